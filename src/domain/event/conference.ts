import { isIsoDate } from "#domain/dates/iso-date.ts";
import { hasTime, printIso } from "#domain/dates/time.ts";
import type { Conference, ConferenceEntry } from "#domain/entities/conference.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf } from "./booking-state.ts";
import { sortEvents } from "./event-list.ts";
import { isHistoric } from "./events.ts";

/** The ways to take part in a conference, each with a page of that name in the configuration. */
export type ConferenceWay = "conferenceBooking" | "conferenceReservation" | "conferenceWaitingList";

/** The ways that a booking state allows; none if it is unknown (contract-public section 4, Conferences). */
export function conferenceWays(state: Pick<BookingState, "state"> | null): readonly ConferenceWay[] {
  const availability = availabilityOf(state);
  switch (availability) {
    case "open":
    case "few":
      return ["conferenceBooking", "conferenceReservation"];
    case "waitingList":
      return ["conferenceWaitingList"];
    case "closed":
    case null:
      return [];
    default:
      return availability satisfies never;
  }
}

function clockOf(text: string | null): string | null {
  if (text === null) return null;
  if (/^\d{1,2}:\d{2}/.test(text)) return (/^\d{1,2}:\d{2}/.exec(text)?.[0] ?? "").padStart(5, "0");
  return isIsoDate(text) && hasTime(text) ? printIso(text, "HH:mm") : null;
}

/**
 * The times of an entry on the Berlin clock, such as `09:00–10:30`; only the start if it has no end, null without a
 * start.
 */
export function entryTimes({ start, end }: Pick<ConferenceEntry, "start" | "end">): string | null {
  const [from, to] = [clockOf(start), clockOf(end)];
  if (from === null) return null;
  return to === null ? from : `${from}–${to}`;
}

/** Conferences that are not over at `now` (epoch ms), the next one first; those without an event come last. */
export function upcomingConferences(conferences: readonly Conference[], now: number): Conference[] {
  const dated = conferences.flatMap(({ event }) => (event === null || isHistoric(event, now) ? [] : [event]));
  const inOrder = sortEvents(dated, "ascending").flatMap((event) =>
    conferences.filter((conference) => conference.event === event),
  );
  return [...inOrder, ...conferences.filter(({ event }) => event === null)];
}
