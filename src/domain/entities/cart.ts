import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { code, date, flag, id, list, number, text } from '#domain/entities/fields.ts';
import { recipientSchema } from '#domain/entities/recipient.ts';

/** What an entry of the cart asks for (contract-public section 1, data-type). */
export const orderTypes = ['booking', 'reservation', 'waitingList'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Contact and invoice address of an order (contract-public section 3). */
export const orderOptionsSchema = v.object({
  company: text,
  street: text,
  streetNumber: code,
  postalCode: code,
  city: text,
  salutation: text,
  firstname: text,
  lastname: text,
  phone: code,
  email: text,
  message: text,
});
export type OrderOptions = v.InferOutput<typeof orderOptionsSchema>;

/** One event of the cart with its participants; `type` is one of orderTypes, unknown words read as a booking (orderTypeOf). */
const cartItemSchema = v.object({ itemId: id, type: text, event: v.nullish(eventSchema, null), recipients: list(recipientSchema) });
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** `version` grows with every change; an answer with a lower one than is shown is dropped (contract-public section 3). */
export const cartSchema = v.object({ cartId: id, version: number, items: list(cartItemSchema), options: v.nullish(orderOptionsSchema, null) });
export type Cart = v.InferOutput<typeof cartSchema>;

/** The short list of the small cart; `participants` is a number of people. */
export const cartSmallSchema = v.object({
  count: number,
  items: list(v.object({ itemId: id, eventId: id, title: text, startDate: date, endDate: date, participants: number })),
});
export type CartSmall = v.InferOutput<typeof cartSmallSchema>;

/** A participant as the cart's writes send it. */
export interface RecipientInput {
  readonly salutation: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly hotelOverNightOption: string | null;
  readonly hotelOptionVegetarian: boolean;
  readonly hotelOptionWheelchair: boolean;
  readonly comment: string | null;
}

/** The body of a 409: why, and other dates of the same theme (contract-public section 3). */
export const refusalSchema = v.object({ reason: text, alternatives: list(eventSchema) });
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** What has been ordered, for participants whose answer was lost. */
export const orderStateSchema = v.object({ recipientId: id, ordered: flag });
export type OrderState = v.InferOutput<typeof orderStateSchema>;

/** The type of an entry. */
export function orderTypeOf({ type }: Pick<CartItem, 'type'>): OrderType {
  return orderTypes.find((known) => known === type) ?? 'booking';
}
