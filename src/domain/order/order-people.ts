import { isOutcomeUnknown, type FailedCall } from "#domain/answers/outcome.ts";
import { factOf, type FactChange } from "#domain/cart/cart-changes.ts";
import {
  isBinding,
  refusalReason,
  type Cart,
  type CartItem,
  type OrderOptions,
  type Refusal,
} from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { bookedPrices } from "#domain/event/money.ts";

type Items = Pick<Cart, "items">;

/**
 * One participant of an order as the customer confirmed them. `item` is their entry with the price, date and hotel of
 * that moment, and with everybody ordered together in it, on whose number the price depends.
 */
export interface OrderLine {
  readonly recipientId: Id;
  readonly item: CartItem;
  readonly recipient: Recipient;
}

/** The participants of a cart, in its order. */
export function linesOf({ items }: Items): OrderLine[] {
  return items.flatMap((item) =>
    item.recipients.flatMap((recipient) =>
      recipient.recipientId === null ? [] : [{ recipientId: recipient.recipientId, item, recipient }],
    ),
  );
}

/**
 * The participant's line in a cart, with the group with which they are ordered: all that were confirmed together but
 * those in `left`, who have left the cart unordered. Null if they are no longer in the cart themselves, for example
 * because they were ordered.
 */
export function lineIn(line: OrderLine, cart: Items, left: readonly Id[] = []): OrderLine | null {
  const now = linesOf(cart).find(({ recipientId }) => sameId(recipientId, line.recipientId));
  if (now === undefined) return null;
  const recipients = line.item.recipients.filter(({ recipientId }) => !isAmong(left, recipientId));
  return { ...now, item: { ...now.item, recipients } };
}

/** Whether a participant is still in a cart. */
export const isInCart = (line: OrderLine, cart: Items): boolean => lineIn(line, cart) !== null;

/**
 * The differences between what was confirmed and a cart, once for each entry; participants who are not in the cart have
 * not changed.
 */
export function lineChanges(lines: readonly OrderLine[], cart: Items, left: readonly Id[] = []): FactChange[] {
  const changes = lines.flatMap((line) => {
    const now = lineIn(line, cart, left);
    return now === null ? [] : (factOf(line.item, now.item, line.item.recipients.length) ?? []);
  });
  return [...new Map(changes.map((change) => [String(change.item.itemId), change])).values()];
}

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
/** How far the `checkout` of one participant has come. */
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

/** Whether a participant is ordered (booked or converted) and so is never sent again, even after a reload. */
export const isOrdered = ({ step }: Pick<OrderPerson, "step">): boolean => step === "booked" || step === "converted";

/** Whether a participant can still be ordered: a refusal is the backend's last word. */
export const canStillBeOrdered = ({ step }: Pick<OrderPerson, "step">): boolean =>
  step === "waiting" || step === "failed" || step === "changed";

/** Whether it is still to be learnt, or to be reported, that a participant was booked. */
export const isOpenEnd = ({ step, purchase }: Pick<OrderPerson, "step" | "purchase">): boolean =>
  step === "sending" || step === "unknown" || purchase === "due";

/** The participants who have left the cart and, by the backend's word, were not ordered: no price counts them. */
export const leftOf = (people: readonly OrderPerson[]): Id[] =>
  people.flatMap(({ step, recipientId }) => (step === "gone" ? [recipientId] : []));

/** How a `checkout` ended, in the parts that decide the step; null if it could not be sent just now. */
export type CheckoutEnd =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly refusal: "converted" | { readonly reason: string | null } }
  | { readonly state: "failed"; readonly error: FailedCall }
  | null;

/**
 * The step after a `checkout`. A 409 `duplicate` counts as a 403 (contract-public section 4); after a 401 nothing has
 * happened.
 */
export function orderStepAfter(end: CheckoutEnd): OrderStep {
  if (end?.state === "done") return "booked";
  if (end?.state !== "refused")
    return end === null || end.error.status === 401 ? "waiting" : isOutcomeUnknown(end.error) ? "unknown" : "failed";
  const reason = end.refusal === "converted" ? "duplicate" : refusalReason(end.refusal.reason);
  return reason === "duplicate" ? "converted" : (reason ?? "failed");
}

/** The steps with which a participant stays on the page after leaving the cart. */
const STAYS: readonly OrderStep[] = ["booked", "converted", "failed", "unknown", "gone"];

/**
 * Whether a participant left the cart after a refusal that the customer had seen: the customer has found another way
 * for them, for example by a move.
 */
const wasRefused = ({ step, refusal }: OrderPerson): boolean =>
  step === "gone" && refusal !== null && !STAYS.includes(orderStepAfter({ state: "refused", refusal }));

/** Whether a participant who has left the cart stays on the page. */
export const staysAfterwards = (person: OrderPerson): boolean => STAYS.includes(person.step) && !wasRefused(person);

/** The participant to be sent next; null while a change must be confirmed, or when all have a result. */
export function nextPerson<P extends Pick<OrderPerson, "step">>(people: readonly P[]): P | null {
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
export function orderStepNow(step: OrderStep, ordered: boolean | null, isInCart: boolean): OrderStep {
  if (ordered === true) return step === "converted" ? step : "booked";
  // A participant who has left the cart may have been ordered by another page, whatever this page has done.
  const isKnown = ordered === false || step === "gone" || (isInCart && (step === "waiting" || staysRefused(step)));
  if (!isKnown) return "unknown";
  if (!isInCart) return "gone";
  // The backend now denies that the participant was booked before: the customer may send again, but nothing is sent by
  // itself.
  if (step === "converted") return "failed";
  return staysRefused(step) ? step : "waiting";
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

/** A booked participant, with the price in cents; null if no price is known. */
export interface Booked extends OrderPerson {
  readonly cents: number | null;
}

/**
 * The booked participants and their prices: the price that the backend gave, otherwise the tier of the number booked in
 * their entry (contract-public section 8).
 */
export function bookedOf(people: readonly OrderPerson[]): Booked[] {
  const booked = people.filter(({ step, item }) => step === "booked" && isBinding(item));
  const tiers = bookedPrices(booked);
  return booked.map((person, index) => ({ ...person, cents: person.price ?? tiers[index] ?? null }));
}

/** The person who orders, with the address to which the confirmation goes. */
export type Orderer = Pick<OrderOptions, "company" | "salutation" | "firstname" | "lastname" | "email">;

/** The person who orders, from the address of an order. */
export function ordererOf(options: OrderOptions | null): Orderer | null {
  if (options === null) return null;
  const { company, salutation, firstname, lastname, email } = options;
  return { company, salutation, firstname, lastname, email };
}
