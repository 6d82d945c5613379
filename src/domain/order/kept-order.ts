import * as v from "valibot";
import { cartItemSchema, refusalSchema } from "#domain/entities/cart.ts";
import { searchedEventSchema, wholeEvent, type PortalEvent } from "#domain/entities/event.ts";
import { text } from "#domain/entities/fields.ts";
import { recipientSchema } from "#domain/entities/recipient.ts";
import type { Order } from "#domain/shop/order-state.ts";
import { orderSteps, purchaseSteps } from "./order-people.ts";

const ordererSchema = v.object({ company: text, salutation: text, firstname: text, lastname: text, email: text });

/**
 * An order as a browser stores it for a visit, so that its page survives a reload: the participants as the customer
 * confirmed them, and how far each has come.
 */
export const keptOrderSchema = v.object({
  /** The entries of the participants; of their recipients only the number matters, for the tier of the price. */
  items: v.array(cartItemSchema),
  people: v.array(
    v.object({
      recipientId: v.union([v.string(), v.number()]),
      /** The position of their entry in `items`. */
      item: v.number(),
      recipient: recipientSchema,
      step: v.picklist(orderSteps),
      orderNumber: v.nullish(v.string(), null),
      price: v.nullish(v.number(), null),
      purchase: v.optional(v.picklist(purchaseSteps), "none"),
      refusal: v.nullish(refusalSchema, null),
    }),
  ),
  orderer: v.nullish(ordererSchema, null),
  /** Who bought, as the data layer is told. */
  customerType: v.picklist(["Gast", "Kunde"]),
});
/** An order as it is stored for a visit. */
export type KeptOrder = v.InferOutput<typeof keptOrderSchema>;

/** An event without pictures and texts; its hotel keeps its prices, which are shown beside the sum. */
function slimEvent(event: PortalEvent): PortalEvent {
  const { success, output } = v.safeParse(searchedEventSchema, event);
  if (!success) return event;
  const content = output.content === null ? null : { ...output.content, description: null, topics: [] };
  const slim = wholeEvent({ ...output, content });
  if (slim === null) return event;
  return { ...slim, hotel: slim.hotel && { ...slim.hotel, prices: event.hotel?.prices ?? [] } };
}

/** The stored form of an order. */
export function keptOf({ people, orderer, customerType }: Order): KeptOrder {
  const items = [...new Set(people.map(({ item }) => item))];
  return {
    items: items.map(({ itemId, type, event, recipients }) => ({
      itemId,
      type,
      event: event === null ? null : slimEvent(event),
      recipients: recipients.map((recipient) => ({ ...recipient, comment: null, internalComment: null })),
    })),
    people: people.map(({ recipientId, item, recipient, step, number, price, purchase, refusal }) => ({
      recipientId,
      item: items.indexOf(item),
      recipient: { ...recipient, comment: null, internalComment: null },
      step,
      orderNumber: number,
      price,
      purchase,
      refusal: refusal === null ? null : { ...refusal, alternatives: refusal.alternatives.map(slimEvent) },
    })),
    orderer,
    customerType,
  };
}

/** The order from its stored form. */
export const orderOfKept = ({
  items,
  people,
  orderer,
  customerType,
}: KeptOrder): Pick<Order, "people" | "orderer" | "customerType"> => ({
  people: people.flatMap(({ item, orderNumber, ...person }) => {
    const entry = items[item];
    return entry === undefined ? [] : [{ ...person, item: entry, number: orderNumber }];
  }),
  orderer,
  customerType,
});
