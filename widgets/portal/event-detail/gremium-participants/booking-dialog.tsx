import { useEffect, useEffectEvent, type ReactNode } from "react";
import { AFTER_CHECKOUT_MS } from "#api/recipients.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { booking as texts } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { ignorePresses } from "#ui/page/ignore-presses.ts";
import { useRoot } from "#ui/root/root.tsx";
import { costFacts } from "#widgets/shared/booking/booking-costs.tsx";
import { BookingFields } from "#widgets/shared/booking/booking-fields.tsx";
import { BookingResult } from "#widgets/shared/booking/booking-result.tsx";
import { ParticipantFacts } from "#widgets/shared/booking/participant-facts.tsx";
import { isBookingOpen, useBooking } from "#widgets/shared/booking/use-booking.ts";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";

export interface BookingDialogProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Called at once when the booking was accepted, also should the dialog be gone. */
  readonly onBooked: () => void;
  readonly onClose: () => void;
  /** Called one second after a success with the sentences that remain to be said. */
  readonly onDone: (said: readonly string[]) => void;
}

/** Books a reserved participant: option, terms, and what became of it (spec sections 4 and 5). */
export function BookingDialog({ event, recipient, onBooked, onClose, onDone }: BookingDialogProps) {
  const { state, choice, handle } = useBooking(event, recipient, onBooked);
  const { root } = useRoot();
  const done = useEffectEvent(() => {
    ignorePresses(root.querySelectorAll("dialog button"));
    onDone([texts.booked]);
  });
  useEffect(() => {
    if (state.state !== "done") return undefined;
    const timer = setTimeout(() => done(), AFTER_CHECKOUT_MS);
    return () => clearTimeout(timer);
  }, [state.state]);
  const open = isBookingOpen(state);
  const footer = (close: () => void): ReactNode =>
    open ? (
      <>
        <SendButton
          routes={["checkout"]}
          variant="primary"
          type="submit"
          form={handle.id}
          busy={state.state === "sending"}
        >
          {texts.send}
        </SendButton>
        <Button onClick={close}>{texts.back}</Button>
      </>
    ) : (
      <CloseButton onClose={close} />
    );
  return (
    <Dialog open title={texts.title} closeLabel={common.close} onClose={onClose} footer={footer}>
      <div className="stack">
        <ParticipantFacts event={event} recipient={recipient} further={costFacts(event)} />
        {open && (
          <FormFrame handle={handle} className="stack">
            <BookingFields control={handle.form.control} choice={choice} event={event} recipient={recipient} />
          </FormFrame>
        )}
        <BookingResult state={state} recipient={recipient} />
      </div>
    </Dialog>
  );
}
