import type { CartItem, Refusal } from '#domain/entities/cart.ts';
import type { Id } from '#domain/entities/fields.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { sameId } from '#domain/cart.ts';
import { nextMove, stepOf, withStep, type OrderEntry } from '#domain/order-run.ts';
import { checkout } from '#api/recipients.ts';
import type { ApiError } from '#api/errors.ts';
import { loadCart, putCart } from '#state/cart.ts';
import type { CustomerType } from '#state/data-layer.ts';
import { boughtOf, pushPurchase } from '#state/purchase.ts';
import { sendWrite } from '#state/send.ts';
import { usePortal } from '#state/store.ts';

/** One participant with the entry that they are booked in. */
export interface Ordered {
  readonly recipientId: Id;
  readonly item: CartItem;
  readonly recipient: Recipient;
}

/** How an order stands; `refusals` by participant, with their alternatives. */
export interface OrderProgress {
  readonly entries: readonly OrderEntry[];
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** The session was over: nothing more is sent before a login. */
  readonly error: ApiError | null;
}

interface OrderOptions {
  readonly owner: HTMLElement;
  readonly customerType: CustomerType;
  /** The participant as the cart has them now. */
  readonly lineOf: (recipientId: Id) => Ordered | undefined;
  /** How many of an entry are ordered together; each pays the price of that tier. */
  readonly groupSize: (item: CartItem) => number;
  readonly onProgress: (progress: OrderProgress) => void;
}

/**
 * Sends `checkout` for one participant after the other (contract-public section 4) until all have an outcome, the session is
 * over, or something has changed that the customer has to confirm. What has been ordered is never sent again; the write
 * itself looks up lost answers and keeps its key over reloads.
 */
export async function runOrder(start: OrderProgress, { owner, customerType, lineOf, groupSize, onProgress }: OrderOptions): Promise<OrderProgress> {
  let progress: OrderProgress = { ...start, error: null };
  const put = (change: Partial<OrderProgress>): void => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  for (let move = nextMove(progress.entries); move !== null; move = nextMove(progress.entries)) {
    const line = lineOf(move);
    put({ entries: withStep(progress.entries, move, 'sending') });
    const tell = (): void => {
      if (line !== undefined && line.item.event !== null) pushPurchase(boughtOf(line.item.event, groupSize(line.item)), customerType);
    };
    const sent = line === undefined ? null : await sendWrite(checkout, { recipient: line.recipient, hotelOverNightOption: line.recipient.hotelOverNightOption }, owner, tell);
    if (line === undefined || sent === null) {
      put({ entries: withStep(progress.entries, move, 'failed') });
      continue;
    }
    const step = stepOf(sent);
    const refusals = new Map(progress.refusals);
    if (sent.state === 'refused' && sent.refusal !== 'converted') refusals.set(String(move), sent.refusal);
    const isOver = sent.state === 'failed' && sent.error.kind === 'session';
    put({ entries: withStep(progress.entries, move, step), refusals, error: isOver ? sent.error : null });
    if (isOver) break;
  }
  await loadCart();
  return progress;
}

/** That ordered participants leave the cart is no news to whoever ordered them. */
export function forgetOrdered(items: readonly CartItem[]): void {
  const { changes } = usePortal.getState().cart;
  putCart({ changes: changes.filter(({ kind, item }) => kind === 'changed' || items.every(({ itemId }) => !sameId(itemId, item.itemId))) });
}
