import { eventResource } from '#api/events.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { EventBody } from './event-card.tsx';
import { eventSummary, eventTitle } from './event-texts.ts';

function Overview({ event }: { event: PortalEvent }) {
  return (
    <section className="card stack">
      <header>
        <h2>{eventTitle(event)}</h2>
        <p className="muted">{eventSummary(event)}</p>
      </header>
      <EventBody event={event} />
    </section>
  );
}

/** Overview of one event by eventId (spec section 2). */
export function EventOverview({ eventId = '' }: { eventId?: string }) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne}>
      {(event) => (event === null ? <Notice state="empty">{texts.unknown}</Notice> : <Overview event={event} />)}
    </RemoteView>
  );
}
