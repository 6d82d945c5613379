import type { ReactNode } from 'react';
import { eventResource } from '#api/events.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';

/** Loads an event by eventId and hands it on; an unknown one is said to be over or cancelled (contract section 4). */
export function LoadedEvent({ eventId, children }: { eventId: string; children: (event: PortalEvent) => ReactNode }) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne}>
      {(event) => (event === null ? <Notice state="empty">{texts.unknown}</Notice> : children(event))}
    </RemoteView>
  );
}
