import type { CalculatorInput } from "#domain/entities/calculator.ts";
import type { PortalEvent, Price } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { groupPrice, pricesOf, type GroupPrice } from "#domain/event/money.ts";
import { hotelDayPrice, hotelDays, priceDay, stayOf, type NightAndBoard } from "./hotel-prices.ts";

/**
 * The subject of a calculation: an event, or a theme without a date yet (contract-public section 3, CalculatorInput).
 */
export interface CalculatorSubject {
  readonly title: string | null;
  readonly isConference: boolean;
  readonly isRhetoric: boolean;
  /** Days, possibly with a fraction; null when unknown. */
  readonly duration: number | null;
  readonly prices: readonly Price[];
  readonly hotels: readonly Hotel[];
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** What somebody has chosen in the price calculator. */
export interface CalculatorChoice extends NightAndBoard {
  /** 1 to 99. */
  readonly participants: number;
  /** Null if the subject has no hotel. */
  readonly hotel: Hotel | null;
}

/** Hotel costs in cents; shown apart from the seminar's price, never part of its sum. */
export interface HotelCosts {
  readonly perDay: number;
  readonly days: number;
  readonly sum: number;
}

/** What a choice costs, net. */
export interface Calculation {
  /** Null if no price is known. */
  readonly price: GroupPrice | null;
  /** Null if the hotel, its price or the duration is unknown. */
  readonly hotel: HotelCosts | null;
}

/** The highest number of participants that the calculator accepts. */
export const MOST_PARTICIPANTS = 99;

/**
 * Reads a number of participants from an address or a field; anything that is not a whole number from 1 to 99 counts as
 * 1.
 */
export function participantsOf(typed: string | null): number {
  const count = /^\d{1,2}$/.test(typed ?? "") ? Number(typed) : 1;
  return Math.min(Math.max(count, 1), MOST_PARTICIPANTS);
}

/** The subject for an event; an online event has no hotel. */
export function subjectOfEvent(event: PortalEvent): CalculatorSubject {
  const { hotel, duration, isConference, isRhetoric, startDate, endDate } = stayOf(event);
  return {
    title: event.title,
    isConference: isConference === true,
    isRhetoric: isRhetoric === true,
    duration,
    prices: pricesOf(event),
    hotels: hotel === null || isOnline(event) ? [] : [hotel],
    startDate,
    endDate,
  };
}

/** The subject for a theme without a date. */
export function subjectOfInput({
  title,
  isConference,
  isRhetoric,
  content,
  hotels,
}: CalculatorInput): CalculatorSubject {
  return {
    title,
    isConference: isConference === true,
    isRhetoric: isRhetoric === true,
    duration: content?.duration ?? null,
    prices: content?.prices ?? [],
    hotels,
    startDate: null,
    endDate: null,
  };
}

/** The costs of a choice. For a subject without a date, `now` (epoch ms) determines the day of the hotel's prices. */
export function calculate(
  subject: CalculatorSubject,
  { participants, hotel, ...stay }: CalculatorChoice,
  now: number,
): Calculation {
  const day = priceDay(subject.startDate, subject.endDate, now);
  const perDay = hotelDayPrice({ ...subject, hotel }, stay, day);
  const days = hotelDays(subject.duration);
  return {
    price: groupPrice(subject.prices, participants),
    hotel: perDay === null || days === null ? null : { perDay, days, sum: perDay * days * participants },
  };
}
