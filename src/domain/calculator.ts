import type { CalculatorInput } from "#domain/entities/calculator.ts";
import type { PortalEvent, Price } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { hotelDayPrice, hotelDays, priceDay, stayOf, type Stay } from "./costs/hotel-prices.ts";
import { isOnline } from "./event-place.ts";
import { groupPrice, pricesOf, type GroupPrice } from "./money.ts";

/** What is calculated: an event, or a theme without a date yet (contract-public section 3, CalculatorInput). */
export interface CalculatorSubject {
  readonly title: string | null;
  readonly isConference: boolean;
  readonly isRhetoric: boolean;
  /** Days, may be a fraction; null when unknown. */
  readonly duration: number | null;
  readonly prices: readonly Price[];
  readonly hotels: readonly Hotel[];
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export interface CalculatorChoice extends Stay {
  /** 1 to 99. */
  readonly participants: number;
  /** Null where there is none. */
  readonly hotel: Hotel | null;
}

/** Cents; shown apart from the seminar's price, never part of its sum. */
export interface HotelCosts {
  readonly perDay: number;
  readonly days: number;
  readonly sum: number;
}

export interface Calculation {
  /** Null without a price. */
  readonly price: GroupPrice | null;
  /** Null without a hotel, its price or the duration. */
  readonly hotel: HotelCosts | null;
}

/** The calculator's highest number. */
export const MOST_PARTICIPANTS = 99;

/**
 * A number of participants as an address or a field gives it; anything that is no whole number from 1 to 99 reads as 1.
 */
export function participantsOf(typed: string | null): number {
  const count = /^\d{1,2}$/.test(typed ?? "") ? Number(typed) : 1;
  return Math.min(Math.max(count, 1), MOST_PARTICIPANTS);
}

/** An event as the calculator takes it; an online event has no hotel. */
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

/** A theme without a date. */
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

/** What a choice costs at `now` (epoch ms): it decides the day of the hotel's prices where the subject has no date. */
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
