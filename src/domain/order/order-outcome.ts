import { isBinding, type CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import { lineCents } from "#domain/event/money.ts";
import { bookedOf, isOrdered, type Booked, type OrderLine, type OrderPerson } from "./order-people.ts";

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

/** Cents to be paid for participants; `complete` is false if the price of one of them is not known. */
export function linesSum(lines: readonly OrderLine[]): { readonly sum: number; readonly complete: boolean } {
  const cents = lines.filter(({ item }) => isBinding(item)).map(lineCents);
  return { sum: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0), complete: !cents.includes(null) };
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
