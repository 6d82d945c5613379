import { useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { countStandings } from "#domain/participants/recipients.ts";
import { participants as texts, standingsText } from "#i18n/recipients.ts";
import { keyed } from "#lib/keyed.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { usePortal } from "#state/store.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { useOwnEntry } from "#widgets/portal/event-detail/use-own-entry.ts";
import type { NewerList } from "#widgets/shared/booking/use-newer-list.ts";
import { useSeenBookings } from "#widgets/shared/booking/use-seen-bookings.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";
import type { BookingDialogProps } from "./booking-dialog.tsx";
import type { CancelDialogProps } from "./cancel-dialog.tsx";
import css from "./gremium-participants.css?inline";
import { MissingButtons } from "./missing-buttons.tsx";
import { Participant } from "./participant.tsx";
import { useDialogs, type ParticipantDialog } from "./use-dialogs.ts";

const BookingDialog = lazyComponent<BookingDialogProps>(() =>
  import("./booking-dialog.tsx").then((module): ComponentType<BookingDialogProps> => module.BookingDialog),
);
const CancelDialog = lazyComponent<CancelDialogProps>(() =>
  import("./cancel-dialog.tsx").then((module): ComponentType<CancelDialogProps> => module.CancelDialog),
);

/** Somebody who was booked, and how often answers had been outdated by then. */
interface Mark {
  readonly recipientId: Recipient["recipientId"];
  readonly since: number;
}

/**
 * An event and its participants with those who were just booked here, until a list arrives that was asked for since
 * (spec section 4); what the next one pays depends on their number.
 */
function useBooked(event: PortalEvent, recipients: readonly Recipient[]) {
  const outdated = usePortal(({ invalidations }) => invalidations);
  const [booked, setBooked] = useState<{ list: readonly Recipient[]; marks: readonly Mark[] }>({
    list: recipients,
    marks: [],
  });
  // A list that was already on its way knows nothing of them.
  if (booked.list !== recipients)
    setBooked({ list: recipients, marks: booked.marks.filter(({ since }) => since === outdated) });
  const { marks } = booked;
  const known = useMemo(() => {
    if (marks.length === 0) return { shown: recipients, event };
    const shown = recipients.map((recipient) =>
      marks.some(({ recipientId }) => recipientId === recipient.recipientId)
        ? { ...recipient, type: "booking" }
        : recipient,
    );
    return { shown, event: { ...event, recipients: shown } };
  }, [event, recipients, marks]);
  const markBooked = ({ recipientId }: Recipient): void => {
    const mark = { recipientId, since: usePortal.getState().invalidations };
    setBooked(({ list, marks: before }) => ({ list, marks: [...before, mark] }));
  };
  return { ...known, markBooked };
}

/** Moves the focus to the participant's name when a dialog has closed and the button that opened it is gone. */
function useFocusAfter(open: ParticipantDialog | null, list: RefObject<HTMLElement | null>): void {
  const { root } = useAnchorContext();
  const last = useRef<Recipient>(null);
  useEffect(() => {
    const { current: recipient } = last;
    last.current = open?.recipient ?? null;
    if (open !== null || recipient === null || root.activeElement !== null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-recipient]") ?? [])];
    rows
      .find((row) => row.dataset.recipient === String(recipient.recipientId))
      ?.querySelector<HTMLElement>(".participant-name")
      ?.focus();
  }, [open, root, list]);
}

interface DialogProps extends NewerList {
  readonly event: PortalEvent;
  readonly opened: ParticipantDialog;
  readonly onBooked: (recipient: Recipient) => void;
  readonly onClose: () => void;
  readonly onLine: (line: ClosedDialogResult | null) => void;
}

function OpenedDialog({ event, opened: { button, recipient }, onBooked, ...frame }: DialogProps) {
  const shared = { event, recipient, texts: lazyTexts, ...frame };
  switch (button) {
    case "cancel":
      return <CancelDialog {...shared} />;
    case "book":
      return <BookingDialog {...shared} onBooked={() => onBooked(recipient)} />;
    default:
      return button satisfies never;
  }
}

/** The message of a closed dialog, shown where its button was. */
const Told = ({ line }: { readonly line: ClosedDialogResult | null | undefined }) =>
  line == null ? null : (
    <div className="participant-outcome">
      <SentLine line={line} />
    </div>
  );

/** The participants of an event with the dialogs to book and to cancel (spec sections 4 and 6). */
export function GremiumParticipants(read: { event: PortalEvent; recipients: readonly Recipient[] }) {
  useStyles(css);
  const { opened, lines, open, dialogs } = useDialogs();
  const { event, shown, markBooked } = useBooked(read.event, read.recipients);
  const list = useRef<HTMLUListElement>(null);
  const own = useOwnEntry(shown);
  useFocusAfter(opened, list);
  useSeenBookings(read.event, read.recipients);
  const standings = standingsText(countStandings(shown));
  const lost = [...lines].filter(([id]) => !shown.some(({ recipientId }) => recipientId === id));
  return (
    <div className="stack">
      {lost.map(([id, line]) => (
        <Told key={id} line={line} />
      ))}
      {dialogs.map(({ key, ...frame }) => (
        <OpenedDialog key={key} event={event} list={read.recipients} onBooked={markBooked} {...frame} />
      ))}
      {shown.length === 0 ? (
        <Empty about="missing">{texts.none}</Empty>
      ) : (
        <>
          {shown.length > 1 && standings !== "" && <p className="muted">{standings}</p>}
          <PacedList
            items={keyed(shown, ({ recipientId }) => recipientId)}
            className="participants"
            aria-label={texts.title}
            ref={list}
          >
            {([key, recipient]) => (
              <li key={key} data-recipient={recipient.recipientId}>
                <Participant
                  event={event}
                  recipient={recipient}
                  isSelf={recipient === own}
                  onOpen={(button) => open({ button, recipient })}
                />
                <Told line={lines.get(recipient.recipientId)} />
              </li>
            )}
          </PacedList>
        </>
      )}
      <MissingButtons event={event} recipients={shown} />
    </div>
  );
}
