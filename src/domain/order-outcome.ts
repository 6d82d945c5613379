import { isBinding, lineCents, linesSum, type OrderLine } from "./order-lines.ts";
import { isOrdered, stepIn, type OrderEntry } from "./order-run.ts";

/** What an order has come to: who is ordered, who is not, and what is to be paid for it. */
export interface OrderOutcome {
  /** Booked by this order, and to be paid. */
  readonly booked: readonly OrderLine[];
  /** Asked for by this order without obligation: reservations and places on the waiting list. */
  readonly requested: readonly OrderLine[];
  /** Had been booked before. */
  readonly bookedBefore: readonly OrderLine[];
  /** Of whom nothing is ordered, for whatever reason. */
  readonly open: readonly OrderLine[];
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
    open: lines.filter((line) => !isOrdered(stepOf(line))),
    ...linesSum(booked),
  };
}

/** Cents that are to be paid for those who are sent next: who waits, and whose change has been looked at. */
export const nextSum = (lines: readonly OrderLine[], entries: readonly OrderEntry[]): number =>
  linesSum(lines.filter(({ recipientId }) => ["waiting", "changed"].includes(stepIn(entries, recipientId)))).sum;

/** What one participant was booked for, in cents; null for who pays nothing, and where no price is known. */
export const bookedCents = (line: OrderLine): number | null => (isBinding(line.item) ? lineCents(line) : null);
