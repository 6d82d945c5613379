import type { CardEvent } from "#domain/entities/event.ts";
import { place } from "#domain/event-place.ts";
import { isSeries } from "#domain/events.ts";
import { isFilled } from "#domain/text.ts";
import { formatPeriod } from "#i18n/format.ts";

/** An event's period with weekdays; null when unknown. */
export const eventWhen = (event: CardEvent): string | null =>
  formatPeriod(event.startDate, event.endDate, isSeries(event));

/** Where an event takes place; null when unknown, and of an in-house event, whose place the customer knows. */
export const eventWhere = (event: CardEvent): string | null => (event.isInhouse === true ? null : place(event));

/**
 * Period with weekdays and place in one line, of an in-house event the period alone; what is unknown is left out, null
 * when all is.
 */
export function eventSummary(event: CardEvent): string | null {
  const period = eventWhen(event);
  const where = eventWhere(event);
  if (period === null) return isFilled(where) ? where : null;
  // The separator stays at the end of its line.
  return isFilled(where) ? `${period}\u00a0· ${where}` : period;
}
