import type { AxiosRequestConfig } from "axios";
import * as v from "valibot";
import { bearerToken, forgetBearer } from "#api/bearer.ts";
import { checked } from "#api/checked.ts";
import type { PathValues } from "#api/path.ts";
import { clientSettings, isGood, loadTransport, requireAddress, sendRequest, sendWithRetries } from "#api/request.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Answer, Transport } from "#api/transport.ts";
import { toJson } from "#lib/json.ts";

export interface ReadOptions {
  values?: PathValues;
  query?: PathValues;
  signal?: AbortSignal;
  /** The caller only checks whether there is something: the call is made once, and a 401 is no expired session. */
  isPublic?: boolean;
  /** Sends the request in place of the page's client, such as one that hands over a preloaded answer. */
  transport?: Transport | undefined;
}

/** Milliseconds for which a bearer token is used for writes; an older one is requested again. */
const FRESH_TOKEN_MS = 60_000;

/** The only answer in which no field may be missing. */
export const tokenSchema = v.object({ token: v.string() });

/**
 * Requests the bearer token if none is known or pending.
 * @param transport sends the request in place of the page's client
 * @throws ApiError of any kind
 */
export function loadBearer(transport?: Transport): Promise<string> {
  return bearerToken(() => read("token", tokenSchema, { transport }).then(({ token }) => token));
}

async function headersOf(name: RouteName): Promise<Record<string, string>> {
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
export async function read<T>(
  route: RouteName,
  schema: v.GenericSchema<unknown, T>,
  options: ReadOptions = {},
): Promise<T> {
  // A preloaded answer tells nothing about the session now.
  const answered = options.transport === undefined ? clientSettings().onRequest(route) : undefined;
  const { data, contentType } = await ask(route, options);
  // A login page in place of the answer fails here.
  const answer = checked(route, schema, data, contentType);
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

/** What a write sends; `headers` are added to those of every write. */
export interface WriteRequest {
  readonly values?: PathValues;
  readonly query?: PathValues;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call needs no session, so that 401 is an ordinary answer. */
  readonly isPublic?: boolean;
  /** Called when the request is sent; a failure before that means that nothing was sent. */
  readonly onLeave?: () => void;
}

/**
 * Sends a write exactly once. It is never repeated, and no redirect is followed, since the answer of another address is
 * no outcome of the write (contract-public section 4). On the page's own origin it carries the token of the `csrf`
 * cookie, if there is one.
 * @returns the status, whatever it is, and the unchecked body, which `api/write.ts` reads. Browsers hide the status of
 * a redirect: it is 0
 * @throws ApiError when no answer came, or the session has expired
 */
export async function send(
  route: RouteName,
  { values, query, body, headers, isPublic = false, onLeave }: WriteRequest,
): Promise<{ status: number; data: unknown }> {
  const address = requireAddress(route, values, query);
  const { cookie, header } = clientSettings().config.csrf;
  // An old token may have expired although its person is logged in, and a refused write is not sent again.
  forgetBearer(FRESH_TOKEN_MS);
  const request: AxiosRequestConfig = {
    headers: { ...(await headersOf(route)), ...headers, "Content-Type": "application/json" },
    data: toJson(body),
    xsrfCookieName: cookie,
    xsrfHeaderName: header,
    maxRedirects: 0,
  };
  await loadTransport();
  onLeave?.();
  const answered = clientSettings().onRequest(route);
  const { status, data } = await sendRequest(route, address, {
    request,
    accepts: (code) => isPublic || code !== 401,
  });
  if (isGood(status)) answered();
  return { status, data };
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
