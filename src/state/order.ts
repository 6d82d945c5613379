import { orderTypeOf } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { sameId } from "#domain/cart.ts";
import { isBinding, isInCart, lineCents, lineChanges, personNow, type OrderLine } from "#domain/order-lines.ts";
import {
  checkedEntries,
  nextMove,
  orderedIn,
  stepIn,
  stepOf,
  withStep,
  withoutWaiting,
  type OrderEntry,
  type OrderStep,
} from "#domain/order-run.ts";
import { isSettled } from "#domain/shop/state.ts";
import { readOrderState } from "#api/order-state.ts";
import { checkout } from "#api/recipients.ts";
import { dispatch, rereadCart } from "#state/shop.ts";
import type { CustomerType } from "#state/data-layer.ts";
import type { OrderProgress } from "#state/order-progress.ts";
import { boughtOf, pushPurchase } from "#state/purchase.ts";
import { sendWrite } from "#state/send.ts";
import { settleOrder } from "#state/settle-order.ts";
import { usePortal } from "#state/store.ts";
import { waitFor } from "#state/wait.ts";

interface OrderOptions {
  readonly owner: HTMLElement;
  readonly customerType: CustomerType;
  readonly onProgress: (progress: OrderProgress) => void;
}

const isQuiet = (): boolean => isSettled(usePortal.getState().cart);

/** Resolves once no change of the cart is under way: until then nobody knows what is ordered. */
function cartSettled(): Promise<void> {
  return isQuiet()
    ? Promise.resolve()
    : new Promise((resolve) => {
        const stop = usePortal.subscribe(() => {
          if (!isQuiet()) return;
          stop();
          resolve();
        });
      });
}

const withLine = (lines: readonly OrderLine[], changed: OrderLine): OrderLine[] =>
  lines.map((line) => (sameId(line.recipientId, changed.recipientId) ? changed : line));

/** Resolves once no write of this key is under way on the page. */
function noneUnderWay(key: string): Promise<void> {
  const isFree = (): boolean =>
    Object.values(usePortal.getState().sends).every((entry) => entry.key !== key || entry.send.state !== "sending");
  return new Promise((resolve) => {
    if (isFree()) {
      resolve();
      return;
    }
    const stop = usePortal.subscribe(() => {
      if (!isFree()) return;
      stop();
      resolve();
    });
  });
}

/**
 * What is known of somebody who is in the cart no more: taken out elsewhere, or ordered by another page. They are not
 * sent (contract-public section 8).
 */
async function stepOfAbsent(recipientId: Id): Promise<OrderStep> {
  const ordered = orderedIn(await readOrderState([recipientId]).catch(() => null), recipientId);
  return ordered === null ? "unknown" : ordered ? "booked" : "gone";
}

/** Tells of the purchase of those of whom the backend says that they are ordered, where that is news. */
export function noteOrdered(lines: readonly OrderLine[], customerType: CustomerType): void {
  for (const line of lines)
    void settleOrder(line, () => {
      if (isBinding(line.item)) pushPurchase(boughtOf(line.item.event, lineCents(line)), customerType);
    });
}

/** Asks the backend what became of those of whom nobody knows it; nothing is sent. Never throws. */
export async function checkOrder(progress: OrderProgress, customerType: CustomerType): Promise<OrderProgress> {
  const unknown = progress.lines.filter(({ recipientId }) => stepIn(progress.entries, recipientId) === "unknown");
  const states = await readOrderState(unknown.map(({ recipientId }) => recipientId)).catch(() => null);
  noteOrdered(
    unknown.filter(({ recipientId }) => orderedIn(states, recipientId) === true),
    customerType,
  );
  return { ...progress, entries: checkedEntries(progress.entries, states) };
}

/**
 * Sends the `checkout` of one participant, unless the cart has changed until it may leave: then it is to be looked at
 * anew.
 * @returns what has become of them
 */
async function sendOne(
  progress: OrderProgress,
  line: OrderLine,
  { owner, customerType }: OrderOptions,
): Promise<Partial<OrderProgress>> {
  const { recipientId, recipient, item } = line;
  const tell = (): void => {
    if (isBinding(item)) pushPurchase(boughtOf(item.event, lineCents(line)), customerType);
  };
  const { hotelOverNightOption } = recipient;
  const input = { recipient, hotelOverNightOption, type: orderTypeOf(item) };
  const { base } = usePortal.getState().cart;
  const isSame = (): boolean => isQuiet() && usePortal.getState().cart.base === base;
  const sent = await sendWrite(checkout, input, owner, { onFirst: tell, mayLeave: isSame });
  const at = (step: OrderStep): OrderEntry[] => withStep(progress.entries, recipientId, step);
  if (sent === null) {
    // Another widget of the page orders them just now: what becomes of that is seen by the next try.
    if (isSame()) await noneUnderWay(checkout.key(input));
    return { entries: at("waiting") };
  }
  const refusals = new Map(progress.refusals);
  const numbers = new Map(progress.numbers);
  if (sent.state === "refused" && sent.refusal !== "converted") refusals.set(String(recipientId), sent.refusal);
  if (sent.state === "done" && sent.data.orderNumber !== null) numbers.set(String(recipientId), sent.data.orderNumber);
  const isOver = sent.state === "failed" && sent.error.status === 401;
  return { entries: at(stepOf(sent)), refusals, numbers, error: isOver ? sent.error : null };
}

/**
 * Sends `checkout` for one participant after the other (contract-public section 4) until all have an outcome, the
 * backend answers 401, or something is not as the customer has confirmed it, be it that the backend says so or that the
 * cart shows it. What has been ordered is never sent again; the write itself looks up lost answers and keeps its key
 * over reloads. Nothing is sent while a change of the cart is under way.
 */
export async function runOrder(start: OrderProgress, options: OrderOptions): Promise<OrderProgress> {
  let progress: OrderProgress = { ...start, error: null };
  dispatch({ do: "ordering", items: start.lines.flatMap(({ item }) => item.itemId ?? []) });
  const put = (change: Partial<OrderProgress>): void => {
    progress = { ...progress, ...change };
    options.onProgress(progress);
  };
  const lineNow = (recipientId: Id): OrderLine | undefined => {
    const { base } = usePortal.getState().cart;
    const line = progress.lines.find((known) => sameId(known.recipientId, recipientId));
    return line === undefined || base === null ? line : personNow(line, base);
  };
  for (let move = nextMove(progress.entries); move !== null; move = nextMove(progress.entries)) {
    await cartSettled();
    const line = lineNow(move);
    const { base } = usePortal.getState().cart;
    if (line === undefined || (base !== null && !isInCart(line, base)))
      put({ entries: withStep(progress.entries, move, await stepOfAbsent(move)) });
    else if (base !== null && lineChanges([line], base).length > 0)
      put({ entries: withStep(progress.entries, move, "changed") });
    else {
      put({ lines: withLine(progress.lines, line), entries: withStep(progress.entries, move, "sending") });
      put(await sendOne(progress, line, options));
      // Whoever is still waiting can be tried again by hand, once the server takes it.
      if (waitFor("checkout") !== null) put({ entries: withoutWaiting(progress.entries) });
      if (progress.error !== null) break;
    }
  }
  // What is being read by now may have left before the last answer. The outcome waits for none of it.
  void rereadCart();
  return progress;
}
