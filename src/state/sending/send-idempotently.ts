import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import { addressOf } from "#api/path.ts";
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
import { withLock } from "#lib/browser.ts";
import { digest } from "#lib/digest.ts";
import { openIntent, type Act, type Intent } from "#state/sending/intents.ts";
import { usePortal } from "#state/store.ts";

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

/** Runs a look-up and gives its answer, or why it failed. Never throws. */
async function ask<I>(lookUp: LookUp<I>, input: I): Promise<LookedUp | { state: "failed"; thrown: unknown }> {
  try {
    return await lookUp(input);
  } catch (thrown) {
    return { state: "failed", thrown };
  }
}

/** How the write would have ended with this answer, which got lost on its way. */
function endedWith<D, R>(write: Write<never, D, R>, status: number, answer: unknown): WriteEnd<D, R> {
  return (
    outcomeOfAnswer(write, status, answer) ?? {
      state: "failed",
      error: new ApiError("status", write.name, `Request failed with status code ${status}`, status),
    }
  );
}

/** A failure after which the outcome of the write is unknown. */
function unknownEnd<D, R>(write: Write<never, D, R>, thrown: unknown): WriteEnd<D, R> {
  const error = thrown ?? new ApiError("malformed", write.name, `${write.name}: unknown outcome`);
  return { state: "failed", error: withOutcome(toApiError(error, write.name), "unknown") };
}

/** How a write ended whose answer was lost with this error, by what was found out since. */
export function endedBy<I, D, R>(
  write: Write<I, D, R>,
  lost: ApiError,
  found: LookedUp | { readonly state: "failed" },
): WriteEnd<D, R> {
  if (found.state === "happened") return endedWith(write, write.idempotency?.proof?.final[0] ?? 200, found.answer);
  return { state: "failed", error: withOutcome(lost, found.state === "not happened" ? "not done" : "unknown") };
}

/** How a write ended whose answer was lost, according to the backend now; any other end is returned unchanged. */
export async function endedAfter<I, D, R>(
  write: Write<I, D, R>,
  input: I,
  lost: WriteEnd<D, R>,
): Promise<WriteEnd<D, R>> {
  const lookUp = lookUpOf(write);
  if (lookUp === undefined || lost.state !== "failed" || !isOutcomeUnknown(lost.error)) return lost;
  return endedBy(write, lost.error, await ask(lookUp, input));
}

/** The act that a write performs: its name, its address and its subject. */
export function actOf<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Act {
  const { act, subject } = write.idempotency;
  const { values, query } = write.request(input);
  return {
    name: act?.(input) ?? write.name,
    address: addressOf(usePortal.getState().config, write.name, values, query) ?? "",
    subject: subject(input),
  };
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
  switch (found.state) {
    case "happened": {
      const status = intent.final ?? proof.final[0];
      const ended = endedWith(write, status, found.answer);
      return intent.final === null ? closeIntent(intent, ended, status, onFirst) : ended;
    }
    case "not happened":
      if (intent.final !== null) intent.close();
      return null;
    case "unknown":
      // Only the same intent with its key may be sent again: the backend recognises it as a repetition.
      return intent.final === null && intent.doubt === "same contents" ? null : unknownEnd(write, undefined);
    case "failed":
      return unknownEnd(write, found.thrown);
    default:
      return found satisfies never;
  }
}

/** The intent of an act with this input. */
const intentOf = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Intent =>
  openIntent(write.idempotency.across, actOf(write, input), write.request(input), Date.now());

/** Whether this browser has sent an act, with these contents or others, and nobody has learnt yet how it ended. */
export function isInDoubt<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): boolean {
  const { doubt, final } = intentOf(write, input);
  return doubt !== null && final === null;
}

/** Asks the backend how an act ended whose answer was lost. Never throws. */
export async function settleLost<I, D, R>(
  write: IdempotentWrite<I, D, R>,
  input: I,
  lost: WriteEnd<D, R>,
  onFirst: OnFirst<D>,
): Promise<WriteEnd<D, R>> {
  const ended = await endedAfter(write, input, lost);
  if (ended.state !== "done") return ended;
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

/** Prevents other tabs from performing the same act at the same time, if the page is secure. */
function withActLock<T>({ name, address, subject }: Act, action: () => Promise<T>): Promise<T> {
  return withLock(`portal-intent ${digest([name, address, subject].join("\n"))}`, action);
}

/** The record of an act, whatever the contents with which it was sent. */
const recordOf = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Intent =>
  openIntent(write.idempotency.across, actOf(write, input), null, Date.now());

/**
 * Records that an act has happened whose answer no page has read, as data read since shows.
 * @param onFirst called if no tab of this browser knew that
 */
export async function settleSeen<I, D, R>(
  write: IdempotentWrite<I, D, R>,
  input: I,
  onFirst: () => void,
): Promise<void> {
  await withActLock(actOf(write, input), () => {
    const { doubt, final, close } = recordOf(write, input);
    if (doubt !== null && final === null) {
      close(200);
      onFirst();
    }
    return Promise.resolve();
  });
}

/** Records that the purchase of an act is reported; false if a tab of this browser has reported it before. */
export const tellOnce = <I, D, R>(write: IdempotentWrite<I, D, R>, input: I): boolean => recordOf(write, input).tell();

/** Milliseconds after which a request sent before cannot reach the server any more. */
const LATEST_MS = 60_000;

/**
 * Records that an act in doubt has not happened, as data read since shows, once its request cannot arrive any more. The
 * next try then is a new intent.
 */
export async function settleDenied<I, D, R>(write: IdempotentWrite<I, D, R>, input: I): Promise<void> {
  await withActLock(actOf(write, input), () => {
    const { doubtSince, final, close } = recordOf(write, input);
    if (final === null && doubtSince !== null && Date.now() - doubtSince > LATEST_MS) close();
    return Promise.resolve();
  });
}

/**
 * Sends a write that must happen once only (contract-public sections 2 and 8). The request carries the intent's key.
 * Nothing is sent if the act has ended for good and the backend confirms it, and after a lost answer the backend is
 * first asked what happened. Tabs that share keys wait for each other if the page is secure; otherwise the shared key
 * alone lets the backend recognise a repetition. Never throws.
 * @returns how the write ended, null if nothing was sent
 */
export async function sendIdempotently<I, D, R>(
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
