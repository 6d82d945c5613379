import type { AxiosRequestConfig } from "axios";
import * as v from "valibot";
import { defaultConfig } from "#config/config.ts";
import { takePrimed, type Answer, type Lost, type Primed, type ReadBody } from "#api/answer.ts";
import { checked } from "#api/checked.ts";
import type { ClientSettings } from "#api/client-settings.ts";
import { ApiError, toApiError } from "#api/errors.ts";
import { toJson } from "#api/json.ts";
import type { PathValues } from "#api/path.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";
import { addressOf } from "#api/url.ts";

export interface ReadOptions {
  values?: PathValues;
  query?: PathValues;
  signal?: AbortSignal;
  /** Only looked whether there is something: asked once, and a 401 is no expired session. */
  isPublic?: boolean;
  /** The answer that the entry has asked for may be taken; otherwise one that waits is outdated and forgotten. */
  mayTakePrimed?: boolean;
}

const RETRIES = 2;
const RETRY_STATUS = [502, 503, 504];
const FIRST_PAUSE = 300;

let settings: ClientSettings = {
  config: defaultConfig,
  timeout: 0,
  primed: new Map(),
  onRefused: () => true,
  onRequest: () => () => undefined,
  onSettled: () => undefined,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  jitter: Math.random,
};
let bearer: Promise<string> | null = null;

/** Sets the given parts of the client's settings and forgets the bearer token. */
export function configureClient(given: Partial<ClientSettings>): void {
  settings = { ...settings, ...given };
  bearer = null;
}

const askNetwork = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => fetch(new Request(input, init));

let transport: Promise<Transport> | undefined;

/**
 * The axios client, loaded once per page with the first request that needs it, or before that, so that nobody waits for
 * it then.
 */
export function loadTransport(): Promise<Transport> {
  transport ??= import("#api/transport.ts").then(
    ({ createTransport }) => createTransport(askNetwork),
    (thrown: unknown) => {
      transport = undefined;
      throw thrown;
    },
  );
  return transport;
}

function settle(route: RouteName, address: string, method: string, status: number, started: number): void {
  settings.onSettled({
    route,
    method,
    path: new URL(address).pathname,
    status,
    duration: Math.round(performance.now() - started),
  });
}

/** Gives every failure of a request one of the four messages of spec section 8. */
function failureOf(route: RouteName, answer: Answer | Lost): ApiError {
  switch (answer) {
    case "network":
      return new ApiError("network", route, "Network Error");
    case "timeout":
      return new ApiError("timeout", route, `timeout of ${settings.timeout} ms exceeded`);
    case "aborted":
      return new ApiError("aborted", route, "Request aborted");
    default:
      return new ApiError(
        answer.status === 401 ? "session" : "status",
        route,
        `Request failed with status code ${answer.status}`,
        answer.status,
      );
  }
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

interface Sent {
  readonly request: AxiosRequestConfig;
  readonly signal?: AbortSignal | undefined;
  /** An answer that is on its way already. */
  readonly primed?: Promise<Primed> | undefined;
  /** How that one is read, where its body was left to read. */
  readonly readBody?: ReadBody | undefined;
  /** Needs no session: 401 is an answer like others. */
  readonly isPublic?: boolean;
  /** The statuses that are no failure. */
  readonly accepts?: (status: number) => boolean;
}

async function sendOnce(
  route: RouteName,
  address: string,
  { request, signal, primed, readBody, isPublic = false, accepts = isGood }: Sent,
): Promise<Answer> {
  const started = performance.now();
  const { method } = routes[route];
  try {
    const answer =
      primed === undefined
        ? await (
            await loadTransport()
          )({ ...request, ...(signal && { signal }), url: address, method, timeout: settings.timeout })
        : await takePrimed(primed, signal, readBody);
    if (typeof answer === "string" || !accepts(answer.status)) throw failureOf(route, answer);
    settle(route, address, method, answer.status, started);
    return answer;
  } catch (thrown) {
    const error = toApiError(thrown, route);
    settle(route, address, method, error.status, started);
    if (error.kind !== "session" || isPublic) throw error;
    bearer = null;
    throw (await settings.onRefused(route)) ? error : new ApiError("status", route, error.message, error.status);
  }
}

const mayRetry = (error: ApiError): boolean =>
  error.kind === "network" || (error.kind === "status" && RETRY_STATUS.includes(error.status));

/** Reads are repeated up to twice on network errors and 502, 503, 504; each pause is longer than the one before. */
async function sendRead(route: RouteName, address: string, sent: Sent, attempt = 0): Promise<Answer> {
  try {
    return await sendOnce(route, address, sent);
  } catch (thrown) {
    const error = toApiError(thrown, route);
    if (attempt >= RETRIES || !mayRetry(error)) throw error;
    await settings.wait(FIRST_PAUSE * 2 ** attempt * (1 + settings.jitter() / 2));
    if (sent.signal?.aborted === true) throw failureOf(route, "aborted");
    return sendRead(route, address, { ...sent, primed: undefined }, attempt + 1);
  }
}

/** The one answer of which nothing may be missing. */
export const tokenSchema = v.object({ token: v.string() });

/** The bearer token, asked for when first needed and kept in memory only. */
async function bearerHeader(): Promise<Record<string, string>> {
  bearer ??= read("token", tokenSchema, { mayTakePrimed: true }).then((answer) => answer.token);
  try {
    return { Authorization: `Bearer ${await bearer}` };
  } catch (thrown) {
    bearer = null;
    throw thrown;
  }
}

async function headersOf(name: RouteName): Promise<Record<string, string>> {
  const route: Route = routes[name];
  return route.bearer === true ? bearerHeader() : {};
}

function requireAddress(route: RouteName, values?: PathValues, query?: PathValues): string {
  const address = addressOf(settings.config, route, values, query);
  if (address === null) throw new ApiError("malformed", route, `The address of ${route} needs a value that is missing`);
  return address;
}

/** Whether the entry has asked for this answer, and nobody has taken it yet. */
export function isPrimed(route: RouteName, { values, query }: Pick<ReadOptions, "values" | "query">): boolean {
  const address = settings.primed.size === 0 ? null : addressOf(settings.config, route, values, query);
  return address !== null && settings.primed.has(address);
}

/** Forgets the answers that nobody has taken yet: what is written meanwhile makes them outdated. */
export function forgetPrimed(): void {
  settings.primed.clear();
}

async function ask(
  route: RouteName,
  { values, query, signal, isPublic = false, mayTakePrimed = false }: ReadOptions,
  further: AxiosRequestConfig = {},
  readBody?: ReadBody,
): Promise<Answer> {
  const address = requireAddress(route, values, query);
  const primed = settings.primed.get(address);
  settings.primed.delete(address);
  const sent: Sent = {
    request: { ...further, headers: await headersOf(route) },
    signal,
    primed: mayTakePrimed ? primed : undefined,
    readBody,
    isPublic,
  };
  return isPublic ? sendOnce(route, address, sent) : sendRead(route, address, sent);
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
  const isAsked = options.mayTakePrimed !== true || !isPrimed(route, options);
  const answered = isAsked ? settings.onRequest(route) : undefined;
  const { data, contentType } = await ask(route, options);
  // A log-in page in place of an answer is none, and fails here.
  const answer = checked(route, schema, data, contentType);
  answered?.();
  return answer;
}

/**
 * Reads one route as the text that came, for an answer that is too long to be taken at once.
 * @param textOf makes the text of an answer that the entry has asked for
 * @throws ApiError, never `malformed`
 */
export async function readText(
  route: RouteName,
  options: ReadOptions,
  textOf: (response: Response) => Promise<string>,
): Promise<{ readonly text: string; readonly type: string }> {
  const { data, contentType } = await ask(route, options, { responseType: "text" }, textOf);
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
  { values, query, body, headers, isPublic = false }: WriteRequest,
): Promise<{ status: number; data: unknown }> {
  const address = requireAddress(route, values, query);
  const { cookie, header } = settings.config.csrf;
  const request: AxiosRequestConfig = {
    headers: { ...(await headersOf(route)), ...headers, "Content-Type": "application/json" },
    data: toJson(body),
    xsrfCookieName: cookie,
    xsrfHeaderName: header,
    maxRedirects: 0,
  };
  const answered = settings.onRequest(route);
  const { status, data } = await sendOnce(route, address, {
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
  const { data } = await sendRead(route, requireAddress(route, values), { request, signal, isPublic });
  return data as Blob;
}
