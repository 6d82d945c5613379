import type { AxiosRequestConfig } from "axios";
import * as v from "valibot";
import { checkAnswer } from "#api/check-answer.ts";
import { ApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import { bearerToken, clientSettings, requireAddress, sendRequest, sendWithRetries } from "#api/request.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Answer, Transport } from "#api/transport.ts";

/** How one read is sent, beside its route. */
export interface ReadOptions {
  values?: PathValues;
  query?: PathValues;
  signal?: AbortSignal;
  /** The caller only checks whether there is something: the call is made once, and a 401 is no expired session. */
  isPublic?: boolean;
  /** Sends the request in place of the page's client, such as one that hands over a preloaded answer. */
  transport?: Transport | undefined;
}

/** The only answer in which no field may be missing. */
export const tokenSchema = v.object({ token: v.string() });

/**
 * Requests the bearer token if none is known or pending.
 * @param transport sends the request in place of the page's client
 * @throws ApiError of any kind
 */
export function loadBearer(transport?: Transport): Promise<string> {
  return bearerToken(() => readAnswer("token", tokenSchema, { transport }).then(({ token }) => token));
}

/** What every call of a route carries. @throws ApiError where it needs a token that cannot be had */
export async function headersOf(name: RouteName): Promise<Record<string, string>> {
  const route: Route = routes[name];
  return route.bearer === true ? { Authorization: `Bearer ${await loadBearer()}` } : {};
}

async function ask(
  route: RouteName,
  { values, query, signal, isPublic = false, transport }: ReadOptions,
  further: AxiosRequestConfig = {},
): Promise<Answer> {
  const address = requireAddress(route, values, query);
  const request = { ...further, headers: await headersOf(route) };
  const outgoing = { request, signal, transport, isPublic };
  return isPublic ? sendRequest(route, address, outgoing) : sendWithRetries(route, address, outgoing);
}

/**
 * Calls a read of the contract and checks its answer.
 * @throws ApiError of any kind; `malformed` when the answer does not fit the schema
 */
export async function readAnswer<T>(
  route: RouteName,
  schema: v.GenericSchema<unknown, T>,
  options: ReadOptions = {},
): Promise<T> {
  // A preloaded answer tells nothing about the session now.
  const answered = options.transport === undefined ? clientSettings().onRequest(route) : undefined;
  const { data, contentType } = await ask(route, options);
  // A login page in place of the answer fails here.
  const answer = checkAnswer(route, schema, data, contentType);
  answered?.();
  return answer;
}

/**
 * Calls a read and gives the text of its answer, for answers too long to be parsed at once.
 * @throws ApiError, never `malformed`
 */
export async function readTextAnswer(
  route: RouteName,
  options: ReadOptions,
): Promise<{ readonly text: string; readonly type: string }> {
  const { data, contentType } = await ask(route, options, { responseType: "text" });
  return { text: String(data), type: contentType };
}

/**
 * Reads bytes (photos, zip). A given `token` is sent as bearer token. `onProgress` gets a share from 0 to 1, or null
 * when unknown.
 */
export async function readBytes(
  route: RouteName,
  {
    values,
    signal,
    token,
    onProgress,
    isPublic = false,
  }: ReadOptions & { token?: string; onProgress?: (share: number | null) => void },
): Promise<Blob> {
  const request: AxiosRequestConfig = {
    responseType: "blob",
    headers: { Accept: "*/*", ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    onDownloadProgress: (progress) =>
      onProgress?.(progress.total === undefined ? null : progress.loaded / progress.total),
  };
  const { data } = await sendWithRetries(route, requireAddress(route, values), { request, signal, isPublic });
  return data as Blob;
}

/** A read that the store can share, cache and invalidate. */
export interface Resource<T> {
  readonly name: RouteName;
  /** The schema of everything that the backend gives. */
  readonly schema: v.GenericSchema<unknown, unknown>;
  /**
   * Sends the read once: for `src/state/reads.ts`, and for look-ups by `loadResource`.
   * @param transport sends the request in place of the page's client
   * @throws ApiError of any kind
   */
  readonly load: (values: PathValues, signal: AbortSignal, transport?: Transport) => Promise<T>;
}

/** Sends the read of a resource anew and stores nothing, for example to look up how a write ended. @throws ApiError */
export const loadResource = <T>({ load }: Resource<T>, values: PathValues): Promise<T> =>
  load(values, new AbortController().signal);

/** Divides the values of a read into those of its path and those of its query. */
export function splitValues(
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
export function defineResource<A, T>(
  name: RouteName,
  schema: v.GenericSchema<unknown, unknown>,
  pick: (answer: A) => T,
  inQuery: readonly string[],
  shown: v.GenericSchema<unknown, A>,
): Resource<T>;
export function defineResource<A, T>(
  name: RouteName,
  schema: v.GenericSchema<unknown, A>,
  pick: (answer: A) => T,
  inQuery?: readonly string[],
): Resource<T>;
export function defineResource<A, T>(
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
      pick(await readAnswer(name, shown, { ...splitValues(values, inQuery), signal, transport })),
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
