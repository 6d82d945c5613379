import { countdown } from "#domain/countdown.ts";
import type { CardEvent } from "#domain/entities/event.ts";
import { displayKind, isSeries } from "#domain/events.ts";
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

/** How far off a start (ISO) is at `now` (epoch ms), as `in 12 Tagen`; null without one and once it has begun. */
export function distanceTo(startDate: string | null, now: number): string | null {
  return distanceText(countdown(startDate, now));
}
