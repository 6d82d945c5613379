import type { ReactNode } from "react";
import { eventResource } from "#api/events.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { events as texts } from "#i18n/events.ts";
import { useResource } from "#state/resources.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

interface LoadedEventProps {
  readonly eventId: string;
  /** Replaces the sentence that an unknown event is over or cancelled, with its link to the support. */
  readonly unknown?: ReactNode;
  readonly children: (event: PortalEvent) => ReactNode;
}

/**
 * Loads an event by eventId and passes it to its children; an unknown one is said to be over or cancelled (contract
 * section 4).
 */
export function LoadedEvent({
  eventId,
  unknown = <Empty about="missing">{texts.unknown}</Empty>,
  children,
}: LoadedEventProps) {
  const watched = useResource(eventResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loadingOne} outline="widget">
      {(event) => (event === null ? unknown : children(event))}
    </RemoteView>
  );
}
