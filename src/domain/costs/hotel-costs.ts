import { isBinding, type CartItem } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { hotelDayPrice, hotelDays, priceDay, stayOf, type NightAndBoard } from "./hotel-prices.ts";

// Hotel costs of a seminar, net and in whole cents; they are shown apart and are never part of a sum to be paid.

const byOption: Readonly<Record<string, NightAndBoard>> = {
  mitNacht_VP: { overnight: true, fullBoard: true },
  mitNacht_HP: { overnight: true, fullBoard: false },
  ohneNacht_VP: { overnight: false, fullBoard: true },
  ohneNacht_HP: { overnight: false, fullBoard: false },
};

/** An event with its participants and their hotel options. */
interface Guests extends Pick<CartItem, "event"> {
  readonly recipients: readonly Pick<Recipient, "hotelOverNightOption">[];
}

/** Hotel costs of people who pay the same: days × cents a day × people. */
export interface HotelCount {
  readonly days: number;
  readonly perDay: number;
  readonly people: number;
}

/**
 * The hotel costs of an entry by the options of its participants, at `now` (epoch ms; contract-public section 7). Null
 * while an option is missing or has no price, because half of a sum would mislead.
 */
export function hotelCounts({ event, recipients }: Guests, now: number): readonly HotelCount[] | null {
  if (event === null || isOnline(event) || recipients.length === 0) return null;
  const stay = stayOf(event);
  const days = hotelDays(stay.duration);
  const day = priceDay(stay.startDate, stay.endDate, now);
  const options = recipients.map(({ hotelOverNightOption }) => hotelOverNightOption ?? "");
  const prices = new Map(
    [...new Set(options)].map((option) => {
      const chosen = byOption[option];
      return [option, chosen === undefined ? null : hotelDayPrice(stay, chosen, day)];
    }),
  );
  const costs = options.map((option) => prices.get(option) ?? null);
  if (days === null || costs.includes(null)) return null;
  return [...new Set(costs)].map((perDay) => ({
    days,
    perDay: perDay ?? 0,
    people: costs.filter((cost) => cost === perDay).length,
  }));
}

/** The sum of hotel costs in cents; null if they are not known. */
export const hotelSum = (counts: readonly HotelCount[] | null): number | null =>
  counts?.reduce((sum, { days, perDay, people }) => sum + days * perDay * people, 0) ?? null;

/** Hotel costs of an entry in cents; never part of a sum, and null if they are not known. */
export const entryHotel = (item: Guests, now: number): number | null => hotelSum(hotelCounts(item, now));

/**
 * Hotel costs of all booked entries, in cents at `now` (epoch ms); 0 if nobody stays in a hotel. Null if those of one
 * entry are not known.
 */
export function cartHotel(items: readonly CartItem[], now: number): number | null {
  const stays = items.filter(
    ({ event, recipients, ...item }) =>
      isBinding(item) && recipients.length > 0 && event !== null && event.hotel !== null && !isOnline(event),
  );
  const costs = stays.map((item) => entryHotel(item, now));
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}
