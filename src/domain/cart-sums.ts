import { orderTypeOf, type Cart, type CartItem } from "#domain/entities/cart.ts";
import { hotelDayPrice, hotelDays, priceDay, stayOf, type Stay } from "./hotel-prices.ts";
import { groupPrice, pricesOf, type GroupPrice } from "./prices.ts";

/** Cents of a whole cart; `complete` is false when the price of an entry is not known. */
export interface CartSum {
  readonly sum: number;
  readonly saving: number;
  readonly complete: boolean;
}

/** What an entry costs with its participants; with none yet what one would pay. Null without a price. */
export function entryPrice(item: CartItem): GroupPrice | null {
  if (item.event === null) return null;
  return groupPrice(pricesOf(item.event), Math.max(1, item.recipients.length));
}

/**
 * The sum of all participants that are named, net and without the hotel (contract-public section 4, Money).
 * Reservations and waiting-list entries are not binding, and no part of what is to be paid (section 7).
 */
export function cartSum({ items }: Pick<Cart, "items">): CartSum {
  const prices = items.filter((item) => item.recipients.length > 0 && orderTypeOf(item) === "booking").map(entryPrice);
  return prices.reduce<CartSum>(
    (total, price) => ({
      sum: total.sum + (price?.sum ?? 0),
      saving: total.saving + (price?.saving ?? 0),
      complete: total.complete && price !== null,
    }),
    { sum: 0, saving: 0, complete: true },
  );
}

const stays: Readonly<Record<string, Stay>> = {
  mitNacht_VP: { overnight: true, fullBoard: true },
  mitNacht_HP: { overnight: true, fullBoard: false },
  ohneNacht_VP: { overnight: false, fullBoard: true },
  ohneNacht_HP: { overnight: false, fullBoard: false },
};

/** Hotel costs of people who stay alike: days times cents a day times people. */
export interface HotelCount {
  readonly days: number;
  readonly perDay: number;
  readonly people: number;
}

/**
 * What the hotel costs of an entry count, by what each participant has chosen, at `now` (epoch ms; contract-public
 * section 7). Null while an option is missing or has no price: half of a sum would mislead.
 */
export function hotelCounts({ event, recipients }: CartItem, now: number): readonly HotelCount[] | null {
  if (event === null || recipients.length === 0) return null;
  const stay = stayOf(event);
  const days = hotelDays(stay.duration);
  const day = priceDay(stay.startDate, stay.endDate, now);
  const costs = recipients.map(({ hotelOverNightOption }) => {
    const chosen = stays[hotelOverNightOption ?? ""];
    return chosen === undefined ? null : hotelDayPrice(stay, chosen, day);
  });
  if (days === null || costs.includes(null)) return null;
  return [...new Set(costs)].map((perDay) => ({
    days,
    perDay: perDay ?? 0,
    people: costs.filter((cost) => cost === perDay).length,
  }));
}

/** Hotel costs of an entry in cents; never part of a sum, and null where they are not known. */
export const entryHotel = (item: CartItem, now: number): number | null =>
  hotelCounts(item, now)?.reduce((sum, { days, perDay, people }) => sum + days * perDay * people, 0) ?? null;

/**
 * Hotel costs of all that is booked, in cents at `now` (epoch ms); 0 where nobody stays in a hotel. Null where those of
 * one entry are not known.
 */
export function cartHotel(items: readonly CartItem[], now: number): number | null {
  const stays = items.filter(
    (item) => orderTypeOf(item) === "booking" && item.recipients.length > 0 && (item.event?.hotel ?? null) !== null,
  );
  const costs = stays.map((item) => entryHotel(item, now));
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}
