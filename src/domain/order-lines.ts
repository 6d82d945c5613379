import { factChanges, type FactChange } from "./cart-changes.ts";
import { recipientInput, sameId } from "./cart.ts";
import { orderTypeOf, type Cart, type CartItem, type OrderOptions } from "./entities/cart.ts";
import type { Id } from "./entities/fields.ts";
import type { Recipient } from "./entities/recipient.ts";
import { entryPrice } from "./money.ts";
import { missingFields } from "./participants.ts";
import { isFilled } from "./text.ts";

type Items = Pick<Cart, "items">;

/**
 * One participant of an order, as the customer has confirmed them: `item` is their entry with the price, date and hotel
 * of that moment, and with everybody who is ordered together in it, on whom the tier of the price depends.
 */
export interface OrderLine {
  readonly recipientId: Id;
  readonly item: CartItem;
  readonly recipient: Recipient;
}

/** The participants of a cart in its order. */
export function linesOf({ items }: Items): OrderLine[] {
  return items.flatMap((item) =>
    item.recipients.flatMap((recipient) =>
      recipient.recipientId === null ? [] : [{ recipientId: recipient.recipientId, item, recipient }],
    ),
  );
}

/**
 * Whether an entry is to be paid; reservations and waiting-list entries are not binding (contract-public section 4,
 * Settled since).
 */
export const isBinding = (item: Pick<CartItem, "type">): boolean => orderTypeOf(item) === "booking";

/** Whether there is nothing to be paid, so that an order is a request only. */
export const isRequest = (items: readonly Pick<CartItem, "type">[]): boolean => !items.some(isBinding);

/** What a participant costs, in cents: the tier of all who are ordered together. Null where no price is known. */
export const lineCents = ({ item }: OrderLine): number | null => entryPrice(item)?.each ?? null;

/** Cents that are to be paid for participants; `complete` is false where the price of one of them is not known. */
export function linesSum(lines: readonly OrderLine[]): { readonly sum: number; readonly complete: boolean } {
  const cents = lines.filter(({ item }) => isBinding(item)).map(lineCents);
  return { sum: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0), complete: !cents.includes(null) };
}

/**
 * A participant as a cart has them, in the group that they were ordered in; null where it has them no more, as once
 * they are ordered.
 */
function lineIn(line: OrderLine, cart: Items): OrderLine | null {
  const now = linesOf(cart).find(({ recipientId }) => sameId(recipientId, line.recipientId));
  return now === undefined ? null : { ...now, item: { ...now.item, recipients: line.item.recipients } };
}

/** Whether a cart has a participant still. */
export const isInCart = (line: OrderLine, cart: Items): boolean => lineIn(line, cart) !== null;

/** The same participants with what a cart says now; those who are not in it stay as they were. */
export const linesNow = (lines: readonly OrderLine[], cart: Items): OrderLine[] =>
  lines.map((line) => lineIn(line, cart) ?? line);

/** A participant with the name and the choices that the cart has now, in the entry as it was confirmed. */
export const lineNow = (line: OrderLine, cart: Items): OrderLine => ({
  ...line,
  recipient: lineIn(line, cart)?.recipient ?? line.recipient,
});

/**
 * What a cart says otherwise than it was confirmed, once for each entry; participants who are not in it have not
 * changed.
 */
export function lineChanges(lines: readonly OrderLine[], cart: Items): FactChange[] {
  const changes = lines.flatMap((line) => {
    const now = lineIn(line, cart);
    return now === null
      ? []
      : factChanges({ items: [{ ...line.item, itemId: now.item.itemId }] }, { items: [now.item] });
  });
  return [...new Map(changes.map((change) => [String(change.item.itemId), change])).values()];
}

/**
 * The entries as the customer has seen them, with those that have come since. An entry that has got another id, as
 * after a login, is the one of its event and type.
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

/** Whether a cart can be ordered as it stands: nobody is missing, and nobody lacks anything. */
export function isOrderable({ items }: Items): boolean {
  return (
    items.length > 0 &&
    items.every(
      ({ event, recipients }) =>
        event !== null &&
        recipients.length > 0 &&
        recipients.every((recipient) => missingFields(recipientInput(recipient), event).length === 0),
    )
  );
}

/** The address that a cart has; null where nothing of it is filled in. */
export const addressIn = (options: OrderOptions | null): OrderOptions | null =>
  options !== null && Object.values(options).some(isFilled) ? options : null;

/** Whether nothing that an invoice needs is missing; the message may be. */
export const isAddressComplete = (options: OrderOptions | null): options is OrderOptions =>
  options !== null && Object.entries(options).every(([name, value]) => name === "message" || isFilled(value));
