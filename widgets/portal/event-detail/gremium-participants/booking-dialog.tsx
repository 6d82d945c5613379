import type { ReactNode } from "react";
import { AFTER_CHECKOUT_MS } from "#api/recipients.ts";
import { bookingLookedUp } from "#domain/answers/outcome.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { booking as texts } from "#i18n/booking.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { BookingBody, useBookingView } from "#widgets/shared/booking/booking-body.tsx";
import { useNewerList, type NewerList } from "#widgets/shared/booking/use-newer-list.ts";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { BackCloses } from "#widgets/shared/page/back-closes.tsx";

export interface BookingDialogProps extends Pick<SendDialogProps, "onClose" | "onLine">, NewerList {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Called at once when the booking was accepted, even if the dialog has been unmounted. */
  readonly onBooked: () => void;
}

/**
 * Books a reserved participant: option, terms, and the result (spec sections 4 and 5). It closes by itself when it is
 * done.
 */
export function BookingDialog({ event, recipient, list, onBooked, onClose, onLine }: BookingDialogProps) {
  const view = useBookingView(event, recipient, onBooked);
  const { send, handle, told, learn, check } = view.booking;
  useNewerList(list, (recipients) => bookingLookedUp(recipients, recipient.recipientId), learn);
  const footer = (close: () => void): ReactNode =>
    view.hasForm ? (
      <>
        {view.maySend && (
          <SubmitButton
            handle={handle}
            routes={["checkout"]}
            variant={check === null ? "primary" : "secondary"}
            sending={send.state === "sending"}
          >
            <Compound text={texts.send} />
          </SubmitButton>
        )}
        <Button onClick={close}>{texts.back}</Button>
      </>
    ) : (
      <CloseButton onClose={close} />
    );
  return (
    <SendDialog
      title={texts.title}
      send={send}
      texts={texts.words}
      further={told}
      unsaved={null}
      closesAfter={AFTER_CHECKOUT_MS}
      keepsUnknown
      onClose={onClose}
      onLine={onLine}
      footer={footer}
    >
      <BackCloses />
      <div className="stack">
        <BookingBody event={event} recipient={recipient} view={view} />
      </div>
    </SendDialog>
  );
}
