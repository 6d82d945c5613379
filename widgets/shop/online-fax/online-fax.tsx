import { useMemo, useState } from "react";
import * as v from "valibot";
import { eventResource } from "#api/events.ts";
import { pageAddress } from "#api/pages.ts";
import { bookReservation, recipientsResource } from "#api/recipients.ts";
import { bookingLookedUp } from "#domain/answers/outcome.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isAmong, sameId } from "#domain/entities/fields.ts";
import { recipientSchema, type Recipient } from "#domain/entities/recipient.ts";
import { isHistoric } from "#domain/event/events.ts";
import { bookingWayOf, recipientStatus } from "#domain/participants/recipients.ts";
import { booking as texts } from "#i18n/booking.ts";
import { events as eventTexts } from "#i18n/events.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { participants as participantTexts } from "#i18n/recipients.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { isInDoubt } from "#state/sending/intents.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { BookingBody, useBookingView } from "#widgets/shared/booking/booking-body.tsx";
import { BookedBefore, isBookedBefore, SupportLink } from "#widgets/shared/booking/booking-result.tsx";
import { ParticipantFacts } from "#widgets/shared/booking/participant-facts.tsx";
import { useNewerList } from "#widgets/shared/booking/use-newer-list.ts";
import { useSeenBookings } from "#widgets/shared/booking/use-seen-bookings.ts";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { StaleIfErrorView } from "#widgets/shared/stale-if-error.tsx";

interface BookingProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** The participants as they were read: the event, read again, may come before a list that is as new. */
  readonly list: readonly Recipient[];
}

/** Says that the booking has arrived whose answer an earlier page did not read. */
const BookedMeanwhile = () => (
  <Notice state="success">
    <p>{texts.booked}</p>
  </Notice>
);

/** Where a booking leads on: to its seminar in the portal, else to the portal. */
function WayOn({ event }: { event: PortalEvent }) {
  const config = useConfig();
  const page = pageAddress(config, "portalEvent", { eventId: event.eventId });
  const way = page ?? pageAddress(config, "portalStart");
  return (
    way !== null && (
      <div>
        <Button variant="primary" href={way}>
          {page === null ? texts.toPortal : texts.toEvent}
        </Button>
      </div>
    )
  );
}

function BookingForm({ event, recipient, list }: BookingProps) {
  const view = useBookingView(event, recipient);
  const { state, handle, learn, check } = view.booking;
  useNewerList(list, (recipients) => bookingLookedUp(recipients, recipient.recipientId), learn);
  return (
    <>
      <BookingBody event={event} recipient={recipient} view={view} />
      {view.maySend && (
        <div>
          <SubmitButton
            handle={handle}
            routes={["checkout"]}
            variant={check === null ? "primary" : "secondary"}
            sending={state.state === "sending"}
          >
            <Compound text={texts.send} />
          </SubmitButton>
        </div>
      )}
      {(state.state === "done" || isBookedBefore(state)) && <WayOn event={event} />}
    </>
  );
}

/**
 * The participant as found first: after a booking on this page the list says 'booked', which must not replace the
 * result.
 */
function Found({ isSeen, ...props }: BookingProps & { readonly isSeen: boolean }) {
  const { recipient, event } = props;
  const [way] = useState(bookingWayOf(recipient, event));
  const status = recipientStatus(recipient);
  if (way === "book") return <BookingForm {...props} />;
  if (way === "booked")
    return (
      <>
        <ParticipantFacts {...props} />
        {isSeen ? <BookedMeanwhile /> : <BookedBefore recipient={recipient} />}
        <WayOn event={event} />
      </>
    );
  return (
    <>
      <ParticipantFacts {...props} further={[[texts.status, status === null ? null : recipientStatusLabels[status]]]} />
      <Notice state="info" actions={<SupportLink />}>
        {way === "contact" ? participantTexts.contact : texts.notBookable}
      </Notice>
    </>
  );
}

const gone = (
  <Notice state="empty" actions={<SupportLink />}>
    {texts.gone}
  </Notice>
);

function Participant({
  event,
  recipients,
  recipientId,
}: {
  event: PortalEvent;
  recipients: readonly Recipient[];
  recipientId: string;
}) {
  const [wasOver] = useState(isHistoric(event, useNow()));
  const recipient = recipients.find((known) => sameId(known.recipientId, recipientId));
  const whole = useMemo(() => ({ ...event, recipients: [...recipients] }), [event, recipients]);
  const seen = useSeenBookings(whole, recipients);
  return recipient === undefined || wasOver ? (
    gone
  ) : (
    <Found event={whole} recipient={recipient} list={recipients} isSeen={isAmong(seen, recipient.recipientId)} />
  );
}

/** Whether nobody knows if a booking arrived that an earlier page has sent. */
function useDoubt(recipientId: string): boolean {
  const [isInDoubtFirst] = useState(() => {
    const recipient = v.parse(recipientSchema, { recipientId });
    return isInDoubt(bookReservation, { recipient, hotelOverNightOption: null, eventId: null });
  });
  return isInDoubtFirst;
}

/** Says so of it, while what would tell cannot be read. */
const Doubt = () => (
  <Notice state="error" actions={<SupportLink />}>
    {texts.words.unknown}
  </Notice>
);

function LoadedParticipant({
  event,
  eventId,
  recipientId,
  inDoubt,
}: {
  event: PortalEvent;
  eventId: string;
  recipientId: string;
  inDoubt: boolean;
}) {
  const watched = useResource(recipientsResource, { eventId });
  return (
    <>
      {inDoubt && watched.remote.state === "failed" && <Doubt />}
      <StaleIfErrorView watched={watched} loading={participantTexts.loading} outline="widget">
        {(recipients) => <Participant {...{ event, recipients, recipientId }} />}
      </StaleIfErrorView>
    </>
  );
}

/**
 * The form of the booking dialog as a page, for one reserved participant of an event (contract-public section 4, Cart
 * and checkout). An event that came without this participant does not speak for the event's list.
 */
export function OnlineFax({ eventId, recipientId }: { eventId: string; recipientId: string }) {
  useLearntPerson();
  const inDoubt = useDoubt(recipientId);
  const watched = useResource(eventResource, { eventId });
  return (
    <section className="stack">
      <PageHead text={texts.title} />
      {inDoubt && watched.remote.state === "failed" && <Doubt />}
      <StaleIfErrorView watched={watched} loading={eventTexts.loadingOne} outline="widget">
        {(event) => {
          if (event === null) return gone;
          const { recipients } = event;
          return recipients?.some((known) => sameId(known.recipientId, recipientId)) === true ? (
            <Participant {...{ event, recipients, recipientId }} />
          ) : (
            <LoadedParticipant {...{ event, eventId, recipientId, inDoubt }} />
          );
        }}
      </StaleIfErrorView>
    </section>
  );
}
