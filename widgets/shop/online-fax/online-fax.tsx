import { useMemo, useState } from "react";
import { eventResource } from "#api/events.ts";
import { recipientsResource } from "#api/recipients.ts";
import { factChanges, type FactChange } from "#domain/cart-changes.ts";
import { sameId } from "#domain/cart.ts";
import type { CartItem, Refusal } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { isHistoric } from "#domain/events.ts";
import { bookedTogether } from "#domain/recipients.ts";
import { refusalReason } from "#domain/refusal.ts";
import { booking as texts } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { events as eventTexts } from "#i18n/events.ts";
import { participants as participantTexts } from "#i18n/recipients.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { costFacts } from "#widgets/shared/booking/booking-costs.tsx";
import { BookingFields } from "#widgets/shared/booking/booking-fields.tsx";
import { BookingResult, SupportNotice } from "#widgets/shared/booking/booking-result.tsx";
import { ParticipantFacts } from "#widgets/shared/booking/participant-facts.tsx";
import { isBookingOpen, useBooking, type BookingState } from "#widgets/shared/booking/use-booking.ts";
import { Alternatives } from "#widgets/shared/cart/alternatives.tsx";
import css from "#widgets/shared/cart/cart.css?inline";
import { FactTable } from "#widgets/shared/cart/changes.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { KeptView } from "#widgets/shared/kept-view.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";

interface BookingProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
}

/**
 * The event as an entry of a cart with this participant and those who are booked so far: changes of it are found by the
 * cart's own rule, at the price that this one pays.
 */
const entryOf = (event: PortalEvent, recipient: Recipient): { items: CartItem[] } => ({
  items: [
    {
      itemId: recipient.recipientId,
      type: recipient.type,
      event,
      recipients: bookedTogether(event.recipients ?? [], recipient),
    },
  ],
});

/** Why the backend refused, with other dates in place (contract-public section 4); null where it reads as a failure. */
function refused({ reason, alternatives }: Refusal) {
  const known = refusalReason(reason);
  if (known === null || known === "duplicate") return null;
  return (
    <>
      <Notice state="error">{addTexts[known]}</Notice>
      <Alternatives events={alternatives} />
    </>
  );
}

/** A refusal that may pass leaves the form, so that nothing that was entered is lost. */
const hasForm = (state: BookingState): boolean =>
  isBookingOpen(state) ||
  (state.state === "refused" && state.refusal !== "converted" && state.refusal.reason !== "duplicate");

const isRefusedForChange = (state: BookingState): boolean =>
  state.state === "refused" && state.refusal !== "converted" && state.refusal.reason === "changed";

/**
 * Whether the backend has refused because of a change that has not been read yet: until the event has come again
 * nothing is sent, and nothing can be confirmed.
 */
function useUnread(state: BookingState, event: PortalEvent): boolean {
  const isRefused = isRefusedForChange(state);
  const [refused, setRefused] = useState<PortalEvent | null>(null);
  if (isRefused !== (refused !== null)) setRefused(isRefused ? event : null);
  return isRefused && (refused === null || refused === event);
}

/** Old beside new; nothing is sent before it is confirmed. */
function Changes({ changes, onConfirm }: { changes: readonly FactChange[]; onConfirm: () => void }) {
  return (
    <Notice
      state="info"
      actions={
        <Button variant="primary" onClick={onConfirm}>
          {checkoutTexts.confirm}
        </Button>
      }
    >
      <p>{changes.length > 0 ? checkoutTexts.changed : checkoutTexts.changeUnseen}</p>
      <FactTable changes={changes} />
    </Notice>
  );
}

function BookingForm({ event, recipient }: BookingProps) {
  const { state, choice, handle, reset } = useBooking(event, recipient);
  const [seen, setSeen] = useState(event);
  const changes = factChanges(entryOf(seen, recipient), entryOf(event, recipient));
  const confirm = (): void => {
    setSeen(event);
    reset();
  };
  const isUnread = useUnread(state, event);
  const open = hasForm(state);
  const isChanged = open && (changes.length > 0 || isRefusedForChange(state)) && !isUnread;
  return (
    <>
      <ParticipantFacts event={event} recipient={recipient} further={costFacts(event)} />
      {open && (
        <FormFrame handle={handle} className="stack">
          <BookingFields control={handle.form.control} choice={choice} event={event} recipient={recipient} />
        </FormFrame>
      )}
      {isChanged ? (
        <Changes changes={changes} onConfirm={confirm} />
      ) : (
        <BookingResult state={state} recipient={recipient} onRefusal={refused} />
      )}
      {isUnread && <Notice state="loading">{checkoutTexts.readingChange}</Notice>}
      {open && !isChanged && !isUnread && (
        <div>
          <SendButton
            routes={["checkout"]}
            variant="primary"
            type="submit"
            form={handle.id}
            busy={state.state === "sending"}
          >
            {texts.send}
          </SendButton>
        </div>
      )}
    </>
  );
}

/** Whom it is about as it was found first: that the list says 'booked' after a booking from here is no news. */
function Found(props: BookingProps) {
  const [wasBooked] = useState(props.recipient.type === "booking");
  if (!wasBooked) return <BookingForm {...props} />;
  return (
    <>
      <ParticipantFacts {...props} />
      <SupportNotice message={texts.converted} recipient={props.recipient} />
    </>
  );
}

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
  return recipient === undefined || wasOver ? (
    <Notice state="empty">{texts.gone}</Notice>
  ) : (
    <Found event={whole} recipient={recipient} />
  );
}

function LoadedParticipant({
  event,
  eventId,
  recipientId,
}: {
  event: PortalEvent;
  eventId: string;
  recipientId: string;
}) {
  const watched = useResource(recipientsResource, { eventId });
  return (
    <KeptView watched={watched} loading={participantTexts.loading} outline="widget">
      {(recipients) => <Participant {...{ event, recipients, recipientId }} />}
    </KeptView>
  );
}

/**
 * The booking dialog's form as a page, for one reserved participant of an event (contract-public section 4, Cart and
 * checkout).
 */
export function OnlineFax({ eventId, recipientId }: { eventId: string; recipientId: string }) {
  useStyles(css);
  const watched = useResource(eventResource, { eventId });
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <KeptView watched={watched} loading={eventTexts.loadingOne} outline="widget">
        {(event) => {
          if (event === null) return <Notice state="empty">{texts.gone}</Notice>;
          return event.recipients === null ? (
            <LoadedParticipant {...{ event, eventId, recipientId }} />
          ) : (
            <Participant event={event} recipients={event.recipients} recipientId={recipientId} />
          );
        }}
      </KeptView>
    </section>
  );
}
