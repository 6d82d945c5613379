import { sameId } from "#domain/cart.ts";
import { isBinding, type CartItem, type OrderOptions, type Refusal } from "#domain/entities/cart.ts";
import { bookedPrices, lineCents } from "#domain/money.ts";
import { linesSum, type OrderLine } from "#domain/order-lines.ts";

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

/** Whether a participant is ordered (booked or converted) and so is never sent again, even after a reload. */
export const isOrdered = ({ step }: Pick<OrderPerson, "step">): boolean => step === "booked" || step === "converted";

/** The person who orders, with the address to which the confirmation goes. */
export type Orderer = Pick<OrderOptions, "company" | "salutation" | "firstname" | "lastname" | "email">;

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
