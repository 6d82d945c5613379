import { countdown } from "#domain/countdown.ts";
import type { CardEvent } from "#domain/entities/event.ts";
import { displayKind, isHistoric, isSeries } from "#domain/events.ts";
import { isFilled } from "#domain/text.ts";
import { distanceText, events as texts } from "#i18n/events.ts";
import { formatDateRange } from "#i18n/format.ts";

/** An event's title, of a series with its label (spec section 2); a stand-in where it has none. */
export function eventTitle(event: CardEvent): string {
  const title = isFilled(event.title) ? event.title : texts.untitled;
  return displayKind(event) === "series" ? texts.seriesTitle(title) : title;
}

/** When an event takes place, as a date range; null when unknown. */
export function eventPeriod(event: CardEvent): string | null {
  return formatDateRange(event.startDate, event.endDate, isSeries(event));
}

/** An event by its title and dates, for who hears a button or link that stands among others of its kind. */
export function eventName(event: CardEvent): string {
  return [eventTitle(event), eventPeriod(event)].filter(isFilled).join(", ");
}

/** How far off a start (ISO) is at `now` (epoch ms), as `In 12 Tagen`; null without one and once it has begun. */
function distanceTo(startDate: string | null, now: number): string | null {
  return distanceText(countdown(startDate, now));
}

/**
 * Where an event stands at `now` (epoch ms): how far off it is, that it is running, or that it is over; null where its
 * start is not known.
 */
export function timeStatus(event: CardEvent, now: number): string | null {
  if (isHistoric(event, now)) return texts.ended;
  return distanceTo(event.startDate, now) ?? (event.startDate === null ? null : texts.running);
}
