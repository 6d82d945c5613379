import { useState } from "react";
import { factChanges, type FactChange } from "#domain/cart-changes.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { bookedTogether } from "#domain/recipients.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "#widgets/shared/cart/cart.css?inline";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { FactTable } from "#widgets/shared/order/changes.tsx";
import { costFacts } from "./booking-costs.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { BookingResult } from "./booking-result.tsx";
import { ParticipantFacts } from "./participant-facts.tsx";
import { isBookingOpen, useBooking, type Booking, type BookingProgress } from "./use-booking.ts";

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

/** A refusal that may pass leaves the form, so that nothing that was entered is lost. */
const hasForm = (state: BookingProgress): boolean =>
  isBookingOpen(state) ||
  (state.state === "refused" && state.refusal !== "converted" && state.refusal.reason !== "duplicate");

const isRefusedForChange = (state: BookingProgress): boolean =>
  state.state === "refused" && state.refusal !== "converted" && state.refusal.reason === "changed";

/**
 * Whether the backend has refused because of a change that has not been read yet: until the event has come again
 * nothing is sent, and nothing can be confirmed.
 */
function useUnread(state: BookingProgress, event: PortalEvent): boolean {
  const isRefused = isRefusedForChange(state);
  const [refused, setRefused] = useState<PortalEvent | null>(null);
  if (isRefused !== (refused !== null)) setRefused(isRefused ? event : null);
  return isRefused && (refused === null || refused === event);
}

/** A booking as dialog and page draw it. */
export interface BookingView {
  readonly booking: Booking;
  /** There is still something to enter. */
  readonly hasForm: boolean;
  /** It may be sent: nothing has changed that its reader has not seen. */
  readonly maySend: boolean;
  /** What has changed since it was opened; null for nothing, or where it does not matter any more. */
  readonly changes: readonly FactChange[] | null;
  readonly confirm: () => void;
  readonly isUnread: boolean;
}

/**
 * Books one reserved participant, at what stands in the event: what changes meanwhile is shown and confirmed first.
 * @param onBooked called at once when the booking was accepted, also should the view be gone
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

/** Old beside new; nothing is sent before it is confirmed. */
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

interface BookingBodyProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  readonly view: BookingView;
}

/** Whom and what it is about, what is asked for, and what became of it; the button stands where the view wants it. */
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
        <BookingResult booking={booking} recipient={recipient} />
      ) : (
        <Changes changes={changes} onConfirm={confirm} />
      )}
      {isUnread && <Notice state="loading">{checkoutTexts.readingChange}</Notice>}
    </>
  );
}
