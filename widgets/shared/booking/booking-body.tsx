import { useState } from "react";
import { eventResource } from "#api/events.ts";
import { factChanges, type FactChange } from "#domain/cart/cart-changes.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { bookedTogether } from "#domain/participants/recipients.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { useResource } from "#state/resources.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import css from "#widgets/shared/order/cart.css?inline";
import { FactTable } from "#widgets/shared/order/changes.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { costFacts } from "./booking-costs.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { BookingResult } from "./booking-result.tsx";
import { ParticipantFacts } from "./participant-facts.tsx";
import { isBookingOpen, useBooking, type Booking, type BookingProgress } from "./use-booking.ts";

/**
 * The event as a cart with one entry, of this participant and those booked so far, so that the cart's own rule finds
 * changes of its facts at the price that this participant pays.
 */
const entryOf = (event: PortalEvent, recipient: Recipient): { items: CartItem[] } => ({
  items: [
    {
      itemId: recipient.recipientId,
      type: "booking",
      event,
      recipients: bookedTogether(event.recipients ?? [], recipient),
    },
  ],
});

/** Whether the form stays: after a refusal it does if another try may succeed, so that no input is lost. */
const hasForm = (state: BookingProgress): boolean =>
  isBookingOpen(state) ||
  (state.state === "refused" &&
    state.refusal !== "converted" &&
    !["duplicate", "soldOut", "closed"].includes(state.refusal.reason ?? ""));

const isRefusedForChange = (state: BookingProgress): boolean =>
  state.state === "refused" && state.refusal !== "converted" && state.refusal.reason === "changed";

/**
 * Whether the backend has refused because of a change that has not been read yet: until the event has been read again,
 * nothing can be confirmed or sent.
 */
function useUnread(state: BookingProgress, event: PortalEvent): boolean {
  const isRefused = isRefusedForChange(state);
  const [refused, setRefused] = useState<PortalEvent | null>(null);
  if (isRefused !== (refused !== null)) setRefused(isRefused ? event : null);
  return isRefused && (refused === null || refused === event);
}

/** What dialog and page need to show a booking. */
export interface BookingView {
  readonly booking: Booking;
  /** Whether there is still something to enter. */
  readonly hasForm: boolean;
  /** Whether it may be sent: nothing has changed that the customer has not seen. */
  readonly maySend: boolean;
  /** The changes since it was opened; null if there are none, or they no longer matter. */
  readonly changes: readonly FactChange[] | null;
  readonly confirm: () => void;
  readonly isUnread: boolean;
}

/**
 * Books one reserved participant with the facts of the event as shown: changes are shown and confirmed before anything
 * is sent.
 * @param onBooked called at once when the booking was accepted, even if the view has been unmounted
 */
export function useBookingView(event: PortalEvent, recipient: Recipient, onBooked?: () => void): BookingView {
  const booking = useBooking(event, recipient, onBooked);
  const { state, reset } = booking;
  const [seen, setSeen] = useState(event);
  const changes = factChanges(entryOf(seen, recipient), entryOf(event, recipient));
  const isUnread = useUnread(state, event);
  const open = hasForm(state);
  const isChanged = open && (changes.length > 0 || isRefusedForChange(state)) && !isUnread;
  const confirm = (): void => {
    setSeen(event);
    reset();
  };
  return {
    booking,
    hasForm: open,
    maySend: open && !isChanged && !isUnread,
    changes: isChanged ? changes : null,
    confirm,
    isUnread,
  };
}

/** Shows the old and the new facts; nothing is sent before the customer confirms them. */
function Changes({ changes, onConfirm }: { changes: readonly FactChange[]; onConfirm: () => void }) {
  useStyles(css);
  return (
    <Notice
      state="info"
      actions={
        <Button variant="primary" onClick={onConfirm}>
          {checkoutTexts.confirm}
        </Button>
      }
    >
      <p>
        {changes.length > 0 ? checkoutTexts.changed(changes.flatMap(({ facts }) => facts)) : checkoutTexts.changeUnseen}
      </p>
      <FactTable changes={changes} />
    </Notice>
  );
}

/**
 * Says that a refused change is being read, or that it could not be: a dialog covers what its page tells of that.
 */
function ReadingChange({ event: { eventId } }: { event: PortalEvent }) {
  const { remote, reload } = useResource(eventResource, { eventId });
  return remote.state === "failed" ? (
    <ReadFailure error={remote.error} onRetry={reload} result />
  ) : (
    <Notice state="loading">{checkoutTexts.readingChange}</Notice>
  );
}

interface BookingBodyProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  readonly view: BookingView;
}

/** The facts of a booking, its form and its result; the view places the button itself. */
export function BookingBody({ event, recipient, view }: BookingBodyProps) {
  const { booking, changes, confirm, isUnread } = view;
  const { choice, handle } = booking;
  return (
    <>
      <ParticipantFacts event={event} recipient={recipient} further={costFacts(event)} />
      {view.hasForm && (
        <FormFrame handle={handle} className="stack">
          <BookingFields control={handle.form.control} choice={choice} event={event} recipient={recipient} />
        </FormFrame>
      )}
      {changes === null ? (
        <BookingResult booking={booking} event={event} recipient={recipient} />
      ) : (
        <Changes changes={changes} onConfirm={confirm} />
      )}
      {isUnread && <ReadingChange event={event} />}
    </>
  );
}
