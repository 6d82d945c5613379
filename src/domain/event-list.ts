import type { PortalEvent } from '#domain/entities/event.ts';
import { startOf } from './events.ts';

/** Only events with content or flagged in-house are listed (spec section 2). */
export function listed(events: readonly PortalEvent[]): PortalEvent[] {
  return events.filter((event) => event.content !== null || event.isInhouse === true);
}

/**
 * A copy sorted by start; events without a start stand last in either direction, equal starts keep their order.
 * @param startsAt where the start (epoch ms) is known already
 */
export function sortEvents(events: readonly PortalEvent[], direction: 'ascending' | 'descending', startsAt = startOf): PortalEvent[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = events.map((event) => ({ event, start: startsAt(event) }));
  keyed.sort((a, b) => {
    if (a.start === null || b.start === null) return Number(a.start === null) - Number(b.start === null);
    return (a.start - b.start) * sign;
  });
  return keyed.map(({ event }) => event);
}
