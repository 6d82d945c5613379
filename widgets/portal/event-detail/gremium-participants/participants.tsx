import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { countStandings, type RecipientButton } from "#domain/recipients.ts";
import { participants as texts, standingsText } from "#i18n/recipients.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useRoot, useStyles } from "#ui/root/root.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { BookingDialogProps } from "./booking-dialog.tsx";
import type { CancelDialogProps } from "./cancel-dialog.tsx";
import css from "./gremium-participants.css?inline";
import { NoWays } from "./no-ways.tsx";
import { useOwnEntry } from "#widgets/portal/event-detail/use-own-entry.ts";
import { Participant } from "./participant.tsx";

const BookingDialog = lazyComponent<BookingDialogProps>(() =>
  import("./booking-dialog.tsx").then((module): ComponentType<BookingDialogProps> => module.BookingDialog),
);
const CancelDialog = lazyComponent<CancelDialogProps>(() =>
  import("./cancel-dialog.tsx").then((module): ComponentType<CancelDialogProps> => module.CancelDialog),
);

/** The dialog that stands open, and the participant as it was opened for: a reload of the list changes neither. */
interface OpenDialog {
  readonly button: RecipientButton;
  readonly recipient: Recipient;
}

/** Participants of whom we know, before the list is loaded again, that they are booked (spec section 4). */
function useBooked(recipients: readonly Recipient[]) {
  const [booked, setBooked] = useState<{
    readonly list: readonly Recipient[];
    readonly ids: readonly Recipient["recipientId"][];
  }>({ list: recipients, ids: [] });
  const ids = booked.list === recipients ? booked.ids : [];
  return {
    shown:
      ids.length === 0
        ? recipients
        : recipients.map((recipient) =>
            ids.includes(recipient.recipientId) ? { ...recipient, type: "booking" } : recipient,
          ),
    markBooked: ({ recipientId }: Recipient) =>
      setBooked((before) => ({
        list: recipients,
        ids: [...(before.list === recipients ? before.ids : []), recipientId],
      })),
  };
}

/** When a dialog has gone and the button that opened it as well, the participant's name takes the focus. */
function useFocusAfter(open: OpenDialog | null, list: RefObject<HTMLElement | null>): void {
  const { root } = useRoot();
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

interface DialogsProps {
  readonly event: PortalEvent;
  readonly open: OpenDialog;
  readonly onBooked: (recipient: Recipient) => void;
  /** Told the sentences that remain to be said once the dialog is gone. */
  readonly onClose: (said: readonly string[] | null) => void;
}

function Dialogs({ event, open: { button, recipient }, onBooked, onClose }: DialogsProps) {
  const shared = { event, recipient, texts: lazyTexts, onClose: () => onClose(null) };
  switch (button) {
    case "cancel":
      return <CancelDialog {...shared} onClose={onClose} />;
    case "book":
      return <BookingDialog {...shared} onBooked={() => onBooked(recipient)} onDone={onClose} />;
    default:
      return button satisfies never;
  }
}

/** What became of the last dialog, and whose it was. */
interface Told {
  readonly said: readonly string[];
  readonly recipientId: Recipient["recipientId"];
}

/** Stands where the click was, and is brought into view there. */
function Outcome({ said }: Pick<Told, "said">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrolling.
    if (box.current !== null && "scrollIntoView" in box.current) box.current.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="participant-outcome" ref={box}>
      <Notice state="success">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}

/** The participants of an event with the dialogs to book and to cancel (spec sections 4 and 6). */
export function Participants({ event, recipients }: { event: PortalEvent; recipients: readonly Recipient[] }) {
  useStyles(css);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const { shown, markBooked } = useBooked(recipients);
  const list = useRef<HTMLUListElement>(null);
  const own = useOwnEntry(shown);
  useFocusAfter(open, list);
  const standings = standingsText(countStandings(shown));
  const show = (button: RecipientButton, recipient: Recipient): void => {
    setTold(null);
    setOpen({ button, recipient });
  };
  const close = (said: readonly string[] | null): void => {
    if (open !== null && said !== null) setTold({ said, recipientId: open.recipient.recipientId });
    setOpen(null);
  };
  const isTold = ({ recipientId }: Recipient): boolean => told?.recipientId === recipientId;
  return (
    <div className="stack">
      {told !== null && !shown.some(isTold) && <Outcome said={told.said} />}
      {open !== null && <Dialogs event={event} open={open} onBooked={markBooked} onClose={close} />}
      {shown.length === 0 ? (
        <Empty about="missing">{texts.none}</Empty>
      ) : (
        <>
          {shown.length > 1 && standings !== "" && <p className="muted">{standings}</p>}
          <PacedList items={shown} className="participants" aria-label={texts.title} ref={list}>
            {(recipient, index) => (
              <li key={`${recipient.recipientId ?? ""}-${index}`} data-recipient={recipient.recipientId}>
                <Participant
                  event={event}
                  recipient={recipient}
                  isSelf={recipient === own}
                  onOpen={(button) => show(button, recipient)}
                />
                {told !== null && isTold(recipient) && <Outcome said={told.said} />}
              </li>
            )}
          </PacedList>
        </>
      )}
      <NoWays event={event} recipients={shown} />
    </div>
  );
}
