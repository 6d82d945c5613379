import type { Cart, Refusal } from "#domain/entities/cart.ts";
import { isOutcomeUnknown, type FailedCall } from "#domain/failure.ts";
import { sameId } from "./cart.ts";
import { isInCart, linesOf, type OrderLine } from "./order-lines.ts";
import { refusalReason } from "./refusal.ts";

/**
 * What became of one participant's `checkout`. `failed`: the backend has said that nothing was ordered, and they may be
 * tried again by themselves. `unknown`: nobody has said anything, and the backend is to be asked before anything is
 * sent. `gone`: they are in the cart no more, and were not ordered.
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

/** Whether the data layer is to be told: `due` from when it was news that they are booked until it has been told. */
export const purchaseSteps = ["none", "due", "told"] as const;

/** A participant of an order, with all that is known of their `checkout`. */
export interface OrderPerson extends OrderLine {
  readonly step: OrderStep;
  /** Why they were refused, with other dates. */
  readonly refusal: Refusal | null;
  /** The number of the order, where the backend has given one. */
  readonly number: string | null;
  /** Cents, where the backend has named them. */
  readonly price: number | null;
  readonly purchase: (typeof purchaseSteps)[number];
}

/** Somebody who is to be ordered. */
export const waitingPerson = (line: OrderLine): OrderPerson => ({
  ...line,
  step: "waiting",
  refusal: null,
  number: null,
  price: null,
  purchase: "none",
});

/** How a `checkout` ended, as far as it decides the step. */
export type CheckoutEnd =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly refusal: "converted" | { readonly reason: string | null } }
  | { readonly state: "failed"; readonly error: FailedCall };

/** 409 `duplicate` reads as 403 (contract-public section 4); after a 401 nothing has happened. */
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

/** Booked or converted: never sent again, reloads of the page included. */
export const isOrdered = ({ step }: Pick<OrderPerson, "step">): boolean => step === "booked" || step === "converted";

/** Who is sent next; nobody while a change waits to be confirmed, or once all have an outcome. */
export function nextOf<P extends Pick<OrderPerson, "step">>(people: readonly P[]): P | null {
  if (people.some(({ step }) => step === "changed")) return null;
  return people.find(({ step }) => step === "waiting") ?? null;
}

/** Whether a browser that kept no more than this may still say it: places that are gone, no order that went through. */
const staysRefused = (step: OrderStep): boolean => step === "soldOut" || step === "closed";

/**
 * How far somebody has come by the backend's word and the cart: who is ordered, by its word alone; of whom it says
 * nothing (null), nobody knows; who is in the cart no more was not ordered.
 */
export function stepByWord(step: OrderStep, ordered: boolean | null, isInCart: boolean): OrderStep {
  if (ordered === true) return step === "converted" ? step : "booked";
  // Who has left the cart may have been ordered by another page, whatever this one has done.
  const isKnown = ordered === false || step === "gone" || (isInCart && (step === "waiting" || staysRefused(step)));
  if (!isKnown) return "unknown";
  if (!isInCart) return "gone";
  // That somebody was booked before has been contradicted: the reader may send anew, nothing goes by itself.
  if (step === "converted") return "failed";
  return staysRefused(step) ? step : "waiting";
}

/** What goes on standing on the page of who is in the cart no more. */
const STAYS: readonly OrderStep[] = ["booked", "converted", "failed", "unknown", "gone"];

/**
 * Whether somebody was told why they were refused before they left the cart: the customer has found a way on for them,
 * be it that they were moved, under another id.
 */
const wasRefused = ({ step: at, refusal }: OrderPerson): boolean =>
  at === "gone" && refusal !== null && !STAYS.includes(stepOf({ state: "refused", refusal }));

/** Everybody in a cart; who is ordered already stays so, as they were ordered. */
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
