import * as v from 'valibot';
import { checkoutRecipient } from '#domain/checkout.ts';
import { list, type Id } from '#domain/entities/fields.ts';
import { recipientSchema, type Recipient } from '#domain/entities/recipient.ts';
import { write } from '#api/client.ts';
import { toApiError, type ApiError } from '#api/errors.ts';
import { resource } from '#api/resource.ts';
import type { WriteName } from '#api/routes.ts';

/** The participants of one event by eventId, for events that come without them (contract section 3). */
export const recipientsResource = resource('recipients', v.object({ recipients: list(recipientSchema) }), (answer) => answer.recipients);

/** How a cancellation ended; only 200 is a success (contract section 4). */
export type CancelOutcome = 'succeeded' | 'session' | 'failed';

/** How a checkout ended; `converted` means that somebody has booked it before. */
export type CheckoutOutcome = CancelOutcome | 'converted';

async function statusOf(route: WriteName, send: Parameters<typeof write>[1]): Promise<{ status: number; error: ApiError | null }> {
  try {
    const { status } = await write(route, send);
    return { status, error: null };
  } catch (thrown) {
    const error = toApiError(thrown, route);
    return { status: error.status, error };
  }
}

/** Cancels a participant's entry. Sent once; never throws. */
export async function cancelRecipient(recipientId: Id, reason: string): Promise<CancelOutcome> {
  const { status, error } = await statusOf('cancelRecipient', { values: { recipientId }, body: { reason } });
  if (error?.kind === 'session') return 'session';
  return status === 200 ? 'succeeded' : 'failed';
}

/** Books a reserved participant with the chosen option, null for none. Sent once; never throws. */
export async function checkout(recipient: Recipient, hotelOverNightOption: string | null): Promise<CheckoutOutcome> {
  const { status, error } = await statusOf('checkout', { body: { recipient: checkoutRecipient(recipient, hotelOverNightOption), recipientId: recipient.recipientId } });
  if (error?.kind === 'session') return 'session';
  if (status === 403) return 'converted';
  return status === 200 ? 'succeeded' : 'failed';
}
