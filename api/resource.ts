import type * as v from "valibot";
import { read } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";

/** A read that the store can share, cache and invalidate. */
export interface Resource<T> {
  readonly name: RouteName;
  /** The schema of everything that the backend gives. */
  readonly schema: v.GenericSchema<unknown, unknown>;
  /**
   * Sends the read once; only `src/state/reads.ts` calls this.
   * @param transport sends the request in place of the page's client
   * @throws ApiError of any kind
   */
  readonly load: (values: PathValues, signal: AbortSignal, transport?: Transport) => Promise<T>;
}

/** Reads a resource once without storing the answer, for example to look up how a write ended. @throws ApiError */
export const askOnce = <T>({ load }: Resource<T>, values: PathValues): Promise<T> =>
  load(values, new AbortController().signal);

/** Divides the values of a read into those of its path and those of its query. */
export function divided(
  values: PathValues,
  inQuery: readonly string[],
): { readonly values: PathValues; readonly query: PathValues } {
  const of = (wanted: boolean): PathValues =>
    Object.fromEntries(Object.entries(values).filter(([key]) => inQuery.includes(key) === wanted));
  return { values: of(false), query: of(true) };
}

/**
 * Defines a resource by its route, the schema of its answer and what is wanted of the answer.
 * @param inQuery the names of the values that are sent in the query; all others belong to the path
 * @param shown the schema for parsing answers if views show only some of the fields, so that the others are not checked
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

/** The same resource, with null if the backend answers 404. */
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
