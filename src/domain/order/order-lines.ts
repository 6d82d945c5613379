import { factOf, type FactChange } from "#domain/cart/cart-changes.ts";
import { recipientInput } from "#domain/cart/cart.ts";
import { isBinding, orderTypeOf, type Cart, type CartItem, type OrderOptions } from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { lineCents } from "#domain/event/money.ts";
import { missingFields } from "#domain/participants/participants.ts";
import { isFilled } from "#domain/text/text.ts";

type Items = Pick<Cart, "items">;

/**
 * One participant of an order as the customer confirmed them. `item` is their entry with the price, date and hotel of
 * that moment, and with everybody ordered together in it, on whose number the price depends.
 */
export interface OrderLine {
  readonly recipientId: Id;
  readonly item: CartItem;
  readonly recipient: Recipient;
}

/** The participants of a cart, in its order. */
export function linesOf({ items }: Items): OrderLine[] {
  return items.flatMap((item) =>
    item.recipients.flatMap((recipient) =>
      recipient.recipientId === null ? [] : [{ recipientId: recipient.recipientId, item, recipient }],
    ),
  );
}

/** Whether nothing must be paid, so that the order is only a request. */
export const isRequest = (items: readonly Pick<CartItem, "type">[]): boolean => !items.some(isBinding);

/** Cents to be paid for participants; `complete` is false if the price of one of them is not known. */
export function linesSum(lines: readonly OrderLine[]): { readonly sum: number; readonly complete: boolean } {
  const cents = lines.filter(({ item }) => isBinding(item)).map(lineCents);
  return { sum: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0), complete: !cents.includes(null) };
}

/**
 * The participant's line in a cart, with the group with which they are ordered: all that were confirmed together but
 * those in `left`, who have left the cart unordered. Null if they are no longer in the cart themselves, for example
 * because they were ordered.
 */
function lineIn(line: OrderLine, cart: Items, left: readonly Id[] = []): OrderLine | null {
  const now = linesOf(cart).find(({ recipientId }) => sameId(recipientId, line.recipientId));
  if (now === undefined) return null;
  const recipients = line.item.recipients.filter(({ recipientId }) => !isAmong(left, recipientId));
  return { ...now, item: { ...now.item, recipients } };
}

/** Whether a participant is still in a cart. */
export const isInCart = (line: OrderLine, cart: Items): boolean => lineIn(line, cart) !== null;

/** The lines of the same participants according to a cart; those who are not in it stay as they were. */
export const linesNow = (lines: readonly OrderLine[], cart: Items, left: readonly Id[] = []): OrderLine[] =>
  lines.map((line) => lineIn(line, cart, left) ?? line);

/**
 * How a participant stands in a cart: with the name and choices that it shows, and with what differs from what was
 * confirmed. Null if they are no longer in the cart.
 */
export function standingOf(
  line: OrderLine,
  cart: Items,
  left: readonly Id[] = [],
): { readonly recipient: Recipient; readonly changes: readonly FactChange[] } | null {
  const now = lineIn(line, cart);
  return now === null ? null : { recipient: now.recipient, changes: lineChanges([line], cart, left) };
}

/**
 * The differences between what was confirmed and a cart, once for each entry; participants who are not in the cart have
 * not changed.
 */
export function lineChanges(lines: readonly OrderLine[], cart: Items, left: readonly Id[] = []): FactChange[] {
  const changes = lines.flatMap((line) => {
    const now = lineIn(line, cart, left);
    return now === null ? [] : (factOf(line.item, now.item, line.item.recipients.length) ?? []);
  });
  return [...new Map(changes.map((change) => [String(change.item.itemId), change])).values()];
}

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

/** Whether a cart can be ordered: every entry has participants, no two are mixed up, and none lacks data. */
export function isOrderable({ items }: Items): boolean {
  return (
    items.length > 0 &&
    mixedUpIn({ items }).length === 0 &&
    items.every(
      ({ event, recipients }) =>
        event !== null &&
        recipients.length > 0 &&
        recipients.every((recipient) => missingFields(recipientInput(recipient), event).length === 0),
    )
  );
}

/** The address of a cart; null if no field of it is filled in. */
export const addressIn = (options: OrderOptions | null): OrderOptions | null =>
  options !== null && Object.values(options).some(isFilled) ? options : null;

/** Whether every field that an invoice needs is filled in; the message is optional. */
export const isAddressComplete = (options: OrderOptions | null): options is OrderOptions =>
  options !== null && Object.entries(options).every(([name, value]) => name === "message" || isFilled(value));
