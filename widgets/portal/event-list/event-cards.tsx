import { Fragment, memo, useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Id } from '#domain/entities/fields.ts';
import { listed, sortEvents } from '#domain/event-list.ts';
import { firstOf, groupEvents } from '#domain/event-groups.ts';
import { recipientOf } from '#domain/recipients.ts';
import { events as texts } from '#i18n/events.ts';
import { formatMonth } from '#i18n/format.ts';
import { useGrown } from '#ui/grow/use-grown.ts';
import { lazyPart } from '#ui/lazy/lazy.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { Empty } from '#widgets/shared/empty.tsx';
import { EventCard } from '#widgets/shared/event/event-card.tsx';
import { lazyTexts } from '#widgets/shared/lazy-texts.ts';
import { AllDates } from './all-dates.tsx';
import type { EventSearchProps } from './event-search.tsx';
import css from './event-list.css?inline';

/** From so many events on they can be searched. */
const SEARCHED = 10;

const EventSearch = lazyPart(() => import('./event-search.tsx').then((module): ComponentType<EventSearchProps> => module.EventSearch));

interface GroupsProps {
  readonly events: readonly PortalEvent[];
  readonly unit: 'month' | 'year';
  /** Whose list it is. */
  readonly userId: Id | null;
  /** The event that is open initially. */
  readonly first: PortalEvent | undefined;
}

/** All cards are siblings, so that those off screen are skipped; their headings stand between them. */
const Groups = memo(function Groups({ events, unit, userId, first }: GroupsProps) {
  const groups = groupEvents(events, unit);
  // A long list is drawn in steps: a tab shows its first screenful at once.
  const grown = useGrown(events.length);
  const titled = groups.length > 1;
  const titleOf = (key: string | null): string => (unit === 'year' ? key : formatMonth(key === null ? null : `${key}-01`)) ?? texts.undated;
  return firstOf(groups, grown).map(({ key, events: found }, at) => (
    <Fragment key={`${key ?? ''}-${at}`}>
      {titled && <h2 className="event-group">{titleOf(key)}</h2>}
      {found.map((event, index) => (
        <EventCard key={`${event.eventId ?? ''}-${index}`} event={event} level={titled ? 3 : 2} recipient={recipientOf(event.recipients, userId)} defaultOpen={event === first} />
      ))}
    </Fragment>
  ));
});

export interface EventCardsProps extends Omit<GroupsProps, 'first'> {
  /** By start. */
  readonly order: 'ascending' | 'descending';
  /** All dates can be had as one calendar file. */
  readonly withCalendar?: boolean;
}

/** Events by their start, the first one open (spec section 2), under headings of their time; many can be searched. */
export function EventCards({ events: given, order, withCalendar = false, unit, userId }: EventCardsProps) {
  useStyles(css);
  const events = useMemo(() => sortEvents(listed(given), order), [given, order]);
  // Who is logged in is known after the cards: their status is drawn in slices.
  const known = useDeferredValue(userId);
  const [found, setFound] = useState<readonly PortalEvent[] | null>(null);
  if (events.length === 0) return <Empty about="events">{texts.none}</Empty>;
  const searched = events.length >= SEARCHED;
  return (
    <>
      {(searched || withCalendar) && (
        <div className="event-tools" data-searched={searched || undefined}>
          {searched && <EventSearch events={events} onFound={setFound} texts={lazyTexts} placeholder={<div className="event-search" />} fallback={<div className="event-search" />} />}
          {withCalendar && <AllDates events={events} />}
        </div>
      )}
      <Groups unit={unit} userId={known} events={(searched ? found : null) ?? events} first={events[0]} />
    </>
  );
}
