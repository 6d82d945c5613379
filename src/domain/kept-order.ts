import * as v from "valibot";
import { cartItemSchema, refusalSchema } from "./entities/cart.ts";
import { searchedEventSchema, wholeEvent, type PortalEvent } from "./entities/event.ts";
import { text } from "./entities/fields.ts";
import { recipientSchema } from "./entities/recipient.ts";
import { orderSteps, purchaseSteps } from "./order-run.ts";
import type { Order } from "./shop/state.ts";

const ordererSchema = v.object({ company: text, salutation: text, firstname: text, lastname: text, email: text });

/**
 * An order as a browser keeps it for the time of a visit, so that its page survives a reload: the participants as they
 * were confirmed, and how far each had come.
 */
export const keptOrderSchema = v.object({
  /** The entries that the participants are in; of their people only the number counts, for the tier of the price. */
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
  /** Who the data layer is told to have bought. */
  customerType: v.picklist(["Gast", "Kunde"]),
});
export type KeptOrder = v.InferOutput<typeof keptOrderSchema>;

/** An event without its pictures and its texts; the hotel keeps its prices, which stand beside the sum. */
function slimEvent(event: PortalEvent): PortalEvent {
  const { success, output } = v.safeParse(searchedEventSchema, event);
  if (!success) return event;
  const content = output.content === null ? null : { ...output.content, description: null, topics: [] };
  const slim = wholeEvent({ ...output, content });
  if (slim === null) return event;
  return { ...slim, hotel: slim.hotel && { ...slim.hotel, prices: event.hotel?.prices ?? [] } };
}

/** What is kept of an order. */
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

/** The order that was kept, in the shape in which it was. */
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
