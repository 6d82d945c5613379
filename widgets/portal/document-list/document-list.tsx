import { eventsPast } from "#api/events.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { listedEvents, sortEvents } from "#domain/event/event-list.ts";
import { documentsAvailable } from "#domain/event/events.ts";
import { documents as texts } from "#i18n/documents.ts";
import { keyed } from "#lib/keyed.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { EventDocuments } from "#widgets/portal/shared/event/event-documents.tsx";
import { RestoredEntries, useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

function Events({ events }: { events: readonly ListedEvent[] }) {
  const list = useRestoredList();
  if (events.length === 0) return <Empty about="missing">{texts.none}</Empty>;
  const sections = keyed(events, ({ eventId }) => eventId).map(([key, event], index) => (
    <Accordion
      key={key}
      id={event.eventId === null ? undefined : `documents-${event.eventId}`}
      level={2}
      title={eventTitle(event)}
      subtitle={eventPeriod(event)}
      defaultOpen={index === 0}
    >
      <EventDocuments event={event} />
    </Accordion>
  ));
  return <RestoredEntries list={list}>{sections}</RestoredEntries>;
}

/** The documents of every event that has begun, one expandable section per event, the latest first (spec section 2). */
export function DocumentList() {
  const now = useNow();
  const watched = useResource(eventsPast);
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {({ present, past }) => (
        <Events
          events={sortEvents(listedEvents([...present, ...past]), "descending").filter((event) =>
            documentsAvailable(event, now),
          )}
        />
      )}
    </RemoteView>
  );
}
