import { photosResource } from "#api/photos.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { photosAvailable } from "#domain/event/events.ts";
import { photos as texts } from "#i18n/photos.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { Gallery } from "./gallery.tsx";

function LoadedPhotos({ event, eventId }: { event: PortalEvent; eventId: string | number }) {
  const watched = useResource(photosResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="cards">
      {(answer) => <Gallery event={event} answer={answer} />}
    </RemoteView>
  );
}

/** The tab 'Bilder': the photos of an event once it is over (spec sections 4, 6 and 8). */
export function PhotosView({ event }: { event: PortalEvent }) {
  useLearntPerson();
  const now = useNow();
  if (!photosAvailable(event, now)) return <Notice state="info">{texts.fromEnd}</Notice>;
  if (event.eventId === null) return <Empty about="missing">{texts.none}</Empty>;
  return <LoadedPhotos event={event} eventId={event.eventId} />;
}
