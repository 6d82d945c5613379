import { addDays, daysBetween, printIso } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import { at } from "#mocks/data/days.ts";

/** The house on the public pages that an event's hotel is, by the number in the data of the tests. */
const HOUSES: Readonly<Record<string, number>> = { 31: 1, 32: 2, 33: 8, 34: 10 };

/** A hotel of the public pages as an event carries it: with the id by which these find it. */
export const heldIn = (house: ListedHotel): Hotel => ({ ...house, id: house.hotelId });

/** The hotel of the public pages that stands for one of the data of the tests. */
export function houseOf(hotel: Hotel, listed: readonly ListedHotel[]): Hotel {
  const house = listed.find(({ hotelId }) => hotelId === HOUSES[String(hotel.id)]);
  return house === undefined ? hotel : heldIn(house);
}

/** The Berlin day on which an event begins. */
export const firstDay = ({ startDate }: PortalEvent): string => startDate?.slice(0, 10) ?? "";

/** Days that an event takes in the calendar. */
export const lengthOf = ({ startDate, endDate }: PortalEvent): number =>
  startDate === null || endDate === null ? 1 : daysBetween(startDate.slice(0, 10), endDate.slice(0, 10)) + 1;

/** The number of an event that begins on that day: its end is the year's. */
export const numberOn = ({ bookingNumber }: PortalEvent, first: string): string | null =>
  bookingNumber?.replace(/-\d\d$/, `-${first.slice(2, 4)}`) ?? null;

/** The event from another day on, at the same times. */
export function heldFrom(event: PortalEvent, first: string): PortalEvent {
  const { startDate, endDate } = event;
  if (startDate === null || endDate === null) return event;
  return {
    ...event,
    bookingNumber: numberOn(event, first),
    startDate: at(first, printIso(startDate, "HH:mm")),
    endDate: at(addDays(first, lengthOf(event) - 1), printIso(endDate, "HH:mm")),
  };
}
