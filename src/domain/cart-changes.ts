import type { Cart, CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "./cart.ts";
import { place } from "./event-place.ts";
import { eventPrice } from "./money.ts";

/** What differs between an event as it was shown and as it is now; `price` in cents per participant. */
export interface ComparedFacts {
  readonly price: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The hotel's name, else the place. */
  readonly hotel: string | null;
}

/** Something that the backend changed by itself; old beside new (contract-public section 4). */
export interface FactChange {
  readonly kind: "changed";
  readonly item: CartItem;
  readonly before: ComparedFacts;
  readonly after: ComparedFacts;
  readonly facts: readonly ("price" | "dates" | "hotel")[];
}

export type ServerChange =
  | FactChange
  | { readonly kind: "removed"; readonly item: CartItem }
  | { readonly kind: "added"; readonly item: CartItem }
  | { readonly kind: "participants"; readonly item: CartItem };

function factsOf(event: PortalEvent, participants: number): ComparedFacts {
  return {
    price: eventPrice(event, participants)?.each ?? null,
    startDate: event.startDate,
    endDate: event.endDate,
    hotel: event.hotel?.name ?? place(event),
  };
}

/**
 * What differs between an event as it was shown and as an entry has it now; null for nothing. Both at the same number
 * of participants: a tier that the customer reached is no change of the price.
 */
export function factOf(shown: PortalEvent | null, after: CartItem): FactChange | null {
  if (shown === null || after.event === null) return null;
  const count = after.recipients.length;
  const [old, now] = [factsOf(shown, count), factsOf(after.event, count)];
  const facts = [
    ...(old.price === now.price ? [] : ["price" as const]),
    ...(old.startDate === now.startDate && old.endDate === now.endDate ? [] : ["dates" as const]),
    ...(old.hotel === now.hotel ? [] : ["hotel" as const]),
  ];
  return facts.length === 0 ? null : { kind: "changed", item: after, before: old, after: now, facts };
}

/**
 * Changed prices, dates and hotels of the entries that both carts hold. They are never the customer's doing: the
 * checkout shows them old beside new before anything is ordered.
 */
export function factChanges(before: Pick<Cart, "items">, after: Pick<Cart, "items">): FactChange[] {
  return after.items.flatMap((item) => {
    const known = before.items.find(({ itemId }) => sameId(itemId, item.itemId));
    return known === undefined ? [] : (factOf(known.event, item) ?? []);
  });
}

const idsOf = (item: CartItem): string =>
  item.recipients
    .map(({ recipientId }) => String(recipientId))
    .sort()
    .join(" ");

/**
 * What the backend changed by itself between what the customer expected to see and what it answers: for a write's
 * answer `expected` is the cart with that write on it, for a reload the cart that was shown. Entries and participants
 * that merely came by their real id count by their event and their number.
 */
export function serverChanges(expected: Cart, answer: Cart): ServerChange[] {
  const twin = (cart: Cart, item: CartItem): CartItem | undefined =>
    cart.items.find(({ itemId }) => sameId(itemId, item.itemId)) ??
    cart.items.find(({ event }) => sameId(event?.eventId ?? null, item.event?.eventId ?? null));
  const changes = answer.items.flatMap((item): ServerChange[] => {
    const known = twin(expected, item);
    if (known === undefined) return [{ kind: "added", item }];
    const facts = factOf(known.event, item);
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
