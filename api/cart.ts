import * as v from "valibot";
import { anyId, filledText, optionalText } from "#api/body-fields.ts";
import { defineResource } from "#api/resource.ts";
import { bodyReader, defineWrite, doneWith, refusedWith, type Outcome } from "#api/write.ts";
import {
  cartSchema,
  cartSmallSchema,
  orderTypes,
  refusalSchema,
  type Cart,
  type OrderOptions,
  type OrderType,
  type RecipientInput,
  type Refusal,
} from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";

const answerSchema = v.object({ cart: cartSchema });

const noCart = { cartId: null, version: null, items: [], options: null };

/** The whole cart with its participants; without one it is empty. A write that answers none is not understood. */
export const cartResource = defineResource(
  "cart",
  v.object({ cart: v.nullish(cartSchema, noCart) }),
  ({ cart }) => cart,
);
/** The number of entries and a short list of them. */
export const cartSmallResource = defineResource("cartSmall", cartSmallSchema, (small) => small);

/** Reads the answer of any write of the cart, which is the whole cart (contract-public section 3). */
const wholeCart = bodyReader(answerSchema, ({ cart }): Outcome<Cart, Refusal> => doneWith(cart));
/** Reads a 409, which gives the reason and other dates. */
export const refusalReader = bodyReader(refusalSchema, (said): Outcome<never, Refusal> => refusedWith(said));

/** The key of all writes of one entry, so that they are sent one after the other. */
const entryKey = (itemId: Id): string => `cart entry ${itemId}`;

export const recipientBody = v.strictObject({
  salutation: filledText,
  firstname: filledText,
  lastname: filledText,
  hotelOverNightOption: optionalText,
  hotelOptionVegetarian: v.boolean(),
  hotelOptionWheelchair: v.boolean(),
  comment: optionalText,
});

/** Adds an event to the cart. */
export const cartAdd = defineWrite({
  name: "cartAdd",
  body: v.strictObject({ eventId: v.number(), type: v.picklist(orderTypes) }),
  // The id may be a text, from an anchor or from a backend that writes numbers as texts.
  request: ({ eventId, type }: { eventId: Id; type: OrderType }) => ({ body: { eventId: Number(eventId), type } }),
  answers: { "2xx": wholeCart, 409: refusalReader },
  outdates: [],
  key: ({ eventId }) => `cart event ${eventId}`,
});

/** Removes an entry with its participants. */
export const cartDelete = defineWrite({
  name: "cartDelete",
  body: v.strictObject({ itemId: anyId }),
  request: ({ itemId }: { itemId: Id }) => ({ body: { itemId } }),
  answers: { "2xx": wholeCart },
  outdates: [],
  key: ({ itemId }) => entryKey(itemId),
});

export const recipientAdd = defineWrite({
  name: "recipientAdd",
  body: v.strictObject({ itemId: anyId, recipient: recipientBody }),
  request: ({ itemId, recipient }: { itemId: Id; recipient: RecipientInput }) => ({ body: { itemId, recipient } }),
  answers: { "2xx": wholeCart, 409: refusalReader },
  outdates: [],
  key: ({ itemId }) => entryKey(itemId),
});

export const recipientEdit = defineWrite({
  name: "recipientEdit",
  body: v.strictObject({ itemId: anyId, recipientId: anyId, recipient: recipientBody }),
  request: ({ itemId, recipientId, recipient }: { itemId: Id; recipientId: Id; recipient: RecipientInput }) => ({
    body: { itemId, recipientId, recipient },
  }),
  answers: { "2xx": wholeCart },
  outdates: [],
  key: ({ itemId }) => entryKey(itemId),
});

export const recipientDelete = defineWrite({
  name: "recipientDelete",
  body: v.strictObject({ itemId: anyId, recipientId: anyId }),
  request: ({ itemId, recipientId }: { itemId: Id; recipientId: Id }) => ({ body: { itemId, recipientId } }),
  answers: { "2xx": wholeCart },
  outdates: [],
  key: ({ itemId }) => entryKey(itemId),
});

/** Saves contact and invoice address; an empty field is sent as null. */
export const orderOptions = defineWrite({
  name: "orderOptions",
  body: v.strictObject({
    options: v.strictObject({
      company: optionalText,
      street: optionalText,
      streetNumber: optionalText,
      postalCode: optionalText,
      city: optionalText,
      salutation: optionalText,
      firstname: optionalText,
      lastname: optionalText,
      phone: optionalText,
      email: optionalText,
      message: optionalText,
    }),
  }),
  request: (options: OrderOptions) => ({ body: { options } }),
  answers: { "2xx": wholeCart },
  outdates: [],
  key: () => "cart options",
});
