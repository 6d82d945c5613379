import type { CardEvent } from "#domain/entities/event.ts";
import { countdown } from "#domain/event/countdown.ts";
import { displayKind, isHistoric, isSeries } from "#domain/event/events.ts";
import { isFilled } from "#domain/text/text.ts";
import { distanceText, events as texts } from "#i18n/events.ts";
import { formatDateRange } from "#i18n/format.ts";

/** An event's title, with the label of a series (spec section 2); a substitute if it has none. */
export function eventTitle(event: CardEvent): string {
  const title = isFilled(event.title) ? event.title : texts.untitled;
  return displayKind(event) === "series" ? texts.seriesTitle(title) : title;
}

/** The dates of an event, as a date range; null when unknown. */
export function eventPeriod(event: CardEvent): string | null {
  return formatDateRange(event.startDate, event.endDate, isSeries(event));
}

/** An event's title and dates, by which screen readers tell its button or link from others of the kind. */
export function eventName(event: CardEvent): string {
  return [eventTitle(event), eventPeriod(event)].filter(isFilled).join(", ");
}

/** The time until a start (ISO) from `now` (epoch ms), such as `In 12 Tagen`; null without a start, or after it. */
function distanceTo(startDate: string | null, now: number): string | null {
  return distanceText(countdown(startDate, now));
}

/**
 * The status of an event at `now` (epoch ms): the time until its start, that it is running, or that it is over; null if
 * its start is unknown.
 */
export function timeStatus(event: CardEvent, now: number): string | null {
  if (isHistoric(event, now)) return texts.ended;
  return distanceTo(event.startDate, now) ?? (event.startDate === null ? null : texts.running);
}
