import { sameId } from "#domain/cart.ts";
import type { Cart, Refusal } from "#domain/entities/cart.ts";
import { linesNow, linesOf, type OrderLine } from "#domain/order-lines.ts";
import { isOrdered, stepIn, type OrderEntry, type OrderStep } from "#domain/order-run.ts";
import type { ApiError } from "#api/errors.ts";

/** How an order stands; `refusals`, with their alternatives, and `numbers` of orders by participant. */
export interface OrderProgress {
  /** The participants as the customer has confirmed them last, and as they were ordered. */
  readonly lines: readonly OrderLine[];
  readonly entries: readonly OrderEntry[];
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly numbers: ReadonlyMap<string, string>;
  /** The backend answered 401: nothing more is sent before the customer has done something about it. */
  readonly error: ApiError | null;
}

/** What goes on standing on the page of who is in the cart no more. */
const STAYS: readonly OrderStep[] = ["failed", "unknown", "gone"];

/** Nothing has been ordered on the page. */
export const noOrder: OrderProgress = { lines: [], entries: [], refusals: new Map(), numbers: new Map(), error: null };

const isIn = (lines: readonly OrderLine[], { recipientId }: OrderLine): boolean =>
  lines.some((line) => sameId(line.recipientId, recipientId));

/**
 * An order of everybody in a cart, before anything of it is sent. Who is ordered already stays so, as they were
 * ordered; what became of those who are not in the cart any more goes on standing on the page.
 */
export function begunOrder({ lines, entries, numbers }: OrderProgress, cart: Cart): OrderProgress {
  const inCart = linesOf(cart);
  const stepOf = ({ recipientId }: OrderLine): OrderStep => stepIn(entries, recipientId);
  const kept = lines.filter((line) => !isIn(inCart, line) && (isOrdered(stepOf(line)) || STAYS.includes(stepOf(line))));
  const asOrdered = (line: OrderLine): OrderLine =>
    (isOrdered(stepOf(line)) ? lines.find((known) => isIn([known], line)) : undefined) ?? line;
  const all = [...kept, ...inCart.map(asOrdered)];
  return {
    ...noOrder,
    numbers,
    lines: all,
    entries: all.map((line) => ({
      recipientId: line.recipientId,
      step: isOrdered(stepOf(line)) || stepOf(line) === "unknown" || isIn(kept, line) ? stepOf(line) : "waiting",
    })),
  };
}

/** An order in which those are to be sent again who stand at a step: one of them, or all. */
export function retriedOrder(progress: OrderProgress, step: OrderStep, line?: OrderLine): OrderProgress {
  const isMeant = (entry: OrderEntry): boolean =>
    entry.step === step && (line === undefined || sameId(entry.recipientId, line.recipientId));
  return {
    ...progress,
    entries: progress.entries.map((entry) => (isMeant(entry) ? { ...entry, step: "waiting" } : entry)),
  };
}

/** An order that goes on with prices, dates and hotels as a cart says them now, once the customer has seen them. */
export function confirmedOrder(progress: OrderProgress, cart: Cart): OrderProgress {
  const { lines, entries } = progress;
  return {
    ...retriedOrder(progress, "changed"),
    lines: lines.map((line) =>
      isOrdered(stepIn(entries, line.recipientId)) ? line : (linesNow([line], cart)[0] ?? line),
    ),
  };
}
