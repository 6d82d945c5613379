import type { ReactNode } from "react";
import { recipientKey } from "#api/recipients.ts";
import { isBookingOption } from "#domain/costs/booking-options.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { mergedComment } from "#domain/participants/checkout-recipient.ts";
import { asksToContact, canBook, canCancel, type RecipientButton } from "#domain/participants/recipients.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participants as texts } from "#i18n/recipients.ts";
import { useNow } from "#state/clock.ts";
import { useSending } from "#state/sending/send.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { RecipientStatus } from "#widgets/portal/shared/event/recipient-status.tsx";
import { recipientName } from "#widgets/shared/booking/recipient-name.ts";
import { SupportWays } from "./support-ways.tsx";

export interface ParticipantProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Whether the participant is known to be the customer. */
  readonly isSelf: boolean;
  readonly onOpen: (button: RecipientButton) => void;
}

/** Overnight and meal option, diet, merged comments; missing data are left out. */
function Details({ recipient }: { recipient: Recipient }) {
  const { hotelOverNightOption: option, hotelOptionVegetarian, hotelOptionWheelchair } = recipient;
  const wishes = [
    ...(hotelOptionVegetarian === true ? [texts.vegetarian] : []),
    ...(hotelOptionWheelchair === true ? [texts.accessibleRoom] : []),
  ];
  return (
    <Facts
      className="participant-details"
      facts={[
        [texts.option, isBookingOption(option) ? bookingOptionLabels[option] : null],
        [texts.diet, wishes.join(" · ")],
        [texts.comments, mergedComment(recipient)],
      ]}
    />
  );
}

/** Asks to write or call instead of showing buttons (spec section 6). */
function ContactText() {
  return (
    <div className="participant-contact">
      <p>{texts.contact}</p>
      <SupportWays />
    </div>
  );
}

function Buttons({ event, recipient, onOpen }: Omit<ParticipantProps, "isSelf">): ReactNode {
  const now = useNow();
  const flags = useConfig();
  const busy = useSending(recipientKey(recipient.recipientId));
  if (asksToContact(recipient, event, flags)) return <ContactText />;
  // Without an id nothing can be sent.
  if (recipient.recipientId === null) return null;
  const book = canBook(recipient, event, now, flags);
  const cancel = canCancel(recipient, event, now, flags);
  if (!book && !cancel) return null;
  const suffix = <VisuallyHidden>{texts.of(recipientName(recipient))}</VisuallyHidden>;
  return (
    <div className="cluster participant-buttons">
      {book && (
        <Button variant="primary" busy={busy} onClick={() => onOpen("book")}>
          <span>{texts.book}</span>
          {suffix}
        </Button>
      )}
      {cancel && (
        <Button busy={busy} onClick={() => onOpen("cancel")}>
          <span>{texts.cancel}</span>
          {suffix}
        </Button>
      )}
    </div>
  );
}

/** One participant: name, status, what was ordered, and the buttons that the status permits (spec section 4). */
export function Participant(props: ParticipantProps) {
  const { recipient, isSelf } = props;
  return (
    <>
      <div className="participant-head">
        <p className="participant-name" tabIndex={-1}>
          {recipientName(recipient)}
        </p>
        {isSelf && <span className="small muted">{texts.self}</span>}
        <RecipientStatus recipient={recipient} />
      </div>
      <Details recipient={recipient} />
      <Buttons {...props} />
    </>
  );
}
