import type { AxiosRequestConfig } from "axios";
import * as v from "valibot";
import { checked } from "#api/checked.ts";
import { ApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import { bearerToken, clientSettings, requireAddress, sendRequest, sendWithRetries } from "#api/request.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Answer, Transport } from "#api/transport.ts";

export interface ReadOptions {
  values?: PathValues;
  query?: PathValues;
  signal?: AbortSignal;
  /** Only looked whether there is something: asked once, and a 401 is no expired session. */
  isPublic?: boolean;
  /** What answers in place of the page's client, as an answer that is on its way already. */
  transport?: Transport | undefined;
}

/** The one answer of which nothing may be missing. */
export const tokenSchema = v.object({ token: v.string() });

/**
 * Asks for the bearer token where none is known or on its way.
 * @param transport answers in place of the page's client
 * @throws ApiError of any kind
 */
export function loadBearer(transport?: Transport): Promise<string> {
  return bearerToken(() => read("token", tokenSchema, { transport }).then(({ token }) => token));
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
 * Reads one route of the contract and checks the answer at the border.
 * @throws ApiError of any kind; `malformed` when the answer does not fit the schema
 */
export async function read<T>(
  route: RouteName,
  schema: v.GenericSchema<unknown, T>,
  options: ReadOptions = {},
): Promise<T> {
  // An answer that was asked for before says nothing of the session now.
  const answered = options.transport === undefined ? clientSettings().onRequest(route) : undefined;
  const { data, contentType } = await ask(route, options);
  // A log-in page in place of an answer is none, and fails here.
  const answer = checked(route, schema, data, contentType);
  answered?.();
  return answer;
}

/**
 * Reads one route as the text that came, for an answer that is too long to be taken at once.
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
 * Reads bytes (photos, zip). A given token is sent as bearer. Progress is a share from 0 to 1, or null when unknown.
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
