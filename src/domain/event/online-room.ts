import { dayjs } from "#domain/dates/berlin.ts";
import { hasTime, toInstant } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";

/** Minutes before the start at which the online room opens (spec section 9). */
const OPENS_BEFORE = 15;

/** When the online room opens, as an ISO text; null when the start or its time of day is unknown. */
export function roomOpensAt({ startDate }: Pick<PortalEvent, "startDate">): string | null {
  if (startDate === null || !hasTime(startDate)) return null;
  return dayjs(toInstant(startDate)).subtract(OPENS_BEFORE, "minute").toISOString();
}
