import { recipientInput } from "#domain/cart/cart.ts";
import { isOfKnownType, orderTypeOf, type Cart, type CartItem, type OrderOptions } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { missingFields } from "#domain/participants/participants.ts";
import { isFilled } from "#domain/text/text.ts";
import { lineIn, type OrderLine } from "./order-people.ts";

type Items = Pick<Cart, "items">;

/**
 * The entries as the customer has seen them, with those that were added since. An entry with a new id, as after a
 * login, is recognised by its event and type.
 */
export function withSeen(seen: readonly CartItem[], { items }: Items): readonly CartItem[] {
  const isIn = (among: readonly CartItem[], item: CartItem): boolean =>
    among.some(({ itemId }) => sameId(itemId, item.itemId));
  const before = (item: CartItem): CartItem | undefined =>
    seen.find(
      (known) =>
        !isIn(items, known) &&
        sameId(known.event?.eventId ?? null, item.event?.eventId ?? null) &&
        orderTypeOf(known) === orderTypeOf(item),
    );
  const joined = items.filter((item) => !isIn(seen, item));
  return joined.length === 0
    ? seen
    : [...seen, ...joined.map((item) => ({ ...(before(item) ?? item), itemId: item.itemId }))];
}

/**
 * The participants of a cart who have no id, or one that another has as well: a `checkout` would name none of them, or
 * the wrong one.
 */
export function mixedUpIn({ items }: Items): Recipient[] {
  const all = items.flatMap(({ recipients }) => recipients);
  const ids = all.map(({ recipientId }) => String(recipientId));
  return all.filter(({ recipientId }) => {
    const id = String(recipientId);
    return recipientId === null || ids.indexOf(id) !== ids.lastIndexOf(id);
  });
}

/** Whether a cart can be ordered: each entry has a known type, and people who are not mixed up and lack nothing. */
export function isOrderable({ items }: Items): boolean {
  return (
    items.length > 0 &&
    mixedUpIn({ items }).length === 0 &&
    items.every(
      ({ event, recipients, type }) =>
        event !== null &&
        isOfKnownType({ type }) &&
        recipients.length > 0 &&
        recipients.every((recipient) => missingFields(recipientInput(recipient), event).length === 0),
    )
  );
}

/**
 * Whether a participant whom the customer has confirmed can still be ordered, by the cart as it was read since: for the
 * same event, and as the overview would let them be ordered.
 */
export function isStillOrderable(line: OrderLine, cart: Items): boolean {
  const now = lineIn(line, cart);
  const isMixedUp = mixedUpIn(cart).some(({ recipientId }) => sameId(recipientId, line.recipientId));
  const eventOf = ({ event }: CartItem): string => String(event?.eventId);
  return (
    now !== null &&
    !isMixedUp &&
    eventOf(now.item) === eventOf(line.item) &&
    isOrderable({ items: [{ ...now.item, recipients: [now.recipient] }] })
  );
}

/** The address of a cart; null if no field of it is filled in. */
export const addressIn = (options: OrderOptions | null): OrderOptions | null =>
  options !== null && Object.values(options).some(isFilled) ? options : null;

/** Whether every field that an invoice needs is filled in; the message is optional. */
export const isAddressComplete = (options: OrderOptions | null): options is OrderOptions =>
  options !== null && Object.entries(options).every(([name, value]) => name === "message" || isFilled(value));
