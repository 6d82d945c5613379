import { recipientsResource } from "#api/recipients.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { participants as texts } from "#i18n/recipients.ts";
import { useResource } from "#state/resources.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { KeptView } from "#widgets/shared/kept-view.tsx";
import { Participants } from "./participants.tsx";

function LoadedParticipants({ event, eventId }: { event: PortalEvent; eventId: Id }) {
  const watched = useResource(recipientsResource, { eventId });
  return (
    <KeptView watched={watched} loading={texts.loading} outline="rows">
      {(recipients) => <Participants event={{ ...event, recipients: [...recipients] }} recipients={recipients} />}
    </KeptView>
  );
}

/**
 * The tab Mein Gremium: an event's participants, loaded by their own call where the event has none (contract section
 * 3).
 */
export function GremiumView({ event }: { event: PortalEvent }) {
  if (event.recipients !== null) return <Participants event={event} recipients={event.recipients} />;
  if (event.eventId === null) return <Empty about="missing">{texts.none}</Empty>;
  return <LoadedParticipants event={event} eventId={event.eventId} />;
}
