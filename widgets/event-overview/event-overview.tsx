import { eventResource } from '#api/events.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { EventCard } from './event-card.tsx';

/** Overview of one event by eventId (spec section 2). */
export function EventOverview({ eventId = '' }: { eventId?: string }) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne}>
      {(event) => (event === null ? <Notice state="empty">{texts.unknown}</Notice> : <EventCard event={event} toggle={false} />)}
    </RemoteView>
  );
}
