import type { Cart, CartItem } from '#domain/entities/cart.ts';
import type { Id } from '#domain/entities/fields.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { missingFields } from '#domain/participants.ts';
import { recipientInput, sameId } from '#domain/cart.ts';

/** One participant of an order. */
export interface OrderLine {
  readonly recipientId: Id;
  readonly item: CartItem;
  readonly recipient: Recipient;
}

/** The participants of a cart in its order. */
export function linesOf({ items }: Cart): OrderLine[] {
  return items.flatMap((item) => item.recipients.flatMap((recipient) => (recipient.recipientId === null ? [] : [{ recipientId: recipient.recipientId, item, recipient }])));
}

/** Whether a cart can be ordered as it stands: nobody is missing, and nobody lacks anything. */
export function isOrderable({ items }: Cart): boolean {
  return items.length > 0 && items.every(({ event, recipients }) => event !== null && recipients.length > 0 && recipients.every((recipient) => missingFields(recipientInput(recipient), event).length === 0));
}

/**
 * What is ordered and shown: the lines as they were when the order began, since the backend may take out of the cart what
 * has been ordered; those that the cart still holds as they are now.
 */
export function currentLines(started: readonly OrderLine[], cart: Cart | null): OrderLine[] {
  const now = cart === null ? [] : linesOf(cart);
  return started.map((line) => now.find(({ recipientId }) => sameId(recipientId, line.recipientId)) ?? line);
}
