import * as v from "valibot";
import { sameId } from "./cart.ts";
import { cartItemSchema, refusalSchema, type Cart, type OrderOptions, type OrderState } from "./entities/cart.ts";
import { searchedEventSchema, wholeEvent, type PortalEvent } from "./entities/event.ts";
import { text } from "./entities/fields.ts";
import { recipientSchema } from "./entities/recipient.ts";
import { linesOf, type OrderLine } from "./order-lines.ts";
import { orderedIn, orderSteps, stepIn, type OrderStep } from "./order-run.ts";
import type { Orderer, OrderResult } from "./order-outcome.ts";

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
      refusal: v.nullish(refusalSchema, null),
    }),
  ),
  orderer: v.nullish(ordererSchema, null),
  /** Who the data layer is told to have bought. */
  customerType: v.picklist(["Gast", "Kunde"]),
});
export type KeptOrder = v.InferOutput<typeof keptOrderSchema>;

/** Who orders, of the address of an order. */
export function ordererOf(options: OrderOptions | null): Orderer | null {
  if (options === null) return null;
  const { company, salutation, firstname, lastname, email } = options;
  return { company, salutation, firstname, lastname, email };
}

/** An event without its pictures, its texts and the prices of its hotel. */
function slimEvent(event: PortalEvent): PortalEvent {
  const { success, output } = v.safeParse(searchedEventSchema, event);
  if (!success) return event;
  const content = output.content === null ? null : { ...output.content, description: null, topics: [] };
  return wholeEvent({ ...output, content }) ?? event;
}

/** What is kept of an order. */
export function keepOrder(
  { lines, entries, refusals, numbers, orderer }: OrderResult,
  customerType: KeptOrder["customerType"],
): KeptOrder {
  const items = [...new Set(lines.map(({ item }) => item))];
  return {
    items: items.map(({ itemId, type, event, recipients }) => ({
      itemId,
      type,
      event: event === null ? null : slimEvent(event),
      recipients: recipients.map((recipient) => ({ ...recipient, comment: null, internalComment: null })),
    })),
    people: lines.map(({ recipientId, item, recipient }) => {
      const refusal = refusals.get(String(recipientId));
      return {
        recipientId,
        item: items.indexOf(item),
        recipient: { ...recipient, comment: null, internalComment: null },
        step: stepIn(entries, recipientId),
        orderNumber: numbers.get(String(recipientId)) ?? null,
        refusal: refusal === undefined ? null : { ...refusal, alternatives: refusal.alternatives.map(slimEvent) },
      };
    }),
    orderer,
    customerType,
  };
}

/** The order that was kept, in the shape in which it was; of who is named among `others` nothing. */
export function resultOfKept({ items, people, orderer }: KeptOrder, others: readonly OrderLine[] = []): OrderResult {
  const known = people.filter(
    ({ recipientId, item }) =>
      items[item] !== undefined && others.every((other) => !sameId(other.recipientId, recipientId)),
  );
  return {
    lines: known.flatMap(({ recipientId, item, recipient }) => {
      const entry = items[item];
      return entry === undefined ? [] : [{ recipientId, item: entry, recipient }];
    }),
    entries: known.map(({ recipientId, step }) => ({ recipientId, step })),
    refusals: new Map(
      known.flatMap(({ recipientId, refusal }) => (refusal === null ? [] : [[String(recipientId), refusal] as const])),
    ),
    numbers: new Map(
      known.flatMap(({ recipientId, orderNumber }) =>
        orderNumber === null ? [] : [[String(recipientId), orderNumber] as const],
      ),
    ),
    orderer,
  };
}

/** Puts two parts of one visit's orders together, the earlier one first. */
export function bothResults(earlier: OrderResult, later: OrderResult): OrderResult {
  return {
    lines: [...earlier.lines, ...later.lines],
    entries: [...earlier.entries, ...later.entries],
    refusals: new Map([...earlier.refusals, ...later.refusals]),
    numbers: new Map([...earlier.numbers, ...later.numbers]),
    orderer: later.orderer ?? earlier.orderer,
  };
}

/** Whether a browser that kept no more than this may still say it: places that are gone, no order that went through. */
const staysRefused = (step: string): boolean => step === "soldOut" || step === "closed";

/** How far somebody of a kept order has come, by the backend's word and the cart. */
function confirmedStep(step: OrderStep, ordered: boolean | null, isInCart: boolean): OrderStep {
  if (ordered === true) return step === "converted" ? step : "booked";
  const isKnown = ordered === false || step === "waiting" || step === "gone" || staysRefused(step);
  if (!isKnown) return "unknown";
  if (!isInCart) return "gone";
  // That somebody was booked before has been contradicted: the reader may send anew, nothing goes by itself.
  if (step === "converted") return "failed";
  return staysRefused(step) ? step : "waiting";
}

/**
 * A kept order as the backend knows it (contract-public sections 4 and 8): who is ordered, by its word alone; of whom
 * it says nothing, be it for want of an answer (null), nobody knows; who is in the cart no more was not ordered.
 */
export function confirmedResult(
  kept: OrderResult,
  states: readonly OrderState[] | null,
  cart: Pick<Cart, "items">,
): OrderResult {
  const inCart = linesOf(cart);
  return {
    ...kept,
    entries: kept.lines.map(({ recipientId }) => ({
      recipientId,
      step: confirmedStep(
        stepIn(kept.entries, recipientId),
        orderedIn(states, recipientId),
        inCart.some((line) => sameId(line.recipientId, recipientId)),
      ),
    })),
  };
}
