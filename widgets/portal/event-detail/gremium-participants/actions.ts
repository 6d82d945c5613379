import { cancelRecipient, checkout, type CancelOutcome, type CheckoutOutcome } from '#api/recipients.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Id } from '#domain/entities/fields.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { trackSubmit } from '#state/data-layer.ts';
import { pushPurchase } from '#state/purchase.ts';
import { invalidate } from '#state/resources.ts';
import { sendOnce } from '#state/sending.ts';

/** The list reloads, and the booking dialog closes, this long after checkout, in milliseconds (spec section 4). */
export const AFTER_CHECKOUT_MS = 1000;

/** Names a participant's writes, so that no second one starts while the first is under way. */
export const sendingKey = (recipientId: Id | null): string => `recipient ${recipientId ?? ''}`;

const reload = (): void => invalidate('event', 'recipients');

/** Books a participant; tells the page and the tag manager, once. Null when a write of theirs is still under way. */
export async function book(anchor: HTMLElement, event: PortalEvent, recipient: Recipient, option: string | null): Promise<CheckoutOutcome | null> {
  const outcome = await sendOnce(sendingKey(recipient.recipientId), () =>
    trackSubmit(anchor, 'checkout', () => checkout(recipient, option), (answer) => answer === 'succeeded'));
  if (outcome === null || outcome === 'session') return outcome;
  if (outcome === 'succeeded') pushPurchase(event, 'Kunde');
  setTimeout(reload, AFTER_CHECKOUT_MS);
  return outcome;
}

/** Cancels a participant's entry and reloads the list. Null when a write of theirs is still under way. */
export async function cancel(anchor: HTMLElement, { recipientId }: Recipient, reason: string): Promise<CancelOutcome | null> {
  if (recipientId === null) return 'failed';
  const outcome = await sendOnce(sendingKey(recipientId), () =>
    trackSubmit(anchor, 'cancelRecipient', () => cancelRecipient(recipientId, reason), (answer) => answer === 'succeeded'));
  if (outcome === null || outcome === 'session') return outcome;
  reload();
  return outcome;
}
