import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import {
  outcomeOfAnswer,
  sendAndRead,
  type WriteEnd,
  type LookUp,
  type IdempotentWrite,
  type Proof,
  type Write,
} from "#api/write.ts";
import { isOutcomeUnknown, type LookedUp } from "#domain/answers/outcome.ts";
import { actOf, intentOf, withActLock, type Intent } from "#state/sending/intents.ts";
import type { SendState } from "#state/sending/send-state.ts";

/**
 * Called when it becomes known that a write has been done, in the same task in which that is recorded, so that it is
 * not lost if the page is left right after. It is given what the backend answered, and is never called for a write that
 * was already known to be done.
 */
export type OnFirst<D> = ((data: D) => void) | undefined;

/** Options of the code that sends a write. */
export interface SendOptions<D> {
  readonly onFirst?: OnFirst<D>;
  /**
   * Asked just before the write is sent, which may be long after it was requested, since another tab or a look-up can
   * come first. If it returns false, nothing is sent.
   */
  readonly maySend?: (() => boolean) | undefined;
  /** The turn of the page in which the write was made (src/state/person.ts); by default the current one. */
  readonly madeIn?: number | undefined;
  /** The `Idempotency-Key` of a write that has no `idempotency` of its own, because its caller keeps the keys. */
  readonly key?: string | undefined;
}

/** The look-up that finds out how a write ended; undefined if there is none. */
export const lookUpOf = <I, D, R>({ idempotency, lookUp }: Write<I, D, R>): LookUp<I> | undefined =>
  idempotency?.proof?.lookUp ?? lookUp;

/** What a look-up found, or why it failed. */
type Found = LookedUp | { readonly state: "failed"; readonly thrown: unknown };

/** Runs a look-up. Never throws. */
async function ask<I>(lookUp: LookUp<I>, input: I): Promise<Found> {
  try {
    return await lookUp(input);
  } catch (thrown) {
    return { state: "failed", thrown };
  }
}

/** A failure after which the outcome of the write is unknown. */
function unknownEnd<D, R>(write: Write<never, D, R>, thrown: unknown): WriteEnd<D, R> {
  const error = thrown ?? new ApiError("malformed", write.name, "Unknown outcome");
  return { state: "failed", error: withOutcome(toApiError(error, write.name), "unknown") };
}

/** How the write would have ended with this answer, which got lost on its way. */
const endedWith = <D, R>(write: Write<never, D, R>, status: number, answer: unknown): WriteEnd<D, R> =>
  outcomeOfAnswer(write, status, answer) ?? unknownEnd(write, undefined);

/** How a write ended whose answer was lost with this error, by what was found out since. */
export function endedBy<I, D, R>(
  write: Write<I, D, R>,
  lost: ApiError,
  found: LookedUp | { readonly state: "failed" },
): WriteEnd<D, R> {
  if (found.state === "happened") return endedWith(write, write.idempotency?.proof?.final[0] ?? 200, found.answer);
  return { state: "failed", error: withOutcome(lost, found.state === "not happened" ? "not done" : "unknown") };
}

/** What the backend says of a write that ended like this; null if that is known, or cannot be looked up. */
async function foundAfter<I, D, R>(write: Write<I, D, R>, input: I, lost: SendState<D, R>): Promise<Found | null> {
  const lookUp = lookUpOf(write);
  return lookUp === undefined || lost.state !== "failed" || !isOutcomeUnknown(lost.error) ? null : ask(lookUp, input);
}

/** How a write ended whose answer was lost, according to the backend now; any other end is returned unchanged. */
async function endedAfter<I, D, R>(write: Write<I, D, R>, input: I, lost: WriteEnd<D, R>): Promise<WriteEnd<D, R>> {
  const found = await foundAfter(write, input, lost);
  return found === null || lost.state !== "failed" ? lost : endedBy(write, lost.error, found);
}

/** Closes the intent of a write that has ended, and calls `onFirst` if it was done. */
function closeIntent<D, R>(
  intent: Intent,
  ended: WriteEnd<D, R>,
  final: number | undefined,
  onFirst: OnFirst<D>,
): WriteEnd<D, R> {
  intent.close(final);
  if (ended.state === "done") onFirst?.(ended.data);
  return ended;
}

/**
 * How an act ended that this browser has sent before; null if it may be sent. The record in this browser proves nothing
 * (contract-public section 4): ids may be used again, and a storage may outlive a database. So the backend is asked.
 */
async function endedBefore<I, D, R>(
  write: Write<I, D, R>,
  proof: Proof<I>,
  input: I,
  intent: Intent,
  onFirst: OnFirst<D>,
): Promise<WriteEnd<D, R> | null> {
  if (intent.final === null && intent.doubt === null) return null;
  const found = await ask(proof.lookUp, input);
  if (found.state === "happened") {
    const status = intent.final ?? proof.final[0];
    const ended = endedWith(write, status, found.answer);
    return intent.final === null ? closeIntent(intent, ended, status, onFirst) : ended;
  }
  if (found.state === "not happened") {
    if (intent.final !== null) intent.close();
    return null;
  }
  // Only the same intent with its key may be sent again: the backend recognises it as a repetition.
  if (found.state === "unknown" && intent.final === null && intent.doubt === "same contents") return null;
  return unknownEnd(write, found.state === "failed" ? found.thrown : undefined);
}

const isIdempotent = <I, D, R>(write: Write<I, D, R>): write is IdempotentWrite<I, D, R> =>
  write.idempotency !== undefined;

/** Asks the backend how a write ended whose answer was lost. Never throws. */
export async function settleLost<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  lost: WriteEnd<D, R>,
  onFirst: OnFirst<D>,
): Promise<WriteEnd<D, R>> {
  const ended = await endedAfter(write, input, lost);
  if (ended.state !== "done" || !isIdempotent(write)) return ended;
  const intent = intentOf(write, input);
  // Data read since may have told it already (`settleSeen`).
  return closeIntent(intent, ended, write.idempotency.proof?.final[0], intent.final === null ? onFirst : undefined);
}

async function sendIntent<I, D, R>(
  write: IdempotentWrite<I, D, R>,
  input: I,
  { onFirst, maySend }: SendOptions<D>,
): Promise<WriteEnd<D, R> | null> {
  const { proof } = write.idempotency;
  const open = (): Intent => intentOf(write, input);
  const before = proof === undefined ? null : await endedBefore(write, proof, input, open(), onFirst);
  if (before !== null) return before;
  if (maySend?.() === false) return null;
  const intent = open();
  intent.keep();
  const { ended, status, isKnown } = await sendAndRead(write, input, { "Idempotency-Key": intent.key });
  if (isKnown) closeIntent(intent, ended, proof?.final.includes(status) === true ? status : undefined, onFirst);
  return ended.state === "failed" ? settleLost(write, input, ended, onFirst) : ended;
}

/**
 * Sends a write that must happen once only (contract-public sections 2 and 8). The request carries the intent's key.
 * Nothing is sent if the act has ended for good and the backend confirms it, and after a lost answer the backend is
 * first asked what happened. Tabs that share keys wait for each other if the page is secure; otherwise the shared key
 * alone lets the backend recognise a repetition. Never throws.
 * @returns how the write ended, null if nothing was sent
 */
async function sendIdempotently<I, D, R>(
  write: IdempotentWrite<I, D, R>,
  input: I,
  options: SendOptions<D>,
): Promise<WriteEnd<D, R> | null> {
  try {
    const send = (): Promise<WriteEnd<D, R> | null> => sendIntent(write, input, options);
    return await (write.idempotency.across === "browser" ? withActLock(actOf(write, input), send) : send());
  } catch (thrown) {
    return { state: "failed", error: withOutcome(toApiError(thrown, write.name), "not done") };
  }
}

/** The statuses by which a backend also refuses what has happened already: its item is gone, or is as it should be. */
const ALREADY: readonly number[] = [404, 409, 410];

/**
 * Sends a write without `idempotency`, and looks up its outcome if the answer was lost. If it is refused, it may have
 * happened already: by an earlier try that arrived late, in another tab or on another device.
 * @param before how it ended before on this page
 */
async function performOnce<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  { key }: SendOptions<D>,
  before: SendState<D, R>,
): Promise<WriteEnd<D, R>> {
  const found = await foundAfter(write, input, before);
  // Until the backend has answered nothing is sent; where it cannot tell, the customer's press decides.
  if (before.state === "failed" && (found?.state === "happened" || found?.state === "failed"))
    return endedBy(write, before.error, found);
  const { ended } = await sendAndRead(write, input, key === undefined ? {} : { "Idempotency-Key": key });
  if (ended.state !== "failed" || !ALREADY.includes(ended.error.status)) return endedAfter(write, input, ended);
  const already = await endedAfter(write, input, { ...ended, error: withOutcome(ended.error, "unknown") });
  return already.state === "done" ? already : ended;
}

/**
 * Performs a write: with an `Idempotency-Key` if it must happen once only, otherwise at most once as far as can be
 * looked up. Never throws.
 * @param before how it ended before on this page
 * @returns how the write ended, null if nothing was sent
 */
export const perform = <I, D, R>(
  write: Write<I, D, R>,
  input: I,
  options: SendOptions<D>,
  before: SendState<D, R>,
): Promise<WriteEnd<D, R> | null> =>
  isIdempotent(write) ? sendIdempotently(write, input, options) : performOnce(write, input, options, before);
