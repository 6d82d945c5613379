import type { OrderState, OrderType } from "./entities/cart.ts";
import type { Id } from "./entities/fields.ts";
import type { PlanRow } from "./entities/plan.ts";
import type { Recipient } from "./entities/recipient.ts";

/**
 * What a look-up says of an act: it has happened, with what its own answer would have said; it has not; or the backend
 * knows nothing of it, which is neither.
 */
export type LookedUp =
  | { readonly state: "happened"; readonly answer: unknown }
  | { readonly state: "not happened" }
  | { readonly state: "unknown" };

const isSame = (a: Id | null, b: Id | null): boolean => a !== null && b !== null && String(a) === String(b);

/**
 * What has become of the order of a participant as an entry of some type, by what `orderState` says; null for a backend
 * that cannot say it. Without a type its yes speaks of the entry as it stood in the cart. A request that has become
 * something else since, as a reservation that was booked, was ordered; a booking is no booking under another name.
 */
export function orderLookedUp(states: readonly OrderState[] | null, recipientId: Id, type: OrderType): LookedUp {
  const state = states?.find((known) => isSame(known.recipientId, recipientId));
  switch (state?.ordered) {
    case true: {
      const isMeant = state.type === null || state.type === type || type !== "booking";
      return isMeant ? { state: "happened", answer: { orderNumber: state.orderNumber } } : { state: "not happened" };
    }
    case false:
      return { state: "not happened" };
    default:
      return { state: "unknown" };
  }
}

/**
 * What has become of the booking of a reservation, by the participants of its event as they are now: who reads as
 * booked is booked, and nobody else (contract-public section 8).
 */
export function bookingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id | null): LookedUp {
  const row = recipients?.find((known) => isSame(known.recipientId, recipientId));
  if (row === undefined) return { state: "unknown" };
  return row.type === "booking" ? { state: "happened", answer: undefined } : { state: "not happened" };
}

/**
 * What has become of the cancelling of a participant, by the participants of the event as they are now. One who is not
 * among them any more tells nothing: they may have been cancelled at once, or stand elsewhere.
 */
export function cancellingLookedUp(recipients: readonly Recipient[] | null, recipientId: Id): LookedUp {
  const row = recipients?.find((known) => isSame(known.recipientId, recipientId));
  if (row === undefined) return { state: "unknown" };
  return row.cancelState === "pending" ? { state: "happened", answer: undefined } : { state: "not happened" };
}

/** What has become of a removal, by what is there now. */
export const removalLookedUp = (ids: readonly (Id | null)[], removed: Id): LookedUp =>
  ids.some((known) => isSame(known, removed)) ? { state: "not happened" } : { state: "happened", answer: undefined };

/** What has become of a new plan: one of its title may be it, or an older one. */
export const newPlanLookedUp = (rows: readonly PlanRow[], title: string): LookedUp =>
  rows.some((row) => row.title === title) ? { state: "unknown" } : { state: "not happened" };
