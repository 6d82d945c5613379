import { Fragment } from 'react';
import { isFilled } from '#domain/text.ts';
import { events as texts } from '#i18n/events.ts';

/** The two facts of an in-house event that are known. */
export function InhouseFacts({ period, bookingNumber }: { period: string | null; bookingNumber: string | null }) {
  const facts: [string, string | null][] = [[texts.period, period], [texts.bookingNumber, bookingNumber]];
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
