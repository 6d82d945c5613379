import { Fragment } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import { place } from '#domain/events.ts';
import { isFilled } from '#domain/text.ts';
import { events as texts } from '#i18n/events.ts';
import { formatDateTime } from '#i18n/format.ts';
import { eventPeriod } from './event-texts.ts';

function factsOf(event: PortalEvent): [string, string | null][] {
  if (event.isInhouse === true) return [[texts.period, eventPeriod(event)], [texts.bookingNumber, event.bookingNumber]];
  return [
    [texts.bookingNumber, event.bookingNumber],
    [texts.start, formatDateTime(event.startDate)],
    [texts.end, formatDateTime(event.endDate)],
    [texts.place, place(event)],
  ];
}

/** The facts of an event that are known: booking number, start, end, place; of an in-house one date range and booking number (spec section 2). */
export function EventFacts({ event }: { event: PortalEvent }) {
  const facts = factsOf(event).filter(([, value]) => isFilled(value));
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
