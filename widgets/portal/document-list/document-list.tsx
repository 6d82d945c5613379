import { eventsPast } from "#api/events.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { listed, sortEvents } from "#domain/event-list.ts";
import { documentsAvailable } from "#domain/events.ts";
import { documents as texts } from "#i18n/documents.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { EventDocuments } from "#widgets/portal/shared/event/event-documents.tsx";

function Events({ events }: { events: readonly ListedEvent[] }) {
  if (events.length === 0) return <Empty about="missing">{texts.none}</Empty>;
  return events.map((event, index) => (
    <Accordion
      key={`${event.eventId ?? ""}-${index}`}
      level={2}
      title={eventTitle(event)}
      subtitle={eventPeriod(event)}
      defaultOpen={index === 0}
    >
      <EventDocuments event={event} />
    </Accordion>
  ));
}

/** The documents of every event that has begun, one expandable part per event, the latest first (spec section 2). */
export function DocumentList() {
  const now = useNow();
  const watched = useResource(eventsPast);
  return (
    <RemoteView watched={watched} loading={texts.loading} shape="rows">
      {({ present, past }) => (
        <Events
          events={sortEvents(listed([...present, ...past]), "descending").filter((event) =>
            documentsAvailable(event, now),
          )}
        />
      )}
    </RemoteView>
  );
}
