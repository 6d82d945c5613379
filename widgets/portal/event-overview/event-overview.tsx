import type { ListedEvent } from "#domain/entities/event.ts";
import { events as texts } from "#i18n/events.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { EventBody } from "#widgets/portal/shared/event/event-card.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";

function Overview({ event }: { event: ListedEvent }) {
  return (
    <section className="card stack">
      <h2>
        <Compound text={eventTitle(event)} />
      </h2>
      <EventBody event={event} level={3} />
    </section>
  );
}

/** Overview of one event by eventId (spec section 2). */
export function EventOverview({ eventId = "" }: { eventId?: string }) {
  return (
    <LoadedEvent eventId={eventId} unknown={<Empty about="unknown">{texts.unknown}</Empty>}>
      {(event) => <Overview event={event} />}
    </LoadedEvent>
  );
}
