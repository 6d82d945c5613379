import type { CardEvent } from "#domain/entities/event.ts";
import { place } from "#domain/event-place.ts";
import { isSeries } from "#domain/events.ts";
import { isFilled } from "#domain/text.ts";
import { formatPeriod } from "#i18n/format.ts";

/**
 * Period with weekdays and place in one line, of an in-house event the period alone; what is unknown is left out, null
 * when all is.
 */
export function eventSummary(event: CardEvent): string | null {
  const period = formatPeriod(event.startDate, event.endDate, isSeries(event));
  const where = event.isInhouse === true ? null : place(event);
  if (period === null) return isFilled(where) ? where : null;
  // The separator stays at the end of its line.
  return isFilled(where) ? `${period}\u00a0· ${where}` : period;
}
