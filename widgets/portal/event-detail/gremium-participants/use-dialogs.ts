import { useState } from "react";
import type { Recipient } from "#domain/entities/recipient.ts";
import type { RecipientButton } from "#domain/participants/recipients.ts";
import type { ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";

/** A dialog with the participant for whom it was opened; reading the list again changes neither. */
export interface ParticipantDialog {
  readonly button: RecipientButton;
  readonly recipient: Recipient;
}

interface Entry extends ParticipantDialog {
  readonly key: number;
  /** Whether the customer has closed it while it was sending, so that it goes on unseen. */
  readonly isLeft: boolean;
}

type Lines = ReadonlyMap<Recipient["recipientId"], ClosedDialogResult>;

const without = (lines: Lines, { recipient }: ParticipantDialog): [Recipient["recipientId"], ClosedDialogResult][] =>
  [...lines].filter(([id]) => id !== recipient.recipientId);

/** The dialogs of a list: the open one, those left while sending, and the remaining messages by participant. */
export function useDialogs() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [lines, setLines] = useState<Lines>(new Map());
  const [nextKey, setNextKey] = useState(1);
  const open = (opened: ParticipantDialog): void => {
    const isOf = ({ recipient }: ParticipantDialog): boolean => recipient.recipientId === opened.recipient.recipientId;
    const isWaiting = entries.some((entry) => entry.isLeft && isOf(entry) && entry.button === opened.button);
    const reopen = lines.get(opened.recipient.recipientId)?.onReopen ?? null;
    if (isWaiting && reopen !== null) {
      reopen();
      return;
    }
    const left = entries.filter((entry) => entry.isLeft && !isOf(entry));
    setNextKey(nextKey + 1);
    setEntries([...left, { ...opened, key: nextKey, isLeft: false }]);
    setLines(new Map(without(lines, opened)));
  };
  const dialogs = entries.map((entry) => ({
    key: entry.key,
    opened: entry,
    onClose: () => setEntries((before) => before.filter(({ key }) => key !== entry.key)),
    onLine: (line: ClosedDialogResult | null) => {
      const isLeft = line !== null && line.state !== "success";
      setEntries((before) => before.map((each) => (each.key === entry.key ? { ...each, isLeft } : each)));
      setLines((before) => {
        const others = without(before, entry);
        return new Map(line === null ? others : [...others, [entry.recipient.recipientId, line]]);
      });
    },
  }));
  return { opened: entries.find(({ isLeft }) => !isLeft) ?? null, lines, open, dialogs };
}
