import type { OrderState, OrderType } from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import type { PlanRow } from "#domain/entities/plan.ts";
import type { Recipient } from "#domain/entities/recipient.ts";

/** What is known of a failed write: that it was not done, or nothing. */
export type FailedOutcome = "not done" | "unknown";

/** The parts of a failed call that the rules need. A caller passes its own error, and gets that object back. */
export interface FailedCall {
  readonly kind: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** What is known beyond kind and status: the call was never sent, or its outcome was looked up. */
  readonly outcome?: FailedOutcome | undefined;
}

/**
 * Whether a failed write may have been done: no readable answer came, or one with a status that is neither expected nor
 * a refusal.
 */
export function isOutcomeUnknown({ kind, status, outcome }: FailedCall): boolean {
  if (outcome !== undefined) return outcome === "unknown";
  const isSaid = kind !== "network" && kind !== "timeout" && kind !== "malformed";
  return !isSaid || (status !== 0 && (status < 400 || status >= 500));
}

/** What the customer is told of a write that has ended. There are only these four words, and each has one sentence. */
export type OutcomeWord = "known" | "refused" | "unknown" | "unsent";

/** How a write has ended. */
type EndedWrite =
  | { readonly state: "done" }
  | { readonly state: "refused" }
  | { readonly state: "failed"; readonly error: FailedCall };

/** The word for how a write ended. A write that may have been done is never called unsent. */
export function outcomeWord(ended: Exclude<EndedWrite, { state: "done" }>): Exclude<OutcomeWord, "known">;
export function outcomeWord(ended: EndedWrite): OutcomeWord;
export function outcomeWord(ended: EndedWrite): OutcomeWord {
  if (ended.state === "failed") return isOutcomeUnknown(ended.error) ? "unknown" : "unsent";
  return ended.state === "done" ? "known" : "refused";
}

/**
 * The result of looking up an act: it has happened, with the body that its own answer would have had; it has not
 * happened; or the backend cannot tell.
 */
export type LookedUp =
  | { readonly state: "happened"; readonly answer: unknown }
  | { readonly state: "not happened" }
  | { readonly state: "unknown" };

/**
 * Tells whether an entry of this type was ordered for a participant, by what `orderState` says of them; null if that is
 * neither a yes nor a no. An answer without a type means the entry as it was in the cart. A reservation or waiting-list
 * entry that was booked since counts as ordered; a booking counts only as a booking. What was ordered under an unknown
 * word may be the booking that was asked for.
 */
export function isOrderedAs(said: OrderState | undefined, type: OrderType): boolean | null {
  if (said?.ordered !== true) return said?.ordered ?? null;
  if (said.type === "reservation" || said.type === "waitingList") return type !== "booking";
  return said.type === null || said.type === "booking" ? true : null;
}

/** The same as the result of looking up the order. */
export function orderLookedUp(said: OrderState | undefined, type: OrderType): LookedUp {
  const isOrdered = isOrderedAs(said, type);
  return isOrdered === true
    ? { state: "happened", answer: { orderNumber: said?.orderNumber ?? null } }
    : { state: isOrdered === false ? "not happened" : "unknown" };
}

/**
 * Tells whether a reservation was booked, by the event's participants now: only one whose type is a booking is booked
 * (contract-public section 8). A type that is unknown may be one.
 */
export function bookingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id | null): LookedUp {
  const row = recipients?.find((known) => sameId(known.recipientId, recipientId));
  if (row?.type === "booking") return { state: "happened", answer: undefined };
  return { state: row?.type === "reservation" || row?.type === "waitingList" ? "not happened" : "unknown" };
}

/**
 * Tells whether a participant was cancelled, by the event's participants now. Whoever is missing there may have been
 * cancelled at once or be listed elsewhere, an unknown word may mean a cancellation, and a refused one has arrived: all
 * these are neither a yes nor a no.
 */
export function cancellingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id | null): LookedUp {
  const row = recipients?.find((known) => sameId(known.recipientId, recipientId));
  if (row?.cancelState === "pending") return { state: "happened", answer: undefined };
  return { state: row?.cancelState === "none" ? "not happened" : "unknown" };
}

/** Tells whether an item was removed, by the ids that are there now. */
export const removalLookedUp = (ids: readonly (Id | null)[], removed: Id): LookedUp =>
  isAmong(ids, removed) ? { state: "not happened" } : { state: "happened", answer: undefined };

/** Tells whether a plan was created: a plan of its title may be the new one or an older one. */
export const newPlanLookedUp = (rows: readonly PlanRow[], title: string | null): LookedUp =>
  rows.some((row) => row.title === title) ? { state: "unknown" } : { state: "not happened" };
