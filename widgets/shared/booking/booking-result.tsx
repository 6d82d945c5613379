import type { ReactNode } from "react";
import { refusalReason } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { telHref } from "#domain/forms/phone.ts";
import { booking as texts, participantDialog } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { Alternatives } from "#widgets/shared/order/alternatives.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import type { Booking, BookingProgress } from "./use-booking.ts";

const ROUTES = ["checkout"] as const;

/** A link to the support. */
export function SupportLink() {
  const { contactUrl } = useConfig();
  return (
    <Button href={contactUrl} newTabHint={common.opensNewTab}>
      {participantDialog.support}
    </Button>
  );
}

/** The information that the support needs, and its number (spec section 8, contract-public section 8). */
function SupportHint({ recipient }: { recipient: Recipient }) {
  const { supportPhone } = useConfig();
  return (
    <>
      <p>{`${texts.recipientId} ${recipient.recipientId ?? ""}`}</p>
      <p>{texts.askSupport}</p>
      {supportPhone !== "" && (
        <p>
          <a href={telHref(supportPhone)}>{supportPhone}</a>
        </p>
      )}
    </>
  );
}

/** Says that the participant was already booked (spec section 8). */
export const BookedBefore = ({ recipient }: { recipient: Recipient }) => (
  <Notice state="error" actions={<SupportLink />}>
    <p>
      <strong>{texts.converted}</strong>
    </p>
    <SupportHint recipient={recipient} />
    <WaitSentence routes={ROUTES} />
  </Notice>
);

interface BookingResultProps {
  readonly booking: Pick<Booking, "state" | "check" | "told">;
  readonly event: PortalEvent;
  readonly recipient: Recipient;
}

/**
 * The reason of a refusal, with the waiting list of a full date and other dates (contract-public section 4); null if
 * the backend gave none.
 */
function refusedFor({ booking: { state }, event }: BookingResultProps): ReactNode {
  if (state.state !== "refused" || state.refusal === "converted") return null;
  const reason = refusalReason(state.refusal.reason);
  if (reason === null || reason === "duplicate") return null;
  return (
    <>
      <Notice state="error">{addTexts[reason]}</Notice>
      {reason === "soldOut" && event.eventId !== null && (
        <AddButton eventId={event.eventId} event={event} type="waitingList" variant="secondary" />
      )}
      <Alternatives events={state.refusal.alternatives} />
    </>
  );
}

/** Whether the backend says that the participant was booked already. */
export const isBookedBefore = (state: BookingProgress): boolean =>
  state.state === "refused" && (state.refusal === "converted" || state.refusal.reason === "duplicate");

/** Says why the participant was not booked, or not yet. */
function Unbooked(props: BookingResultProps): ReactNode {
  const { booking, recipient } = props;
  const { state, check } = booking;
  switch (state.state) {
    case "refused":
      if (isBookedBefore(state)) return <BookedBefore recipient={recipient} />;
      return refusedFor(props) ?? <Failed send={state} check={null} recipient={recipient} />;
    case "gone":
      return <Notice state="error">{texts.gone}</Notice>;
    case "failed":
      return (
        <>
          <Failed send={state} check={check} recipient={recipient} />
          <SessionExpired refused={state.error.kind === "session"} />
        </>
      );
    case "idle":
      return <SessionExpired />;
    case "sending":
    case "done":
      return null;
    default:
      return state satisfies never;
  }
}

interface FailedProps extends Pick<Booking, "send" | "check"> {
  readonly recipient: Recipient;
}

const Failed = ({ send, check, recipient }: FailedProps) => (
  <SendFailure
    send={send}
    routes={ROUTES}
    texts={texts.words}
    onCheck={check}
    actions={<SupportLink />}
    hint={<SupportHint recipient={recipient} />}
  />
);

/** The result of a booking, in the words of spec section 8. */
export function BookingResult(props: BookingResultProps) {
  const { state, told } = props.booking;
  return (
    <>
      <Announced>
        {state.state === "sending" && <VisuallyHidden>{participantDialog.sending}</VisuallyHidden>}
        {state.state === "done" && (
          <Notice state="success" quiet>
            <p>{unbroken(texts.booked)}</p>
            {told.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
      </Announced>
      <Unbooked {...props} />
    </>
  );
}
