import type { PortalEvent } from '#domain/entities/event.ts';
import { displayKind, isSeries, place } from '#domain/events.ts';
import { isFilled } from '#domain/text.ts';
import { events as texts } from '#i18n/events.ts';
import { formatDateRange } from '#i18n/format.ts';

/** An event's title, of a series with its label (spec section 2); a stand-in where it has none. */
export function eventTitle(event: PortalEvent): string {
  const title = isFilled(event.title) ? event.title : texts.untitled;
  return displayKind(event) === 'series' ? texts.seriesTitle(title) : title;
}

/** When an event takes place, as a date range; null when unknown. */
export function eventPeriod(event: PortalEvent): string | null {
  return formatDateRange(event.startDate, event.endDate, isSeries(event));
}

/** Period and place in one line, of an in-house event the period alone; what is unknown is left out, null when nothing is known. */
export function eventSummary(event: PortalEvent): string | null {
  const known = [eventPeriod(event), event.isInhouse === true ? null : place(event)].filter(isFilled);
  return known.length === 0 ? null : known.join(' · ');
}
