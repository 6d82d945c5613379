import { sameId } from "#domain/cart.ts";
import type { CartItem, OrderOptions } from "#domain/entities/cart.ts";
import { bookedPrices } from "#domain/money.ts";
import { isBinding, lineCents, linesSum, type OrderLine } from "#domain/order-lines.ts";
import { isOrdered, type OrderPerson } from "./order-run.ts";

/** Who orders, and where the confirmation goes. */
export type Orderer = Pick<OrderOptions, "company" | "salutation" | "firstname" | "lastname" | "email">;

/** Who orders, of the address of an order. */
export function ordererOf(options: OrderOptions | null): Orderer | null {
  if (options === null) return null;
  const { company, salutation, firstname, lastname, email } = options;
  return { company, salutation, firstname, lastname, email };
}

/** Somebody who was booked, with what they pay in cents; null where no price is known. */
export interface Booked extends OrderPerson {
  readonly cents: number | null;
}

/** What an order has come to: who is ordered, who is not, and what is to be paid for it. */
export interface OrderOutcome {
  /** Booked by this order, and to be paid. */
  readonly booked: readonly Booked[];
  /** Asked for by this order without obligation: reservations and places on the waiting list. */
  readonly requested: readonly OrderPerson[];
  /** Had been booked before. */
  readonly bookedBefore: readonly OrderPerson[];
  /** Of whom nothing is ordered, for whatever reason: the backend has said so, or nothing was sent. */
  readonly open: readonly OrderPerson[];
  /** Of whom nobody knows what has become. */
  readonly unknown: readonly OrderPerson[];
  /** Cents of those who were booked by it, and of nobody else. */
  readonly sum: number;
  /** Whether the prices of all of them are known. */
  readonly complete: boolean;
  /** Whether somebody pays something else than was shown, as where not all were booked who would have paid less. */
  readonly isOtherPrice: boolean;
}

/**
 * What those pay who were booked: what the backend has named, else the tier of how many were booked of their entry
 * (contract-public section 8).
 */
export function bookedOf(people: readonly OrderPerson[]): Booked[] {
  const booked = people.filter(({ step, item }) => step === "booked" && isBinding(item));
  const tiers = bookedPrices(booked);
  return booked.map((person, index) => ({ ...person, cents: person.price ?? tiers[index] ?? null }));
}

/** Tells what an order has come to by its participants, as they were confirmed, and their steps. */
export function outcomeOf(people: readonly OrderPerson[]): OrderOutcome {
  const booked = bookedOf(people);
  const cents = booked.map((person) => person.cents);
  return {
    booked,
    requested: people.filter(({ step, item }) => step === "booked" && !isBinding(item)),
    bookedBefore: people.filter(({ step }) => step === "converted"),
    open: people.filter((person) => !isOrdered(person) && person.step !== "unknown"),
    unknown: people.filter(({ step }) => step === "unknown"),
    sum: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    complete: !cents.includes(null),
    isOtherPrice: booked.some((person) => person.cents !== lineCents(person)),
  };
}

/** Cents that are to be paid for those who are sent next: who waits, and whose change has been looked at. */
export const nextSum = (people: readonly OrderPerson[]): number =>
  linesSum(people.filter(({ step }) => step === "waiting" || step === "changed")).sum;

/** Participants of one entry. */
export interface LineGroup<L extends OrderLine = OrderLine> {
  readonly item: CartItem;
  readonly lines: readonly L[];
}

/** Participants by their entries, in the order in which they come. */
export function byEntry<L extends OrderLine>(lines: readonly L[]): LineGroup<L>[] {
  return lines.reduce<LineGroup<L>[]>((groups, line) => {
    const at = groups.findIndex(({ item }) => sameId(item.itemId, line.item.itemId));
    return at < 0
      ? [...groups, { item: line.item, lines: [line] }]
      : groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group));
  }, []);
}

/** What did not come about: places that were not to be had by entry, everything else together. */
export interface OrderTroubles {
  readonly soldOut: readonly LineGroup<OrderPerson>[];
  readonly closed: readonly LineGroup<OrderPerson>[];
  readonly failed: readonly OrderPerson[];
  /** Had been booked before, so that this order changed nothing. */
  readonly converted: readonly OrderPerson[];
  readonly unknown: readonly OrderPerson[];
  /** In the cart no more, and not ordered. */
  readonly gone: readonly OrderPerson[];
}

/** Tells what did not come about of an order. */
export function troublesOf(people: readonly OrderPerson[]): OrderTroubles {
  const at = (wanted: OrderPerson["step"]): OrderPerson[] => people.filter(({ step }) => step === wanted);
  return {
    soldOut: byEntry(at("soldOut")),
    closed: byEntry(at("closed")),
    failed: at("failed"),
    converted: at("converted"),
    unknown: at("unknown"),
    gone: at("gone"),
  };
}

/** The number that all participants of an order share; null where they have different ones, or none. */
export function sharedNumber(people: readonly Pick<OrderPerson, "number">[]): string | null {
  const [first = null, ...others] = new Set(people.map(({ number }) => number));
  return others.length === 0 ? first : null;
}
