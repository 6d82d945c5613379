import { orderTypeOf, type Cart, type CartItem, type OrderType } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import { placeName } from "#domain/event/event-place.ts";
import { eventPrice } from "#domain/event/money.ts";

/** The facts of an entry that are compared; `price` in cents per participant. */
export interface ComparedFacts {
  readonly type: OrderType;
  readonly price: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The hotel's name, otherwise the place. */
  readonly hotel: string | null;
}

/** A change made by the backend, with the old and the new facts (contract-public section 4). */
export interface FactChange {
  readonly kind: "changed";
  readonly item: CartItem;
  readonly before: ComparedFacts;
  readonly after: ComparedFacts;
  readonly facts: readonly ("type" | "price" | "dates" | "hotel")[];
}

/** A difference between the cart that was expected after a write and the one that the server gave back. */
export type ServerChange =
  | FactChange
  | { readonly kind: "removed"; readonly item: CartItem }
  | { readonly kind: "added"; readonly item: CartItem }
  | { readonly kind: "participants"; readonly item: CartItem };

function factsOf(item: Pick<CartItem, "type">, event: PortalEvent, participants: number): ComparedFacts {
  return {
    type: orderTypeOf(item),
    price: eventPrice(event, participants)?.each ?? null,
    startDate: event.startDate,
    endDate: event.endDate,
    hotel: event.hotel?.name ?? placeName(event),
  };
}

/**
 * The difference between an entry as it was shown and now; null if there is none. Both prices are taken at the same
 * number of participants, since a tier that the customer has reached is no change.
 * @param count the number at which the price was shown, where others have left the group since
 */
export function factOf(
  shown: Pick<CartItem, "type" | "event">,
  after: CartItem,
  count = after.recipients.length,
): FactChange | null {
  if (shown.event === null || after.event === null) return null;
  const old = factsOf(shown, shown.event, count);
  const now = factsOf(after, after.event, after.recipients.length);
  const facts = [
    ...(old.type === now.type ? [] : ["type" as const]),
    ...(old.price === now.price ? [] : ["price" as const]),
    ...(old.startDate === now.startDate && old.endDate === now.endDate ? [] : ["dates" as const]),
    ...(old.hotel === now.hotel ? [] : ["hotel" as const]),
  ];
  return facts.length === 0 ? null : { kind: "changed", item: after, before: old, after: now, facts };
}

/**
 * Changed types, prices, dates and hotels of the entries that are in both carts. The customer never causes these, so
 * the checkout shows them, old beside new, before anything is ordered.
 */
export function factChanges(before: Pick<Cart, "items">, after: Pick<Cart, "items">): FactChange[] {
  return after.items.flatMap((item) => {
    const known = before.items.find(({ itemId }) => sameId(itemId, item.itemId));
    return known === undefined ? [] : (factOf(known, item) ?? []);
  });
}

const idsOf = (item: CartItem): string =>
  item.recipients
    .map(({ recipientId }) => String(recipientId))
    .sort()
    .join(" ");

/**
 * What the backend changed by itself. `expected` is what the customer expects to see: after a write the cart with that
 * write applied, after a reload the cart that was shown. Entries and participants that only got their real id count as
 * the same by their event and number.
 */
export function serverChanges(expected: Cart, answer: Cart): ServerChange[] {
  const twin = (cart: Cart, item: CartItem): CartItem | undefined =>
    cart.items.find(({ itemId }) => sameId(itemId, item.itemId)) ??
    cart.items.find(({ event }) => sameId(event?.eventId ?? null, item.event?.eventId ?? null));
  const changes = answer.items.flatMap((item): ServerChange[] => {
    const known = twin(expected, item);
    if (known === undefined) return [{ kind: "added", item }];
    // Another entry of the same event may have another type.
    const facts = factOf(sameId(known.itemId, item.itemId) ? known : { ...known, type: item.type }, item);
    const people: ServerChange[] =
      known.recipients.length === item.recipients.length || idsOf(known) === idsOf(item)
        ? []
        : [{ kind: "participants", item }];
    return facts === null ? people : [facts, ...people];
  });
  const removed = expected.items
    .filter((item) => twin(answer, item) === undefined)
    .map((item): ServerChange => ({ kind: "removed", item }));
  return [...changes, ...removed];
}

/** The earlier value in place of one that says the same. */
const keptIfSame = <T>(earlier: T | undefined, now: T): T =>
  earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(now) ? earlier : now;

function withPartsOf(earlier: CartItem, item: CartItem): CartItem {
  const recipients = item.recipients.map((recipient) =>
    keptIfSame(
      earlier.recipients.find((known) => sameId(known.recipientId, recipient.recipientId)),
      recipient,
    ),
  );
  return keptIfSame(earlier, { ...item, event: keptIfSame(earlier.event, item.event), recipients });
}

/**
 * A cart in which entries, events and people that say the same as in an earlier one are those of the earlier one, so
 * that they are not drawn again.
 */
export function withSameParts(earlier: Cart | null, cart: Cart): Cart {
  const known = earlier?.items ?? [];
  const items = cart.items.map((item) => {
    const before = known.find(({ itemId }) => sameId(itemId, item.itemId));
    return before === undefined ? item : withPartsOf(before, item);
  });
  return { ...cart, items: keptIfSame(known, items) };
}
