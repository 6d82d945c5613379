import type { AxiosRequestConfig } from "axios";
import * as v from "valibot";
import { checked, readRefusal } from "#api/checked.ts";
import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import { clientSettings, forgetBearer, isGood, loadTransport, requireAddress, sendRequest } from "#api/request.ts";
import { headersOf } from "#api/resource.ts";
import type { RouteName, WriteName } from "#api/routes.ts";
import { flag, text } from "#domain/entities/fields.ts";
import type { LookedUp } from "#domain/looked-up.ts";
import { toJson } from "#lib/json.ts";

/** What the server made of a write: done, with what it gave back, or refused, with what it said. */
export type Outcome<D, R> =
  | { readonly state: "done"; readonly data: D }
  | { readonly state: "refused"; readonly refusal: R };

/** How a write ended; `failed` means that no answer came that says whether it was done. */
export type Ended<D, R> = Outcome<D, R> | { readonly state: "failed"; readonly error: ApiError };

/** How one status is read. Null reads as a failure of that status. Without a schema the body is not looked at. */
export interface Reader<D, R> {
  readonly schema?: v.GenericSchema;
  readonly read: (data: unknown) => Outcome<D, R> | null;
}

/** What travels. */
export interface Sending<B = unknown> {
  readonly values?: PathValues;
  readonly query?: PathValues;
  readonly body?: B;
}

/** Asks the backend what has become of a write. @throws ApiError */
export type LookUp<I> = (input: I) => Promise<LookedUp>;

/** How it is proved that an act has happened, where an answer was lost or only this browser's storage says so. */
export interface Proof<I> {
  /** After these it is not sent again, unless it has not happened after all; the first means that it was done. */
  readonly final: readonly [number, ...number[]];
  /** Until this has answered nothing is sent, nor said to be done. @throws ApiError */
  readonly lookUp: LookUp<I>;
}

/** What makes an act happen once only, however often it is tried (contract-public sections 2 and 8). */
export interface Idempotency<I> {
  /** What is done, where one call does several things: each is an intent of its own, whoever it is done to. */
  readonly act?: (input: I) => string;
  /** Whom or what it is done to, of which only a fingerprint is kept; '' where the contents alone tell. */
  readonly subject: (input: I) => string;
  /** `browser`: its tabs share keys and wait for each other; `tab`: each has its own. */
  readonly across: "tab" | "browser";
  readonly proof?: Proof<I>;
}

/** A write of the contract, defined beside its route; `useSend` of `src/state/sending/send.ts` sends it. */
export interface Write<I, D, R> {
  readonly name: WriteName;
  /** The body as it travels: the mock portal insists on it, the OpenAPI document tells it. */
  readonly body?: v.GenericSchema;
  readonly request: (input: I) => Sending;
  /**
   * The statuses that say what became of it; `2xx` for all of them that are not listed. Any other is a failure. With a
   * reader for 401 that is an answer like others and no expired session.
   */
  readonly answers: Readonly<Partial<Record<number | "2xx", Reader<D, R>>>>;
  /** The reads that it makes outdated. */
  readonly outdates: readonly RouteName[];
  /**
   * Whether they are outdated once it is done (the default), or however it was answered; after `delay` milliseconds.
   */
  readonly outdated?: { readonly after?: "done" | "any"; readonly delay?: number };
  /** While a write with the same key is under way on the page, none starts. */
  readonly key: (input: I) => string;
  /**
   * Asked where an answer was lost, so that the page does not speak of a failure which its own lists deny. What may
   * happen once only, and is proved, has its look-up there.
   */
  readonly lookUp?: LookUp<I>;
  /** Carries `Idempotency-Key`. */
  readonly idempotency?: Idempotency<I>;
}

/** A write that may happen once only. */
export type OnceWrite<I, D, R> = Write<I, D, R> & { readonly idempotency: Idempotency<I> };

/** Defines a write and keeps the type of its body's schema, by which the mock portal reads what arrives. */
export function defineWrite<I, D, R, B extends v.GenericSchema>(
  write: Write<I, D, R> & { readonly body: B },
): Write<I, D, R> & { readonly body: B };
export function defineWrite<I, D, R>(write: Write<I, D, R>): Write<I, D, R>;
export function defineWrite<I, D, R>(write: Write<I, D, R>): Write<I, D, R> {
  return write;
}

export const done = <D>(data: D): Outcome<D, never> => ({ state: "done", data });
export const refused = <R>(refusal: R): Outcome<never, R> => ({ state: "refused", refusal });

/** Reads a status by itself, whatever the body. */
export function always<D, R>(outcome: Outcome<D, R> | null): Reader<D, R> {
  return { read: () => outcome };
}

/** Reads a status by its body; one that does not fit the schema is a failure. */
export function answer<A, D, R>(
  schema: v.GenericSchema<unknown, A>,
  read: (answer: A) => Outcome<D, R> | null,
): Reader<D, R> {
  return { schema, read: (data) => read(data as A) };
}

/** Done, whatever the body says. */
export const isDone = always<undefined, never>(done(undefined));

/** `{success}`: anything but true is a refusal without a reason. */
export const successAnswer = answer(v.object({ success: flag }), ({ success }): Outcome<undefined, null> =>
  success === true ? done(undefined) : refused(null),
);

/** `{status, errorMsg}`: anything but `ok` is a refusal with the server's sentence, null for none. */
export const statusAnswer = answer(
  v.object({ status: text, errorMsg: text }),
  ({ status, errorMsg }): Outcome<undefined, string | null> => (status === "ok" ? done(undefined) : refused(errorMsg)),
);

/** Milliseconds for which a bearer token is good for a write without being asked for anew. */
const FRESH_TOKEN_MS = 60_000;

/** What a write sends; `headers` come beyond those of every write. */
interface WriteRequest extends Sending {
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
 * @returns the status, whatever it is, and the unchecked body; `perform` reads them. A browser hides the status of
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

/** How a write ended, and whether its outcome is known, so that the next try is another intent. */
export interface Performed<D, R> {
  readonly ended: Ended<D, R>;
  readonly status: number;
  readonly isKnown: boolean;
}

/** Sent on to another page, as to a log-in: whether the write was done nobody has said. */
const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);

/** What a status that is answered for means. @throws ApiError `malformed` where a 2xx cannot be read */
function readAnswer<D, R>(
  name: WriteName,
  { schema, read }: Reader<D, R>,
  status: number,
  data: unknown,
): Outcome<D, R> | null {
  if (schema === undefined) return read(data);
  if (isGood(status)) return read(checked(name, schema, data));
  const said = readRefusal(name, schema, data);
  return said === null ? null : read(said.output);
}

const readerOf = <D, R>({ answers }: Pick<Write<never, D, R>, "answers">, status: number): Reader<D, R> | undefined =>
  answers[status] ?? (isGood(status) ? answers["2xx"] : undefined);

/** What an answer to a write means that was not heard: its status, and what of its body is known otherwise. */
export function outcomeOfAnswer<D, R>(
  write: Pick<Write<never, D, R>, "answers">,
  status: number,
  body: unknown,
): Outcome<D, R> | null {
  return readerOf(write, status)?.read(body) ?? null;
}

/** A page in place of an answer, as of a login or of a server's own: whether the write was done nobody has said. */
const isPage = (status: number, data: unknown): boolean =>
  isGood(status) && typeof data === "string" && data.trimStart().startsWith("<");

/** The failure of an answer that says nothing about the write; null for one that does. */
function noAnswer(name: WriteName, status: number, data: unknown): ApiError | null {
  if (isRedirect(status)) return new ApiError("malformed", name, `${name} was answered by a redirect`, status);
  return isPage(status, data) ? new ApiError("malformed", name, `${name} was answered by a page`, status) : null;
}

/**
 * Sends a write exactly once and reads what became of it. Never throws.
 * @param headers beyond those of every write
 */
export async function perform<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  headers: Readonly<Record<string, string>> = {},
): Promise<Performed<D, R>> {
  const { name, request, answers } = write;
  const way = { hasLeft: false };
  const onLeave = (): void => {
    way.hasLeft = true;
  };
  try {
    const isPublic = answers[401] !== undefined;
    const { status, data } = await send(name, { ...request(input), headers, isPublic, onLeave });
    const none = noAnswer(name, status, data);
    if (none !== null) throw none;
    const reader = readerOf(write, status);
    const outcome = reader === undefined ? null : readAnswer(name, reader, status, data);
    const error = new ApiError("status", name, `Request failed with status code ${status}`, status);
    return { ended: outcome ?? { state: "failed", error }, status, isKnown: reader !== undefined };
  } catch (thrown) {
    const error = toApiError(thrown, name);
    return {
      ended: { state: "failed", error: way.hasLeft ? error : withOutcome(error, "not done") },
      status: 0,
      isKnown: false,
    };
  }
}
