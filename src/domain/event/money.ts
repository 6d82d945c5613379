import { isBinding, type Cart, type CartItem } from "#domain/entities/cart.ts";
import type { CardEvent, Price } from "#domain/entities/event.ts";

// Every amount of a seminar that is shown or reported is computed here, net and in whole cents: from an event's price
// record and the number of people booked together (contract-public sections 4 and 8). Hotel costs are in
// hotel-costs.ts.

/** Converts euro to whole cents; 1.005, which has no exact binary form, becomes 101. */
export function toCents(euro: number): number {
  return Math.round(Number((euro * 100).toFixed(4)));
}

/** What a group of participants pays: each, in total, and the saving against single prices. */
export interface GroupPrice {
  readonly participants: number;
  readonly each: number;
  readonly sum: number;
  /** Never negative. */
  readonly saving: number;
}

/** Prices differ up to this number of participants (spec section 9). */
const TIERS = 5;

/** The fields of an event that hold its price. */
type Priced = Pick<CardEvent, "content" | "theme">;

/** The event's own price records, otherwise those of its theme; only the first one counts. */
export function pricesOf(event: Priced): readonly Price[] {
  const own = event.content?.prices ?? [];
  return own.length > 0 ? own : (event.theme?.content ?? []).flatMap((content) => content.prices);
}

/** Cents per participant by the first price record; a missing tier costs as much as the one before it. */
function priceEach(prices: readonly Price[], participants: number): number | null {
  const [record] = prices;
  if (!record) return null;
  const { price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive } = record;
  const tiers = [price, priceParticipantTwo, priceParticipantThree, priceParticipantFour, priceParticipantFive];
  const amount = tiers.slice(0, Math.min(participants, TIERS)).findLast((tier) => tier !== null);
  return amount == null ? null : toCents(amount);
}

/**
 * What a number of participants (1 or more) pays by the price records of a seminar: each pays the tier of their number,
 * from five on the fifth. Null if that price is not known.
 */
export function groupPrice(prices: readonly Price[], participants: number): GroupPrice | null {
  const each = priceEach(prices, participants);
  if (each === null) return null;
  const single = priceEach(prices, 1) ?? each;
  return { participants, each, sum: each * participants, saving: Math.max(0, (single - each) * participants) };
}

/** What a number of participants pays for an event, 0 counting as 1. Null if the price is not known. */
export const eventPrice = (event: Priced | null, participants: number): GroupPrice | null =>
  event === null ? null : groupPrice(pricesOf(event), Math.max(1, participants));

/** Whether the price is known to be 0; only then may it be shown as 'Kostenfrei'. */
export const isFree = (price: GroupPrice | null): boolean => price?.sum === 0;

/** The prices of all tiers, from one participant to five and more; empty without a price. */
export function priceTiers(prices: readonly Price[]): GroupPrice[] {
  return [...Array(TIERS).keys()].map((index) => groupPrice(prices, index + 1)).filter((tier) => tier !== null);
}

/** An entry, of whose participants only the number matters. */
interface PricedEntry extends Pick<CartItem, "event"> {
  readonly recipients: readonly unknown[];
}

/** What the participants of an entry pay; without any, what one would pay. Null without a price. */
export const entryPrice = ({ event, recipients }: PricedEntry): GroupPrice | null =>
  eventPrice(event, recipients.length);

/** What a participant costs in cents, by the tier of all who are in their entry. Null if no price is known. */
export const lineCents = ({ item }: { readonly item: PricedEntry }): number | null => entryPrice(item)?.each ?? null;

/** What each booked participant pays, in their order: the tier of the number booked together in one entry. */
export function bookedPrices(lines: readonly { readonly item: CartItem }[]): (number | null)[] {
  const idOf = ({ item }: { readonly item: CartItem }): string => String(item.itemId);
  const together = (id: string): readonly unknown[] => lines.filter((line) => idOf(line) === id);
  return lines.map((line) => lineCents({ item: { event: line.item.event, recipients: together(idOf(line)) } }));
}

/** The sum of a whole cart in cents; `complete` is false when the price of an entry is not known. */
export interface CartSum {
  readonly sum: number;
  readonly saving: number;
  readonly complete: boolean;
}

/**
 * The sum of all named participants, net and without the hotel (contract-public section 4, Money). Reservations and
 * waiting-list entries are not binding, so they are not included (section 7).
 */
export function cartSum({ items }: Pick<Cart, "items">): CartSum {
  const prices = items.filter((item) => item.recipients.length > 0 && isBinding(item)).map(entryPrice);
  return prices.reduce<CartSum>(
    (total, price) => ({
      sum: total.sum + (price?.sum ?? 0),
      saving: total.saving + (price?.saving ?? 0),
      complete: total.complete && price !== null,
    }),
    { sum: 0, saving: 0, complete: true },
  );
}
