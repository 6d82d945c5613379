import type { AxiosRequestConfig } from "axios";
import type * as v from "valibot";
import { checkAnswer, malformed, readAside } from "#api/check-answer.ts";
import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import { clientSettings, forgetBearer, isSuccess, loadTransport, requireAddress, sendRequest } from "#api/request.ts";
import { headersOf } from "#api/resource.ts";
import type { RouteName, WriteName } from "#api/routes.ts";
import type { LookedUp } from "#domain/answers/outcome.ts";
import { toJson } from "#lib/json.ts";

/** What the server did with a write: done, with the data it gave back, or refused, with the reason it gave. */
export type Outcome<D, R> =
  | { readonly state: "done"; readonly data: D }
  | { readonly state: "refused"; readonly refusal: R };

/** How a write ended; `failed` means that no answer says whether it was done. */
export type WriteEnd<D, R> = Outcome<D, R> | { readonly state: "failed"; readonly error: ApiError };

/** Reads the answers of one status. Null makes the answer a failure. Without a schema the body is not checked. */
export interface Reader<D, R> {
  readonly schema?: v.GenericSchema;
  readonly read: (data: unknown) => Outcome<D, R> | null;
}

/** What a write sends. */
export interface Sending<B = unknown> {
  readonly values?: PathValues;
  readonly query?: PathValues;
  readonly body?: B;
}

/** Asks the backend how a write ended. @throws ApiError */
export type LookUp<I> = (input: I) => Promise<LookedUp>;

/** How to prove that an act has happened, if its answer was lost or only this browser's storage says so. */
export interface Proof<I> {
  /** The statuses after which it is not sent again, unless the look-up denies it; the first means that it was done. */
  readonly final: readonly [number, ...number[]];
  /** Asks the backend; until it has answered, nothing is sent nor reported as done. @throws ApiError */
  readonly lookUp: LookUp<I>;
}

/** What makes an act happen only once, however often it is tried (contract-public sections 2 and 8). */
export interface Idempotency<I> {
  /**
   * The name of the act, if the call can do several things: each of them is an intent of its own, even on the same
   * subject.
   */
  readonly act?: (input: I) => string;
  /** Whom or what the act changes, stored only as a fingerprint; '' if the contents alone identify the intent. */
  readonly subject: (input: I) => string;
  /** With `browser` its tabs share keys and wait for each other; with `tab` each tab has keys of its own. */
  readonly across: "tab" | "browser";
  readonly proof?: Proof<I>;
}

/** A write of the contract, defined beside its route; `useSend` of `src/state/sending/send.ts` sends it. */
export interface Write<I, D, R> {
  readonly name: WriteName;
  /** The schema of the body that is sent; the mock portal checks requests by it, and the OpenAPI document shows it. */
  readonly body?: v.GenericSchema;
  readonly request: (input: I) => Sending;
  /**
   * The statuses that tell how the write ended; `2xx` stands for all of them that are not listed. Any other status is a
   * failure. With a reader for 401, a 401 is an ordinary answer instead of an expired session.
   */
  readonly answers: Readonly<Partial<Record<number | "2xx", Reader<D, R>>>>;
  /** The reads that the write makes outdated. */
  readonly outdates: readonly RouteName[];
  /**
   * When they become outdated: once the write is done (the default), or after any answer; in both cases after `delay`
   * milliseconds.
   */
  readonly outdated?: { readonly after?: "done" | "any"; readonly delay?: number };
  /** While a write of the same key is under way on the page, no other starts. */
  readonly key: (input: I) => string;
  /**
   * Asks how the write ended if its answer was lost, or whether it had happened already if it was refused, so that the
   * page does not report a failure that its own lists contradict. A write with `idempotency.proof` has its look-up
   * there.
   */
  readonly lookUp?: LookUp<I>;
  /** Set if the write carries `Idempotency-Key`. */
  readonly idempotency?: Idempotency<I>;
}

/** A write that must happen once only. */
export type IdempotentWrite<I, D, R> = Write<I, D, R> & { readonly idempotency: Idempotency<I> };

/** Defines a write and keeps the type of its body's schema, by which the mock portal parses requests. */
export function defineWrite<I, D, R, B extends v.GenericSchema>(
  write: Write<I, D, R> & { readonly body: B },
): Write<I, D, R> & { readonly body: B };
export function defineWrite<I, D, R>(write: Write<I, D, R>): Write<I, D, R>;
export function defineWrite<I, D, R>(write: Write<I, D, R>): Write<I, D, R> {
  return write;
}

/** The outcome of a write that the server has carried out. */
export const doneWith = <D>(data: D): Outcome<D, never> => ({ state: "done", data });
/** The outcome of a write that the server has refused for a reason that the widget knows. */
export const refusedWith = <R>(refusal: R): Outcome<never, R> => ({ state: "refused", refusal });

/** A reader that gives the same outcome whatever the body. */
export function alwaysReader<D, R>(outcome: Outcome<D, R> | null): Reader<D, R> {
  return { read: () => outcome };
}

/** A reader of the body; a body that does not fit the schema is a failure. */
export function bodyReader<A, D, R>(
  schema: v.GenericSchema<unknown, A>,
  read: (answer: A) => Outcome<D, R> | null,
): Reader<D, R> {
  return { schema, read: (data) => read(data as A) };
}

/** A reader by which the write is done whatever the body. */
export const doneAnswer = alwaysReader<undefined, never>(doneWith(undefined));

/** Milliseconds for which a bearer token is used for writes; an older one is requested again. */
const FRESH_TOKEN_MS = 60_000;

/** What a write sends; `headers` are added to those of every write. */
interface WriteRequest extends Sending {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call needs no session, so that 401 is an ordinary answer. */
  readonly isPublic?: boolean;
  /** Called when the request is sent; a failure before that means that nothing was sent. */
  readonly onSent?: () => void;
}

/**
 * Sends a write exactly once. It is never repeated, and no redirect is followed, since the answer of another address is
 * no outcome of the write (contract-public section 4). On the page's own origin it carries the token of the `csrf`
 * cookie, if there is one.
 * @returns the status, whatever it is, and the unchecked body, which `sendAndRead` reads. Browsers hide the status of a
 *   redirect: it is 0
 * @throws ApiError when no answer came, or the session has expired
 */
export async function send(
  route: RouteName,
  { values, query, body, headers, isPublic = false, onSent }: WriteRequest,
): Promise<{ status: number; data: unknown }> {
  const address = requireAddress(route, values, query);
  const { cookie, header } = clientSettings().config.csrf;
  // An old token may have expired although its person is logged in, and a refused write is not sent again.
  forgetBearer(FRESH_TOKEN_MS);
  const request: AxiosRequestConfig = {
    // Servers refuse an empty body that is called JSON; without a word of ours axios would call it a form.
    headers: { ...(await headersOf(route)), ...headers, "Content-Type": body !== undefined && "application/json" },
    data: toJson(body),
    xsrfCookieName: cookie,
    xsrfHeaderName: header,
    maxRedirects: 0,
  };
  await loadTransport();
  onSent?.();
  const answered = clientSettings().onRequest(route);
  const accepts = (status: number): boolean => isPublic || status !== 401;
  const { status, data } = await sendRequest(route, address, { request, accepts });
  if (isSuccess(status)) answered();
  return { status, data };
}

/** How a write ended, and whether its outcome is known, so that the next try is a new intent. */
export interface Performed<D, R> {
  readonly ended: WriteEnd<D, R>;
  readonly status: number;
  readonly isKnown: boolean;
}

/** Whether the answer is a redirect, for example to a login: it does not say whether the write was done. */
const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);

/** Reads an answer whose status has a reader. @throws ApiError `malformed` if the body of a 2xx does not fit */
function outcomeIn<D, R>(
  name: WriteName,
  { schema, read }: Reader<D, R>,
  status: number,
  data: unknown,
): Outcome<D, R> | null {
  if (schema === undefined) return read(data);
  if (isSuccess(status)) return read(checkAnswer(name, schema, data));
  const said = readAside(name, schema, data);
  return said === null ? null : read(said.output);
}

const readerFor = <D, R>({ answers }: Pick<Write<never, D, R>, "answers">, status: number): Reader<D, R> | undefined =>
  answers[status] ?? (isSuccess(status) ? answers["2xx"] : undefined);

/** What the lost answer to a write would have meant, by its status and a body learnt in another way. */
export function outcomeOfAnswer<D, R>(
  write: Pick<Write<never, D, R>, "answers">,
  status: number,
  body: unknown,
): Outcome<D, R> | null {
  return readerFor(write, status)?.read(body) ?? null;
}

const isPage = (data: unknown): boolean => typeof data === "string" && data.trimStart().startsWith("<");

/**
 * Whether an answer does not say if the write was done: a redirect, or a page such as a login. A refusal may be the
 * page of a firewall, which an act with a proof does not take for an end.
 */
const isUntold = (
  { idempotency }: Pick<Write<never, never, never>, "idempotency">,
  status: number,
  data: unknown,
): boolean => isRedirect(status) || ((isSuccess(status) || idempotency?.proof !== undefined) && isPage(data));

/**
 * Sends a write exactly once and reads its answer. Never throws.
 * @param headers added to those of every write
 */
export async function sendAndRead<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  headers: Readonly<Record<string, string>> = {},
): Promise<Performed<D, R>> {
  const { name, request, answers } = write;
  const sending = { hasBegun: false };
  const onSent = (): void => {
    sending.hasBegun = true;
  };
  try {
    const isPublic = answers[401] !== undefined;
    const { status, data } = await send(name, { ...request(input), headers, isPublic, onSent });
    if (isUntold(write, status, data)) throw malformed(name, "a redirect or page");
    const reader = readerFor(write, status);
    const outcome = reader === undefined ? null : outcomeIn(name, reader, status, data);
    if (reader !== undefined && outcome === null && isSuccess(status)) throw malformed(name, "no outcome");
    const error = new ApiError("status", name, `Request failed with status code ${status}`, status);
    return { ended: outcome ?? { state: "failed", error }, status, isKnown: reader !== undefined };
  } catch (thrown) {
    const error = toApiError(thrown, name);
    return {
      ended: { state: "failed", error: sending.hasBegun ? error : withOutcome(error, "not done") },
      status: 0,
      isKnown: false,
    };
  }
}
