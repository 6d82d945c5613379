import { eventResource } from '#api/events.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** The calendar link by itself: of the given event, or of the one with this eventId (contract section 1). */
export function CalendarDownload({ eventId, json }: { eventId?: string; json?: PortalEvent }) {
  return json === undefined ? <LoadedLink eventId={eventId ?? ''} /> : <CalendarLink event={json} />;
}

function LoadedLink({ eventId }: { eventId: string }) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne}>
      {(event) => (event === null ? <Notice state="empty">{texts.unknown}</Notice> : <CalendarLink event={event} />)}
    </RemoteView>
  );
}
