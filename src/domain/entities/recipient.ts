import * as v from 'valibot';
import { flag, id, text } from '#domain/entities/fields.ts';

/**
 * A participant (spec section 3, Recipient). `type` is booking, reservation or waitingList, `approvalState` pending,
 * confirmed or rejected, `cancelState` none, pending or rejected; any other combination has no label and no buttons
 * (spec section 4), so unknown words are let through.
 */
export const recipientSchema = v.looseObject({
  recipientId: id,
  orderId: id,
  userId: id,
  firstname: text,
  lastname: text,
  salutation: text,
  type: text,
  approvalState: text,
  cancelState: text,
  hotelOverNightOption: text,
  hotelOptionVegetarian: flag,
  hotelOptionWheelchair: flag,
  comment: text,
  internalComment: text,
});
export type Recipient = v.InferOutput<typeof recipientSchema>;

const { userId, type, approvalState, cancelState } = recipientSchema.entries;
const silent = v.getDefaults(recipientSchema) as Recipient;

/** A participant as lists show one: who it is, and how it stands. What is not looked at reads as if the backend were silent. */
export const listedRecipientSchema = v.pipe(v.object({ userId, type, approvalState, cancelState }), v.transform((known): Recipient => ({ ...silent, ...known })));
