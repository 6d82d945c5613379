import type { OrderType, RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { sameId, type CartChange } from "#domain/cart.ts";
import {
  enqueue,
  firstQueued,
  isQueued,
  tellQueueEmpty,
  temporaryId,
  type CartChanged,
  type IsThere,
} from "#state/cart-queue.ts";
import { sendQueued } from "#state/cart-send.ts";

let running = false;

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let entry = firstQueued(); entry !== undefined; entry = firstQueued()) await sendQueued(entry);
  running = false;
  tellQueueEmpty();
}

/** Shows a change at once and sends it in its turn; a refusal takes it back. Never throws. */
export function changeCart(change: CartChange, owner: HTMLElement, isThere?: IsThere): Promise<CartChanged> {
  const changed = enqueue(change, owner, isThere);
  void run();
  return changed;
}

/** Puts an event into the cart, unless it is on its way there. @returns null when nothing was sent */
export function addToCart(
  eventId: Id,
  event: PortalEvent | null,
  type: OrderType,
  owner: HTMLElement,
): Promise<CartChanged> | null {
  if (isQueued((change) => change.kind === "add" && sameId(change.eventId, eventId))) return null;
  return changeCart({ kind: "add", temporaryId: temporaryId(), eventId, event, type }, owner);
}

/**
 * Adds participants to an entry, in their order.
 * @param itemId of the entry, which may still be temporary
 * @param onEnd told of each as soon as it is known how it ended
 * @param isFirstThere asked before the first is sent: whether it has got in already, by a page that was left
 */
export function addParticipants(
  itemId: Id,
  recipients: readonly RecipientInput[],
  owner: HTMLElement,
  onEnd?: (index: number, changed: CartChanged) => void,
  isFirstThere?: IsThere,
): Promise<CartChanged[]> {
  return Promise.all(
    recipients.map(async (recipient, index) => {
      const change = { kind: "recipientAdd", temporaryId: temporaryId(), itemId, recipient } as const;
      const changed = await changeCart(change, owner, index === 0 ? isFirstThere : undefined);
      onEnd?.(index, changed);
      return changed;
    }),
  );
}

/** Forgets that something is under way; for tests. */
export function resetCartWrites(): void {
  running = false;
}
