import * as v from 'valibot';
import { checkoutRecipient } from '#domain/checkout.ts';
import { list, type Id } from '#domain/entities/fields.ts';
import { recipientSchema, type Recipient } from '#domain/entities/recipient.ts';
import { anyId, filledText, optionalText } from '#api/body-fields.ts';
import { resource } from '#api/resource.ts';
import { always, defineWrite, isDone, refused } from '#api/write.ts';

/** The participants of one event by eventId, for events that come without them (contract section 3). */
export const recipientsResource = resource('recipients', v.object({ recipients: list(recipientSchema) }), (answer) => answer.recipients);

/** Names a participant's writes, so that no second one starts while the first is under way. */
export const recipientKey = (recipientId: Id | null): string => `recipient ${recipientId ?? ''}`;

/** Cancels a participant's entry; only 200 is a success (contract section 4), and afterwards the list reloads. */
export const cancelRecipient = defineWrite({
  name: 'cancelRecipient',
  body: v.strictObject({ reason: filledText }),
  request: ({ recipientId, reason }: { recipientId: Id; reason: string }) => ({ values: { recipientId }, body: { reason } }),
  answers: { 200: isDone },
  outdates: ['event', 'recipients'],
  outdated: { after: 'any' },
  key: ({ recipientId }) => recipientKey(recipientId),
});

/** The list reloads, and the booking dialog closes, this long after checkout, in milliseconds (spec section 4). */
export const AFTER_CHECKOUT_MS = 1000;

export interface CheckoutInput {
  readonly recipient: Recipient;
  /** The chosen overnight or meal option, null for none. */
  readonly hotelOverNightOption: string | null;
}

/** Books a reserved participant; 403 means that somebody has booked it before (contract section 2). */
export const checkout = defineWrite({
  name: 'checkout',
  body: v.strictObject({
    recipientId: anyId,
    recipient: v.looseObject({ ...recipientSchema.entries, recipientId: anyId, hotelOverNightOption: optionalText, comment: optionalText }),
  }),
  request: ({ recipient, hotelOverNightOption }: CheckoutInput) => ({ body: { recipient: checkoutRecipient(recipient, hotelOverNightOption), recipientId: recipient.recipientId } }),
  answers: { 200: isDone, 403: always(refused('converted' as const)) },
  outdates: ['event', 'recipients'],
  outdated: { after: 'any', delay: AFTER_CHECKOUT_MS },
  key: ({ recipient }) => recipientKey(recipient.recipientId),
  once: { subject: ({ recipient }) => String(recipient.recipientId), across: 'browser', final: [200, 403] },
});
