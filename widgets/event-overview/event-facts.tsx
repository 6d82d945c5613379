import { Fragment } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import { place } from '#domain/events.ts';
import { isFilled } from '#domain/text.ts';
import { events as texts } from '#i18n/events.ts';
import { formatDateTime } from '#i18n/format.ts';

/** The facts of an event that are known: booking number, start, end, place (spec section 2). */
export function EventFacts({ event }: { event: PortalEvent }) {
  const facts: [string, string | null][] = [
    [texts.bookingNumber, event.bookingNumber],
    [texts.start, formatDateTime(event.startDate)],
    [texts.end, formatDateTime(event.endDate)],
    [texts.place, place(event)],
  ];
  return (
    <dl className="facts">
      {facts.map(([term, value]) => isFilled(value) && (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
