import { useState } from "react";
import type { Recipient } from "#domain/entities/recipient.ts";
import type { RecipientButton } from "#domain/recipients.ts";
import type { Line } from "#widgets/shared/sending/sent-line.tsx";

/** A dialog, and the participant as it was opened for: a reload of the list changes neither. */
export interface Opened {
  readonly button: RecipientButton;
  readonly recipient: Recipient;
}

interface Entry extends Opened {
  readonly key: number;
  /** Closed by its reader, it goes on with what it sends. */
  readonly isLeft: boolean;
}

type Lines = ReadonlyMap<Recipient["recipientId"], Line>;

/** The dialogs of a list: one that stands open, those that were left, and what each has still to say, by participant. */
export function useDialogs() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [lines, setLines] = useState<Lines>(new Map());
  const [nextKey, setNextKey] = useState(1);
  const open = (opened: Opened): void => {
    const isOther = ({ recipient }: Opened): boolean => recipient.recipientId !== opened.recipient.recipientId;
    setNextKey(nextKey + 1);
    setEntries([
      ...entries.filter((entry) => entry.isLeft && isOther(entry)),
      { ...opened, key: nextKey, isLeft: false },
    ]);
    setLines(new Map([...lines].filter(([id]) => id !== opened.recipient.recipientId)));
  };
  const dialogs = entries.map(({ key, isLeft: _isLeft, ...opened }) => ({
    key,
    opened,
    onClose: () => setEntries((before) => before.filter((entry) => entry.key !== key)),
    onLine: (line: Line | null) => {
      const isLeft = line !== null && line.state !== "success";
      setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, isLeft } : entry)));
      setLines((before) => {
        const others = [...before].filter(([id]) => id !== opened.recipient.recipientId);
        return new Map(line === null ? others : [...others, [opened.recipient.recipientId, line]]);
      });
    },
  }));
  return { opened: entries.find(({ isLeft }) => !isLeft) ?? null, lines, open, dialogs };
}
