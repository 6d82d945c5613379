import type { PortalEvent } from '#domain/entities/event.ts';
import { hasTime, toInstant } from './time.ts';

/** The online room opens 15 minutes before the start (spec section 9). */
const OPENS_BEFORE = 15 * 60_000;

/** When the online room opens, as an ISO text; null when the start or its time of day is unknown. */
export function roomOpensAt({ startDate }: Pick<PortalEvent, 'startDate'>): string | null {
  if (startDate === null || !hasTime(startDate)) return null;
  return new Date(toInstant(startDate) - OPENS_BEFORE).toISOString();
}
