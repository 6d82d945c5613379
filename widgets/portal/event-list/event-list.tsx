import { eventsFuture, eventsPast, gremiumEventsFuture, gremiumEventsPast } from '#api/events.ts';
import type { PathValues } from '#api/path.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { listed, sortEvents } from '#domain/event-list.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { EventCard } from '#widgets/shared/event/event-card.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';

interface Owner {
  /** A Gremium member's userId; without it the customer's own events. */
  readonly userId?: string;
}

const valuesOf = ({ userId }: Owner): PathValues => (userId === undefined ? {} : { userId });

/** Events in the order given, the first one open (spec section 2). */
function Events({ events }: { events: readonly PortalEvent[] }) {
  if (events.length === 0) return <Notice state="empty">{texts.none}</Notice>;
  return events.map((event, index) => <EventCard key={`${event.eventId ?? ''}-${index}`} event={event} defaultOpen={index === 0} />);
}

function Planned(owner: Owner) {
  const watched = useResource(owner.userId === undefined ? eventsFuture : gremiumEventsFuture, valuesOf(owner));
  return <RemoteView watched={watched} loading={texts.loading}>{(events) => <Events events={sortEvents(listed(events), 'ascending')} />}</RemoteView>;
}

function Past({ which, ...owner }: Owner & { which: 'present' | 'past' }) {
  const watched = useResource(owner.userId === undefined ? eventsPast : gremiumEventsPast, valuesOf(owner));
  const direction = which === 'present' ? 'ascending' : 'descending';
  return <RemoteView watched={watched} loading={texts.loading}>{(answer) => <Events events={sortEvents(listed(answer[which]), direction)} />}</RemoteView>;
}

/** The customer's events, or a member's, in the tabs Geplant, Aktuell, Abgeschlossen (spec section 2). */
export function EventList(owner: Owner) {
  return (
    <Tabs
      label={texts.tabsLabel}
      tabs={[
        { key: 'geplant', label: texts.planned, render: () => <Planned {...owner} /> },
        { key: 'aktuell', label: texts.current, render: () => <Past {...owner} which="present" /> },
        { key: 'abgeschlossen', label: texts.completed, render: () => <Past {...owner} which="past" /> },
      ]}
    />
  );
}
