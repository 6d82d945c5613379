import type * as v from 'valibot';
import { read } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import type { PathValues } from '#api/path.ts';
import type { RouteName } from '#api/routes.ts';

/** A read that the store can share, cache and invalidate. */
export interface Resource<T> {
  readonly name: RouteName;
  readonly schema: v.GenericSchema<unknown, unknown>;
  readonly load: (values: PathValues, signal: AbortSignal) => Promise<T>;
}

/** Defines a resource from its route, the schema of its answer and what of it is wanted. */
export function resource<A, T>(name: RouteName, schema: v.GenericSchema<unknown, A>, pick: (answer: A) => T): Resource<T> {
  return { name, schema, load: async (values, signal) => pick(await read(name, schema, { values, signal })) };
}

/** The same, with null where the backend answers 404. */
export function optionalResource<T>(base: Resource<T>): Resource<T | null> {
  return {
    ...base,
    load: async (values, signal) => {
      try {
        return await base.load(values, signal);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 404) return null;
        throw thrown;
      }
    },
  };
}
