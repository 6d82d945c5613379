import { ApiError, toApiError, withOutcome } from "#api/errors.ts";
import { outcomeOfAnswer, type Ended, type LookUp, type Write } from "#api/write.ts";
import { isOutcomeUnknown } from "#domain/failure.ts";
import type { LookedUp } from "#domain/looked-up.ts";

/** The look-up that finds out how a write ended; undefined if there is none. */
export const lookUpOf = <I, D, R>({ idempotency, lookUp }: Write<I, D, R>): LookUp<I> | undefined =>
  idempotency?.proof?.lookUp ?? lookUp;

/** Runs a look-up and gives its answer, or why it failed. Never throws. */
export async function ask<I>(lookUp: LookUp<I>, input: I): Promise<LookedUp | { state: "failed"; thrown: unknown }> {
  try {
    return await lookUp(input);
  } catch (thrown) {
    return { state: "failed", thrown };
  }
}

/** How the write would have ended with this answer, which got lost on its way. */
export function endedWith<D, R>(write: Write<never, D, R>, status: number, answer: unknown): Ended<D, R> {
  return (
    outcomeOfAnswer(write, status, answer) ?? {
      state: "failed",
      error: new ApiError("status", write.name, `Request failed with status code ${status}`, status),
    }
  );
}

/** A failure after which the outcome of the write is unknown. */
export function unknownEnd<D, R>(write: Write<never, D, R>, thrown: unknown): Ended<D, R> {
  const error = thrown ?? new ApiError("malformed", write.name, `Nobody knows what became of ${write.name}`);
  return { state: "failed", error: withOutcome(toApiError(error, write.name), "unknown") };
}

/** How a write ended whose answer was lost, according to the backend now; any other end is returned unchanged. */
export async function endedAfter<I, D, R>(write: Write<I, D, R>, input: I, lost: Ended<D, R>): Promise<Ended<D, R>> {
  const lookUp = lookUpOf(write);
  if (lookUp === undefined || lost.state !== "failed" || !isOutcomeUnknown(lost.error)) return lost;
  const found = await ask(lookUp, input);
  if (found.state === "happened") return endedWith(write, write.idempotency?.proof?.final[0] ?? 200, found.answer);
  return { state: "failed", error: withOutcome(lost.error, found.state === "not happened" ? "not done" : "unknown") };
}
