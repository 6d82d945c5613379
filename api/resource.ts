import type * as v from "valibot";
import { read } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";

/** A read that the store can share, cache and invalidate. */
export interface Resource<T> {
  readonly name: RouteName;
  /** All that the backend gives. */
  readonly schema: v.GenericSchema<unknown, unknown>;
  /**
   * Reads it once; only the read machine calls this (src/state/reads.ts).
   * @param transport answers in place of the page's client
   * @throws ApiError of any kind
   */
  readonly load: (values: PathValues, signal: AbortSignal, transport?: Transport) => Promise<T>;
}

/** Asks once and by itself, where the answer is shown nowhere: what has become of a write. @throws ApiError */
export const askOnce = <T>({ load }: Resource<T>, values: PathValues): Promise<T> =>
  load(values, new AbortController().signal);

/** Divides the values of a read into those of the path and those of the query. */
export function divided(
  values: PathValues,
  inQuery: readonly string[],
): { readonly values: PathValues; readonly query: PathValues } {
  const of = (wanted: boolean): PathValues =>
    Object.fromEntries(Object.entries(values).filter(([key]) => inQuery.includes(key) === wanted));
  return { values: of(false), query: of(true) };
}

/**
 * Defines a resource from its route, the schema of its answer and what of it is wanted.
 * @param inQuery the names of the values that travel in the query; all others stand in the path
 * @param shown the schema by which answers are read, where no view shows all that the backend gives: what nobody looks
 *   at need not be checked
 */
export function resource<A, T>(
  name: RouteName,
  schema: v.GenericSchema<unknown, unknown>,
  pick: (answer: A) => T,
  inQuery: readonly string[],
  shown: v.GenericSchema<unknown, A>,
): Resource<T>;
export function resource<A, T>(
  name: RouteName,
  schema: v.GenericSchema<unknown, A>,
  pick: (answer: A) => T,
  inQuery?: readonly string[],
): Resource<T>;
export function resource<A, T>(
  name: RouteName,
  schema: v.GenericSchema<unknown, A>,
  pick: (answer: A) => T,
  inQuery: readonly string[] = [],
  shown = schema,
): Resource<T> {
  return {
    name,
    schema,
    load: async (values, signal, transport) =>
      pick(await read(name, shown, { ...divided(values, inQuery), signal, transport })),
  };
}

/** The same, with null where the backend answers 404. */
export function optionalResource<T>(base: Resource<T>): Resource<T | null> {
  return {
    ...base,
    load: async (values, signal, transport) => {
      try {
        return await base.load(values, signal, transport);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 404) return null;
        throw thrown;
      }
    },
  };
}
