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
