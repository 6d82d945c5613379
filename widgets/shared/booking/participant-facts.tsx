import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { placeName } from "#domain/event/event-place.ts";
import { participantDialog as texts } from "#i18n/booking.ts";
import { compound } from "#ui/compound/compound.tsx";
import { Facts, type Fact } from "#ui/facts/facts.tsx";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";
import { recipientName } from "./recipient-name.ts";

/** The participant and the event of a booking or a cancellation. */
export function ParticipantFacts({
  event,
  recipient,
  further = [],
}: {
  event: PortalEvent;
  recipient: Recipient;
  further?: readonly Fact[];
}) {
  return (
    <Facts
      className="facts-paired"
      facts={[
        [texts.participant, recipientName(recipient)],
        [texts.event, compound(eventTitle(event))],
        [texts.period, eventPeriod(event)],
        [texts.place, placeName(event)],
        ...further,
      ]}
    />
  );
}
