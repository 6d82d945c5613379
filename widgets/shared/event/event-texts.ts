import type { PortalEvent } from '#domain/entities/event.ts';
import { displayKind, isSeries } from '#domain/events.ts';
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
