import { isOutcomeUnknown, type FailedCall } from "#domain/answers/outcome.ts";
import { isBinding, refusalReason, type CartItem, type OrderOptions, type Refusal } from "#domain/entities/cart.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import { bookedPrices, lineCents } from "#domain/event/money.ts";
import { linesSum, type OrderLine } from "./order-lines.ts";

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

/** Whether it is still to be learnt, or to be reported, that a participant was booked. */
export const isOpenEnd = ({ step, purchase }: Pick<OrderPerson, "step" | "purchase">): boolean =>
  step === "sending" || step === "unknown" || purchase === "due";

/** The participants who have left the cart and, by the backend's word, were not ordered: no price counts them. */
export const leftOf = (people: readonly OrderPerson[]): Id[] =>
  people.flatMap(({ step, recipientId }) => (step === "gone" ? [recipientId] : []));

/** How a `checkout` ended, in the parts that decide the step. */
export type CheckoutEnd =
  | { readonly state: "done" }
  | { readonly state: "refused"; readonly refusal: "converted" | { readonly reason: string | null } }
  | { readonly state: "failed"; readonly error: FailedCall };

/**
 * The step after a `checkout`. A 409 `duplicate` counts as a 403 (contract-public section 4); after a 401 nothing has
 * happened.
 */
export function orderStepAfter(end: CheckoutEnd): OrderStep {
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

/** The person who orders, with the address to which the confirmation goes. */
export type Orderer = Pick<OrderOptions, "company" | "salutation" | "firstname" | "lastname" | "email">;

/** The person who orders, from the address of an order. */
export function ordererOf(options: OrderOptions | null): Orderer | null {
  if (options === null) return null;
  const { company, salutation, firstname, lastname, email } = options;
  return { company, salutation, firstname, lastname, email };
}

/** A booked participant, with the price in cents; null if no price is known. */
export interface Booked extends OrderPerson {
  readonly cents: number | null;
}

/** The result of an order: who was ordered, who was not, and what must be paid. */
export interface OrderOutcome {
  /** Participants booked by this order, to be paid. */
  readonly booked: readonly Booked[];
  /** Participants requested by this order without obligation: reservations and places on the waiting list. */
  readonly requested: readonly OrderPerson[];
  /** Participants who had been booked before, so that this order changed nothing. */
  readonly bookedBefore: readonly OrderPerson[];
  /** Participants who are not ordered, because the backend said so or nothing was sent. */
  readonly open: readonly OrderPerson[];
  /** Participants whose place is gone, and those whose event cannot be booked any more, by entry. */
  readonly soldOut: readonly LineGroup<OrderPerson>[];
  readonly closed: readonly LineGroup<OrderPerson>[];
  readonly failed: readonly OrderPerson[];
  /** Participants who are no longer in the cart, and were not ordered. */
  readonly gone: readonly OrderPerson[];
  /** Participants whose outcome is unknown. */
  readonly unknown: readonly OrderPerson[];
  /** Cents for those whom this order booked, and for nobody else. */
  readonly sum: number;
  /** Whether the prices of all of these are known. */
  readonly complete: boolean;
  /** Whether the price of a participant differs from the one shown, for example because fewer were booked together. */
  readonly isOtherPrice: boolean;
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

/** The result of an order, from its participants as they were confirmed and their steps. */
export function outcomeOf(people: readonly OrderPerson[]): OrderOutcome {
  const booked = bookedOf(people);
  const cents = booked.map((person) => person.cents);
  const at = (wanted: OrderPerson["step"]): OrderPerson[] => people.filter(({ step }) => step === wanted);
  return {
    booked,
    requested: people.filter(({ step, item }) => step === "booked" && !isBinding(item)),
    bookedBefore: at("converted"),
    open: people.filter((person) => !isOrdered(person) && person.step !== "unknown"),
    soldOut: byEntry(at("soldOut")),
    closed: byEntry(at("closed")),
    failed: at("failed"),
    gone: at("gone"),
    unknown: at("unknown"),
    sum: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    complete: !cents.includes(null),
    isOtherPrice: booked.some((person) => person.cents !== lineCents(person)),
  };
}

/** Cents for the participants who would be sent next: those who wait, and those whose change was seen. */
export const nextSum = (people: readonly OrderPerson[]): number =>
  linesSum(people.filter(({ step }) => step === "waiting" || step === "changed")).sum;

/** The participants of one entry. */
export interface LineGroup<L extends OrderLine = OrderLine> {
  readonly item: CartItem;
  readonly lines: readonly L[];
}

/** Groups participants by entry, in their order. */
export function byEntry<L extends OrderLine>(lines: readonly L[]): LineGroup<L>[] {
  return lines.reduce<LineGroup<L>[]>((groups, line) => {
    const at = groups.findIndex(({ item }) => sameId(item.itemId, line.item.itemId));
    return at < 0
      ? [...groups, { item: line.item, lines: [line] }]
      : groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group));
  }, []);
}

/** The number shared by all participants of an order; null if they have different ones, or none. */
export function sharedNumber(people: readonly Pick<OrderPerson, "number">[]): string | null {
  const [first = null, ...others] = new Set(people.map(({ number }) => number));
  return others.length === 0 ? first : null;
}
