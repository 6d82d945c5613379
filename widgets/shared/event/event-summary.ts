import type { CardEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { isSeries } from "#domain/event/events.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatPeriod } from "#i18n/format.ts";

/** An event's period with weekdays; null when unknown. */
export const eventWhen = (event: CardEvent): string | null =>
  formatPeriod(event.startDate, event.endDate, isSeries(event));

/** The place of an event; null when unknown, and for an in-house event, whose place the customer knows. */
export const eventWhere = (event: CardEvent): string | null => (event.isInhouse === true ? null : placeName(event));

/**
 * Period with weekdays and place in one line, for an in-house event only the period; unknown parts are left out, null
 * if all are unknown.
 */
export function eventSummary(event: CardEvent): string | null {
  const period = eventWhen(event);
  const where = eventWhere(event);
  if (period === null) return isFilled(where) ? where : null;
  return isFilled(where) ? `${period}\u00a0· ${where}` : period;
}
