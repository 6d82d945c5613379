import { useMemo } from "react";
import { recipientsResource } from "#api/recipients.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { participants as texts } from "#i18n/recipients.ts";
import { useResource } from "#state/resources.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { StaleIfErrorView } from "#widgets/shared/stale-if-error.tsx";
import { GremiumParticipants } from "./participants.tsx";

/**
 * Keeps the identity of the event while it and its participants stay the same, since an open dialog detects changes by
 * it.
 */
function JoinedParticipants({ event, recipients }: { event: PortalEvent; recipients: readonly Recipient[] }) {
  const whole = useMemo(() => ({ ...event, recipients: [...recipients] }), [event, recipients]);
  return <GremiumParticipants event={whole} recipients={recipients} />;
}

function LoadedParticipants({ event, eventId }: { event: PortalEvent; eventId: Id }) {
  const watched = useResource(recipientsResource, { eventId });
  return (
    <StaleIfErrorView watched={watched} loading={texts.loading} outline="rows">
      {(recipients) => <JoinedParticipants event={event} recipients={recipients} />}
    </StaleIfErrorView>
  );
}

/**
 * The tab Mein Gremium: an event's participants, read by a call of their own if the event comes without them (contract
 * section 3).
 */
export function GremiumView({ event }: { event: PortalEvent }) {
  useLearntPerson();
  if (event.recipients !== null) return <GremiumParticipants event={event} recipients={event.recipients} />;
  if (event.eventId === null) return <Empty about="missing">{texts.none}</Empty>;
  return <LoadedParticipants event={event} eventId={event.eventId} />;
}
