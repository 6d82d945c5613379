import type { ReactNode } from 'react';
import { eventResource } from '#api/events.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { events as texts } from '#i18n/events.ts';
import { useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView, type RemoteViewProps } from '#widgets/shared/remote-view.tsx';

interface LoadedEventProps extends Pick<RemoteViewProps<unknown>, 'shape'> {
  readonly eventId: string;
  /** Instead of the bare sentence that an unknown event is over or cancelled. */
  readonly unknown?: ReactNode;
  readonly children: (event: PortalEvent) => ReactNode;
}

/** Loads an event by eventId and hands it on; an unknown one is said to be over or cancelled (contract section 4). */
export function LoadedEvent({ eventId, shape, unknown = <Notice state="empty">{texts.unknown}</Notice>, children }: LoadedEventProps) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne} shape={shape}>
      {(event) => (event === null ? unknown : children(event))}
    </RemoteView>
  );
}
