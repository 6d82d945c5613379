import type { Cart, Refusal } from "#domain/entities/cart.ts";
import { isOutcomeUnknown, type FailedCall } from "#domain/failure.ts";
import { sameId } from "./cart.ts";
import { isInCart, linesOf, type OrderLine } from "./order-lines.ts";
import { refusalReason } from "./refusal.ts";

/**
 * The result of a participant's `checkout`. `failed`: the backend said that nothing was ordered, and the participant
 * may be tried again alone. `unknown`: no answer came, and the backend must be asked before anything is sent. `gone`:
 * the participant is no longer in the cart, and was not ordered.
 */
export const orderSteps = [
  "waiting",
  "sending",
  "failed",
  "unknown",
  "gone",
  "booked",
  "converted",
  "soldOut",
  "closed",
  "changed",
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Whether the data layer must be told of a booking: `due` from the first news of it until it has been told. */
export const purchaseSteps = ["none", "due", "told"] as const;

/** A participant of an order, with all that is known of their `checkout`. */
export interface OrderPerson extends OrderLine {
  readonly step: OrderStep;
  /** Why the participant was refused, with other dates. */
  readonly refusal: Refusal | null;
  /** The number of the order, if the backend gave one. */
  readonly number: string | null;
  /** The price in cents, if the backend gave it. */
  readonly price: number | null;
  readonly purchase: (typeof purchaseSteps)[number];
}

/** A participant who is to be ordered. */
export const waitingPerson = (line: OrderLine): OrderPerson => ({
  ...line,
  step: "waiting",
  refusal: null,
  number: null,
  price: null,
  purchase: "none",
});

/** How a `checkout` ended, in the parts that decide the step. */
export type CheckoutEnd =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly refusal: "converted" | { readonly reason: string | null } }
  | { readonly state: "failed"; readonly error: FailedCall };

/**
 * The step after a `checkout`. A 409 `duplicate` counts as a 403 (contract-public section 4); after a 401 nothing has
 * happened.
 */
export function stepOf(end: CheckoutEnd): OrderStep {
  switch (end.state) {
    case "done":
      return "booked";
    case "failed":
      if (end.error.status === 401) return "waiting";
      return isOutcomeUnknown(end.error) ? "unknown" : "failed";
    case "refused": {
      const reason = end.refusal === "converted" ? "duplicate" : refusalReason(end.refusal.reason);
      return reason === "duplicate" ? "converted" : (reason ?? "failed");
    }
    default:
      return end satisfies never;
  }
}

/** Whether a participant is ordered (booked or converted) and so is never sent again, even after a reload. */
export const isOrdered = ({ step }: Pick<OrderPerson, "step">): boolean => step === "booked" || step === "converted";

/** The participant to be sent next; null while a change must be confirmed, or when all have a result. */
export function nextOf<P extends Pick<OrderPerson, "step">>(people: readonly P[]): P | null {
  if (people.some(({ step }) => step === "changed")) return null;
  return people.find(({ step }) => step === "waiting") ?? null;
}

/**
 * Whether a step is still true when it is restored from a stored order: refused places are, a booking must be asked
 * for.
 */
const staysRefused = (step: OrderStep): boolean => step === "soldOut" || step === "closed";

/**
 * The step of a participant by the backend's word and the cart. Only the backend's word makes somebody ordered; if it
 * has none (null), the outcome is unknown; a participant who is not in the cart was not ordered.
 */
export function stepByWord(step: OrderStep, ordered: boolean | null, isInCart: boolean): OrderStep {
  if (ordered === true) return step === "converted" ? step : "booked";
  // A participant who has left the cart may have been ordered by another page, whatever this page has done.
  const isKnown = ordered === false || step === "gone" || (isInCart && (step === "waiting" || staysRefused(step)));
  if (!isKnown) return "unknown";
  if (!isInCart) return "gone";
  // The backend now denies that the participant was booked before: the reader may send again, but nothing is sent by
  // itself.
  if (step === "converted") return "failed";
  return staysRefused(step) ? step : "waiting";
}

/** The steps with which a participant stays on the page after leaving the cart. */
const STAYS: readonly OrderStep[] = ["booked", "converted", "failed", "unknown", "gone"];

/**
 * Whether a participant left the cart after a refusal that the customer had seen: the customer has found another way
 * for them, for example by a move.
 */
const wasRefused = ({ step: at, refusal }: OrderPerson): boolean =>
  at === "gone" && refusal !== null && !STAYS.includes(stepOf({ state: "refused", refusal }));

/** Everybody in a cart; participants who are already ordered stay as they were. */
export function begun(people: readonly OrderPerson[], cart: Cart): OrderPerson[] {
  const inCart = linesOf(cart);
  const kept = people.filter((person) => STAYS.includes(person.step) && !wasRefused(person) && !isInCart(person, cart));
  return [
    ...kept,
    ...inCart.map((line): OrderPerson => {
      const known = people.find(({ recipientId }) => sameId(recipientId, line.recipientId));
      if (known !== undefined && isOrdered(known)) return known;
      return { ...waitingPerson(line), step: known?.step === "unknown" ? known.step : "waiting" };
    }),
  ];
}
