import { addDays, berlinDay, dayOf } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { HotelPrice } from "#domain/entities/hotel.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { toCents } from "#domain/event/money.ts";

/** One price of a hotel, per person. */
export interface HotelPriceRow {
  guest: "overnight" | "day";
  kind: "single-room" | "full-board" | "half-board";
  /** Euro, net; null when the price is missing. */
  amount: number | null;
}

/** The prices of a hotel for guests with and without a night, net. */
export interface HotelPriceList {
  rows: HotelPriceRow[];
  /** Single room and full board for the whole stay, null when a part is unknown. */
  total: { amount: number; days: number } | null;
}

/** What is chosen for a stay: with or without the night, and full or half board. */
export interface NightAndBoard {
  readonly fullBoard: boolean;
  readonly overnight: boolean;
}

/** The parts of an event's stay that select price records. */
type Priced = Pick<HotelStay, "hotel" | "isConference" | "isRhetoric">;

/**
 * The Berlin day `yyyy-MM-dd` whose prices are shown: the event's start, otherwise its end. Without an event it is the
 * day of `now` (epoch ms), or in December 1 January of the next year (spec section 9).
 */
export function priceDay(startDate: string | null, endDate: string | null, now: number): string {
  const given = startDate ?? endDate;
  if (given !== null) return dayOf(given);
  const today = berlinDay(now);
  return today.slice(5, 7) === "12" ? addDays(`${today.slice(0, 4)}-12-31`, 1) : today;
}

/** Whether prices are hidden, because the event ended before today in Berlin days (spec section 2). */
export function pricesHidden(endDate: string | null, now: number): boolean {
  return endDate !== null && dayOf(endDate) < berlinDay(now);
}

/** The stay of an event; only the event's own flag makes it rhetoric. */
export function stayOf(event: PortalEvent): HotelStay {
  const { hotel, startDate, endDate, isRhetoric } = event;
  return {
    hotel,
    startDate,
    endDate,
    isRhetoric,
    isConference: isTradeConference(event),
    duration: event.content?.duration ?? null,
  };
}

/** Whether a price record is valid on a day: both limits are included, and a missing one is open. */
function isValidOn({ validFrom, validUntil }: HotelPrice, day: string): boolean {
  return (validFrom === null || dayOf(validFrom) <= day) && (validUntil === null || day <= dayOf(validUntil));
}

/**
 * The only price record that matches; none or several mean that there is no price (spec section 4). A missing flag
 * counts as false.
 */
function recordFor(
  { hotel, isConference, isRhetoric }: Priced,
  { overnight, fullBoard }: NightAndBoard,
  day: string,
): HotelPrice | null {
  const found = (hotel?.prices ?? []).filter(
    (record) =>
      (record.conference ?? false) === (isConference ?? false) &&
      (record.rhetoric ?? false) === (isRhetoric ?? false) &&
      (record.overnight ?? false) === overnight &&
      (record.fullBoard ?? false) === fullBoard &&
      isValidOn(record, day),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Cents that one participant pays a day: catering and single room, or without the night only the catering of day guests
 * (contract-public section 4, Money). Null when a price is missing; a conference has no half board.
 */
export function hotelDayPrice(event: Priced, chosen: NightAndBoard, day: string): number | null {
  if (event.isConference === true && !chosen.fullBoard) return null;
  const record = recordFor(event, chosen, day);
  if (record?.catering == null) return null;
  if (!chosen.overnight) return toCents(record.catering);
  return record.singleRoom === null ? null : toCents(record.catering) + toCents(record.singleRoom);
}

/** The days for which a hotel charges, a begun one as a whole; null when unknown. */
export function hotelDays(duration: number | null): number | null {
  return duration === null || duration <= 0 ? null : Math.ceil(duration);
}

/**
 * The rows of 'Hotelpreise *' at `now` (epoch ms), without half board for conferences (spec section 2, contract section
 * 4).
 */
export function hotelPrices(stay: HotelStay, now: number): HotelPriceList {
  const day = priceDay(stay.startDate, stay.endDate, now);
  const record = (overnight: boolean, fullBoard: boolean) => recordFor(stay, { overnight, fullBoard }, day);
  const overnight = record(true, true);
  const rows: HotelPriceRow[] = [
    { guest: "overnight", kind: "single-room", amount: overnight?.singleRoom ?? null },
    { guest: "overnight", kind: "full-board", amount: overnight?.catering ?? null },
    { guest: "overnight", kind: "half-board", amount: record(true, false)?.catering ?? null },
    { guest: "day", kind: "full-board", amount: record(false, true)?.catering ?? null },
    { guest: "day", kind: "half-board", amount: record(false, false)?.catering ?? null },
  ];
  return {
    rows: rows.filter(({ kind }) => kind !== "half-board" || stay.isConference !== true),
    total: totalFor(overnight, stay.duration),
  };
}

/** (Catering + single room) × days, a begun day counting as a whole. */
function totalFor(record: HotelPrice | null, duration: number | null): HotelPriceList["total"] {
  const days = hotelDays(duration);
  if (record?.catering == null || record.singleRoom === null || days === null) return null;
  return { days, amount: ((toCents(record.catering) + toCents(record.singleRoom)) * days) / 100 };
}
