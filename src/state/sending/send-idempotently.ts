import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import { addressOf } from "#api/path.ts";
import {
  outcomeOfAnswer,
  perform,
  type Ended,
  type LookUp,
  type OnceWrite,
  type Proof,
  type Write,
} from "#api/write.ts";
import { isOutcomeUnknown } from "#domain/failure.ts";
import type { LookedUp } from "#domain/looked-up.ts";
import { withLock } from "#lib/browser.ts";
import { digest } from "#lib/digest.ts";
import { openIntent, type Act, type Intent } from "#state/sending/intents.ts";
import { usePortal } from "#state/store.ts";

/**
 * Called when it becomes known that a write is done, in the same task in which that is noted: never for one that was
 * known to be done before, and not lost where the page goes right after.
 */
export type OnFirst = (() => void) | undefined;

/** What whoever sends wants to be told, and has a say in. */
export interface SendOptions {
  readonly onFirst?: OnFirst;
  /**
   * Asked in the moment in which the write would leave, which may be long after it was asked for: another tab or a
   * look-up came before. With false nothing is sent.
   */
  readonly mayLeave?: (() => boolean) | undefined;
  /** The turn of the page in which it was made (src/state/person.ts); now, where nothing is said. */
  readonly madeIn?: number | undefined;
  /** The `Idempotency-Key` of a write whose intents somebody else keeps. */
  readonly key?: string | undefined;
}

/** How it is found out what has become of a write; undefined where nothing can tell. */
export const lookUpOf = <I, D, R>({ idempotency, lookUp }: Write<I, D, R>): LookUp<I> | undefined =>
  idempotency?.proof?.lookUp ?? lookUp;

/** What a look-up says, or why it could not say it. Never throws. */
async function ask<I>(lookUp: LookUp<I>, input: I): Promise<LookedUp | { state: "failed"; thrown: unknown }> {
  try {
    return await lookUp(input);
  } catch (thrown) {
    return { state: "failed", thrown };
  }
}

/** What an answer would have said that was not heard. */
function endedWith<D, R>(write: Write<never, D, R>, status: number, answer: unknown): Ended<D, R> {
  return (
    outcomeOfAnswer(write, status, answer) ?? {
      state: "failed",
      error: new ApiError("status", write.name, `Request failed with status code ${status}`, status),
    }
  );
}

/** A failure after which nobody can tell what has become of the write. */
function unknownEnd<D, R>(write: Write<never, D, R>, thrown: unknown): Ended<D, R> {
  const error = thrown ?? new ApiError("malformed", write.name, `Nobody knows what became of ${write.name}`);
  return { state: "failed", error: withOutcome(toApiError(error, write.name), "unknown") };
}

/** What became of a write whose answer was lost, by what the backend says of it now; any other end stays as it is. */
export async function endedAfter<I, D, R>(write: Write<I, D, R>, input: I, lost: Ended<D, R>): Promise<Ended<D, R>> {
  const lookUp = lookUpOf(write);
  if (lookUp === undefined || lost.state !== "failed" || !isOutcomeUnknown(lost.error)) return lost;
  const found = await ask(lookUp, input);
  if (found.state === "happened") return endedWith(write, write.idempotency?.proof?.final[0] ?? 200, found.answer);
  return { state: "failed", error: withOutcome(lost.error, found.state === "not happened" ? "not done" : "unknown") };
}

/** What a write does, where, and to whom. */
export function actOf<I, D, R>(write: OnceWrite<I, D, R>, input: I): Act {
  const { act, subject } = write.idempotency;
  const { values, query } = write.request(input);
  return {
    name: act?.(input) ?? write.name,
    address: addressOf(usePortal.getState().config, write.name, values, query) ?? "",
    subject: subject(input),
  };
}

/** Notes that a write has ended for good, and tells so. */
function closeIntent<D, R>(
  intent: Intent,
  ended: Ended<D, R>,
  final: number | undefined,
  onFirst: OnFirst,
): Ended<D, R> {
  intent.close(final);
  if (ended.state === "done") onFirst?.();
  return ended;
}

/**
 * What became of an act that was sent before, as far as this browser knows; null where it may be sent. What is kept of
 * it is no proof (contract-public section 4): ids come again, and a storage outlives a database.
 */
async function endedBefore<I, D, R>(
  write: Write<I, D, R>,
  proof: Proof<I>,
  input: I,
  intent: Intent,
  onFirst: OnFirst,
): Promise<Ended<D, R> | null> {
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
      // Only the same intent with its key may go out again: the backend tells it from a second one.
      return intent.final === null && intent.doubt === "same contents" ? null : unknownEnd(write, undefined);
    case "failed":
      return unknownEnd(write, found.thrown);
    default:
      return found satisfies never;
  }
}

/** What is known of an act by its contents. */
const intentOf = <I, D, R>(write: OnceWrite<I, D, R>, act: Act, input: I): Intent =>
  openIntent(write.idempotency.across, act, write.request(input), Date.now());

/** What became of an act whose answer was lost, as the backend says now. Never throws. */
export async function settleLost<I, D, R>(
  write: OnceWrite<I, D, R>,
  input: I,
  lost: Ended<D, R>,
  onFirst: OnFirst,
): Promise<Ended<D, R>> {
  const ended = await endedAfter(write, input, lost);
  return ended.state === "done"
    ? closeIntent(intentOf(write, actOf(write, input), input), ended, write.idempotency.proof?.final[0], onFirst)
    : ended;
}

async function sendIntent<I, D, R>(
  write: OnceWrite<I, D, R>,
  act: Act,
  input: I,
  { onFirst, mayLeave }: SendOptions,
): Promise<Ended<D, R> | null> {
  const { proof } = write.idempotency;
  const open = (): Intent => intentOf(write, act, input);
  const before = proof === undefined ? null : await endedBefore(write, proof, input, open(), onFirst);
  if (before !== null) return before;
  if (mayLeave?.() === false) return null;
  const intent = open();
  intent.keep();
  const { ended, status, isKnown } = await perform(write, input, { "Idempotency-Key": intent.key });
  if (isKnown) closeIntent(intent, ended, proof?.final.includes(status) === true ? status : undefined, onFirst);
  return ended.state === "failed" ? settleLost(write, input, ended, onFirst) : ended;
}

/** Lets no other tab do this to the same subject meanwhile, where the page is secure. */
function withActLock<T>({ name, address, subject }: Act, action: () => Promise<T>): Promise<T> {
  return withLock(`portal-intent ${digest([name, address, subject].join("\n"))}`, action);
}

/**
 * Notes that an act has happened, as what was read since shows, whose answer no page has read.
 * @param onFirst told where no tab of this browser knew it
 */
export async function settleSeen<I, D, R>(write: OnceWrite<I, D, R>, input: I, onFirst: () => void): Promise<void> {
  const act = actOf(write, input);
  await withActLock(act, () => {
    const intent = openIntent(write.idempotency.across, act, null, Date.now());
    if (intent.doubt !== null && intent.final === null) {
      intent.close(200);
      onFirst();
    }
    return Promise.resolve();
  });
}

/** Milliseconds after which what was sent does not arrive any more. */
const LATEST_MS = 60_000;

/**
 * Notes that an act in doubt has not happened, as what was read since shows, once it cannot happen any more: whoever
 * does it later does it anew.
 */
export async function settleDenied<I, D, R>(write: OnceWrite<I, D, R>, input: I): Promise<void> {
  const act = actOf(write, input);
  await withActLock(act, () => {
    const now = Date.now();
    const { doubtSince, final, close } = openIntent(write.idempotency.across, act, null, now);
    if (final === null && doubtSince !== null && now - doubtSince > LATEST_MS) close();
    return Promise.resolve();
  });
}

/**
 * Sends a write that does something which may happen once only (contract-public sections 2 and 8): with its key, never
 * where it has ended for good and the backend says so, and only after a look whether a lost try has arrived. Tabs that
 * share keys wait for each other, where the page is secure; elsewhere the shared key alone lets the backend tell. Never
 * throws.
 * @returns how it ended, null when nothing was sent
 */
export async function sendIdempotently<I, D, R>(
  write: OnceWrite<I, D, R>,
  input: I,
  options: SendOptions,
): Promise<Ended<D, R> | null> {
  try {
    const act = actOf(write, input);
    const send = (): Promise<Ended<D, R> | null> => sendIntent(write, act, input, options);
    return await (write.idempotency.across === "browser" ? withActLock(act, send) : send());
  } catch (thrown) {
    return { state: "failed", error: withOutcome(toApiError(thrown, write.name), "not done") };
  }
}
