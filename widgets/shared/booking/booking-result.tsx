import type { ReactNode } from "react";
import type { Refusal } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { booking as texts, participantDialog } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { whole } from "#ui/whole/whole.tsx";
import type { BookingState } from "./use-booking.ts";

/** An error with what the support needs to know, and the way to it (spec section 8). */
export function SupportNotice({ message, recipient }: { message: string; recipient: Recipient }) {
  const { contactUrl } = useConfig();
  return (
    <Notice
      state="error"
      actions={
        <Button href={contactUrl} newTabHint={common.opensNewTab}>
          {participantDialog.support}
        </Button>
      }
    >
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        {texts.recipientId} {recipient.recipientId}
      </p>
      <p>{texts.askSupport}</p>
      <WaitSentence routes={["checkout"]} />
    </Notice>
  );
}

interface BookingResultProps {
  readonly state: BookingState;
  readonly recipient: Recipient;
  /** What a refusal other than 'booked before' offers; without it it reads as a failure. */
  readonly onRefusal?: (refusal: Refusal) => ReactNode;
}

/** Why it was not booked, or not yet. */
function Unbooked({ state, recipient, onRefusal }: BookingResultProps) {
  switch (state.state) {
    case "refused":
      if (state.refusal === "converted" || state.refusal.reason === "duplicate")
        return <SupportNotice message={texts.converted} recipient={recipient} />;
      return onRefusal?.(state.refusal) ?? <SupportNotice message={texts.failed} recipient={recipient} />;
    case "gone":
      return <Notice state="error">{texts.gone}</Notice>;
    case "failed":
      return state.error.kind === "session" ? (
        <SessionExpired refused />
      ) : (
        <>
          <SupportNotice message={texts.failed} recipient={recipient} />
          <SessionExpired />
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

/** What became of a booking, with the words of spec section 8. */
export function BookingResult(props: BookingResultProps) {
  const { state } = props;
  return (
    <>
      <Announced>
        {state.state === "done" && (
          <Notice state="success" quiet>
            <p>{whole(texts.booked)}</p>
            {state.data.orderNumber !== null && <p>{texts.orderNumber(state.data.orderNumber)}</p>}
          </Notice>
        )}
      </Announced>
      <Unbooked {...props} />
    </>
  );
}
