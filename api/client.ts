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
  /** Only looked whether there is something: asked once, and a 401 is no expired session. */
  isPublic?: boolean;
  /** What answers in place of the page's client, as an answer that is on its way already. */
  transport?: Transport | undefined;
}

/** Milliseconds for which a bearer token is good for a write without being asked for anew. */
const FRESH_TOKEN_MS = 60_000;

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

/** What a write sends; `headers` come beyond those of every write. */
export interface WriteRequest {
  readonly values?: PathValues;
  readonly query?: PathValues;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Needs no session: 401 is an answer like others. */
  readonly isPublic?: boolean;
  /** Called when all that it needs is there and it leaves: what fails before has not been sent. */
  readonly onLeave?: () => void;
}

/**
 * Sends a write exactly once; nothing is retried by itself, and no redirect is followed: what another address answers
 * is no outcome of it (contract-public section 4). On the page's own origin it carries the token of the `csrf` cookie,
 * if there is one.
 * @returns the status, whatever it is, and the unchecked body; `api/write.ts` reads them. A browser hides the status of
 *   a redirect: it is 0
 * @throws ApiError when no answer came, or the session is over
 */
export async function send(
  route: RouteName,
  { values, query, body, headers, isPublic = false, onLeave }: WriteRequest,
): Promise<{ status: number; data: unknown }> {
  const address = requireAddress(route, values, query);
  const { cookie, header } = clientSettings().config.csrf;
  // A token from before may be over while its person is still logged in, and a refused write is not sent again.
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
