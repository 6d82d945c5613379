import { sameId } from "./cart.ts";
import type { CartItem, OrderOptions, Refusal } from "./entities/cart.ts";
import { isBinding, lineCents, linesSum, type OrderLine } from "./order-lines.ts";
import { isOrdered, stepIn, type OrderEntry } from "./order-run.ts";

/** Who orders, and where the confirmation goes. */
export type Orderer = Pick<OrderOptions, "company" | "salutation" | "firstname" | "lastname" | "email">;

/** All that the page of an order shows: whether it has just been sent or is read again makes no difference. */
export interface OrderResult {
  /** The participants as the customer has confirmed them. */
  readonly lines: readonly OrderLine[];
  readonly entries: readonly OrderEntry[];
  /** Why somebody was refused, with other dates, by participant. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Numbers of orders by participant, where the backend has given one. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly orderer: Orderer | null;
}

/** What an order has come to: who is ordered, who is not, and what is to be paid for it. */
export interface OrderOutcome {
  /** Booked by this order, and to be paid. */
  readonly booked: readonly OrderLine[];
  /** Asked for by this order without obligation: reservations and places on the waiting list. */
  readonly requested: readonly OrderLine[];
  /** Had been booked before. */
  readonly bookedBefore: readonly OrderLine[];
  /** Of whom nothing is ordered, for whatever reason: the backend has said so, or nothing was sent. */
  readonly open: readonly OrderLine[];
  /** Of whom nobody knows what has become. */
  readonly unknown: readonly OrderLine[];
  /** Cents of those who were booked by it, and of nobody else. */
  readonly sum: number;
  /** Whether the prices of all of them are known. */
  readonly complete: boolean;
}

/** Tells what an order has come to by its participants, as they were confirmed, and their steps. */
export function outcomeOf(lines: readonly OrderLine[], entries: readonly OrderEntry[]): OrderOutcome {
  const stepOf = ({ recipientId }: OrderLine) => stepIn(entries, recipientId);
  const ordered = lines.filter((line) => stepOf(line) === "booked");
  const booked = ordered.filter(({ item }) => isBinding(item));
  return {
    booked,
    requested: ordered.filter(({ item }) => !isBinding(item)),
    bookedBefore: lines.filter((line) => stepOf(line) === "converted"),
    open: lines.filter((line) => !isOrdered(stepOf(line)) && stepOf(line) !== "unknown"),
    unknown: lines.filter((line) => stepOf(line) === "unknown"),
    ...linesSum(booked),
  };
}

/** Cents that are to be paid for those who are sent next: who waits, and whose change has been looked at. */
export const nextSum = (lines: readonly OrderLine[], entries: readonly OrderEntry[]): number =>
  linesSum(lines.filter(({ recipientId }) => ["waiting", "changed"].includes(stepIn(entries, recipientId)))).sum;

/** What one participant was booked for, in cents; null for who pays nothing, and where no price is known. */
export const bookedCents = (line: OrderLine): number | null => (isBinding(line.item) ? lineCents(line) : null);

/** Participants of one entry. */
export interface LineGroup {
  readonly item: CartItem;
  readonly lines: readonly OrderLine[];
}

/** Participants by their entries, in the order in which they come. */
export function byEntry(lines: readonly OrderLine[]): LineGroup[] {
  return lines.reduce<LineGroup[]>((groups, line) => {
    const at = groups.findIndex(({ item }) => sameId(item.itemId, line.item.itemId));
    return at < 0
      ? [...groups, { item: line.item, lines: [line] }]
      : groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group));
  }, []);
}

/** What did not come about: places that were not to be had by entry, everything else together. */
export interface Troubles {
  readonly soldOut: readonly LineGroup[];
  readonly closed: readonly LineGroup[];
  readonly failed: readonly OrderLine[];
  /** Had been booked before, so that this order changed nothing. */
  readonly converted: readonly OrderLine[];
  readonly unknown: readonly OrderLine[];
  /** In the cart no more, and not ordered. */
  readonly gone: readonly OrderLine[];
}

/** Tells what did not come about of an order. */
export function troublesOf({ lines, entries }: Pick<OrderResult, "lines" | "entries">): Troubles {
  const at = (step: string): OrderLine[] => lines.filter(({ recipientId }) => stepIn(entries, recipientId) === step);
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
export function sharedNumber(lines: readonly OrderLine[], numbers: OrderResult["numbers"]): string | null {
  const [first = null, ...others] = new Set(lines.map(({ recipientId }) => numbers.get(String(recipientId)) ?? null));
  return others.length === 0 ? first : null;
}
