import type { AxiosRequestConfig } from "axios";
import type { ClientSettings, SettledCall } from "#api/client-settings.ts";
import { askDirectly, askNetwork } from "#api/direct.ts";
import { ApiError, toApiError } from "#api/errors.ts";
import { addressOf, type PathValues } from "#api/path.ts";
import { isCacheable, routes, type RouteName } from "#api/routes.ts";
import type { Answer, NoAnswer, Transport } from "#api/transport.ts";
import { defaultConfig } from "#config/config.ts";
import { retryTime } from "#domain/answers/retry-after.ts";

const RETRIES = 2;
const RETRY_STATUS = [502, 503, 504];
/** Milliseconds before the first retry; each further pause is twice as long. */
const FIRST_PAUSE = 300;

let settings: ClientSettings = {
  config: defaultConfig,
  timeout: 0,
  onRefused: () => true,
  onRequest: () => () => undefined,
  onSettled: () => undefined,
  onMisfit: () => undefined,
  onHabit: () => undefined,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  jitter: Math.random,
};

/** The bearer token, or the way to it, and since when. */
let bearer: { readonly token: Promise<string>; readonly askedAt: number } | null = null;

/**
 * Drops the bearer token, so that the next call that needs one requests another.
 * @param olderThan milliseconds; a token requested within them is kept. Without it the token is always dropped
 */
export function forgetBearer(olderThan?: number): void {
  if (olderThan === undefined || (bearer !== null && Date.now() - bearer.askedAt >= olderThan)) bearer = null;
}

/**
 * The bearer token, kept in memory only.
 * @param load requests the token; called only if none is known or pending
 */
export function bearerToken(load: () => Promise<string>): Promise<string> {
  bearer ??= {
    token: load().catch((thrown: unknown) => {
      forgetBearer();
      throw thrown;
    }),
    askedAt: Date.now(),
  };
  return bearer.token;
}

/** The settings in force. */
export const clientSettings = (): Readonly<ClientSettings> => settings;

/** Sets the given parts of the client's settings and forgets the bearer token. */
export function configureClient(given: Partial<ClientSettings>): void {
  settings = { ...settings, ...given };
  forgetBearer();
}

let transport: Promise<Transport> | undefined;

/** Loads the axios client once per page: with the first write or download or, so that these need not wait, before. */
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

/**
 * Chooses how a request is sent: by the page's client, or directly if that is not loaded yet and the request is a read.
 */
const transportFor = (route: RouteName, { responseType }: AxiosRequestConfig): Transport | Promise<Transport> =>
  transport === undefined && routes[route].method === "GET" && responseType !== "blob" ? askDirectly : loadTransport();

/**
 * The absolute address of a route. One that cannot be filled, by a mistake in `endpoints` of the configuration, is
 * named in the console.
 * @throws ApiError `malformed` while a value that the address needs is missing
 */
export function requireAddress(route: RouteName, values?: PathValues, query?: PathValues): string {
  const address = addressOf(settings.config, route, values, query);
  if (address !== null) return address;
  const error = new ApiError("malformed", route, `The address of ${route} lacks a value`);
  // eslint-disable-next-line no-console -- nothing is sent, so the network log shows nothing
  console.error(`[portal] ${error.message}`);
  throw error;
}

/** Whether a status is a success. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** One request as it is sent. */
export interface Outgoing {
  readonly request: AxiosRequestConfig;
  readonly signal?: AbortSignal | undefined;
  /** Sends the request in place of the page's client. */
  readonly transport?: Transport | undefined;
  /** Whether the call needs no session, so that 401 is an ordinary answer. */
  readonly isPublic?: boolean;
  /** Whether a status is no failure. */
  readonly accepts?: (status: number) => boolean;
}

function tellSettled(
  route: RouteName,
  address: string,
  { status, retryAt }: Pick<SettledCall, "status" | "retryAt">,
  started: number,
): void {
  settings.onSettled({
    route,
    method: routes[route].method,
    path: new URL(address).pathname,
    status,
    duration: Math.round(performance.now() - started),
    retryAt,
  });
}

/** The statuses by which a server says that it accepts no more requests for now. */
const BUSY_STATUS = [429, 503];

/** When the server accepts the request again (epoch ms), null if it has not said. */
const retryAtOf = ({ status, retryAfter = "", date }: Answer): number | null =>
  BUSY_STATUS.includes(status) ? retryTime(retryAfter, Date.now(), date) : null;

/** Turns any failed request into an error with one of the four messages of spec section 8. */
function failureOf(route: RouteName, answer: Answer | NoAnswer): ApiError {
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
        retryAtOf(answer),
      );
  }
}

/**
 * How the browser's cache is used. Unless told, a browser takes on the way back to a page whatever it has kept, even
 * what the backend said to ask for again.
 */
const cacheModeOf = (route: RouteName): RequestCache => (isCacheable(route) ? "default" : "no-store");

/**
 * Sends a request exactly once.
 * @throws ApiError when no answer came, its status is not accepted, or the session has expired
 */
export async function sendRequest(
  route: RouteName,
  address: string,
  { request, signal, transport: given, isPublic = false, accepts = isSuccess }: Outgoing,
): Promise<Answer> {
  const started = performance.now();
  try {
    const ask = given ?? (await transportFor(route, request));
    const answer = await ask({
      ...request,
      ...(signal && { signal }),
      url: address,
      method: routes[route].method,
      timeout: settings.timeout,
      fetchOptions: { cache: cacheModeOf(route) },
    });
    if (typeof answer === "string" || !accepts(answer.status)) throw failureOf(route, answer);
    tellSettled(route, address, { status: answer.status, retryAt: retryAtOf(answer) }, started);
    return answer;
  } catch (thrown) {
    const error = toApiError(thrown, route);
    tellSettled(route, address, error, started);
    if (error.kind !== "session" || isPublic) throw error;
    forgetBearer();
    throw (await settings.onRefused(route)) ? error : new ApiError("status", route, error.message, error.status);
  }
}

const mayRetry = (error: ApiError): boolean =>
  error.kind === "network" ||
  (error.kind === "status" && RETRY_STATUS.includes(error.status) && error.retryAt === null);

/**
 * Sends the request of a read, and repeats it up to twice after network errors and 502, 503, 504, unless the server has
 * said for how long it accepts no request. Each pause is longer than the one before. A repeated request goes over the
 * network, even if the first was preloaded.
 * @throws ApiError as `sendRequest`
 */
export async function sendWithRetries(
  route: RouteName,
  address: string,
  outgoing: Outgoing,
  attempt = 0,
): Promise<Answer> {
  try {
    return await sendRequest(route, address, outgoing);
  } catch (thrown) {
    const error = toApiError(thrown, route);
    if (attempt >= RETRIES || !mayRetry(error)) throw error;
    await settings.wait(FIRST_PAUSE * 2 ** attempt * (1 + settings.jitter() / 2));
    if (outgoing.signal?.aborted === true) throw failureOf(route, "aborted");
    return sendWithRetries(route, address, { ...outgoing, transport: undefined }, attempt + 1);
  }
}
