import type { ReactNode } from "react";
import type { ListedRecipient } from "#domain/entities/recipient.ts";
import { recipientStanding, type StatusTone } from "#domain/participants/recipients.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { Chip, type ChipTone } from "#ui/chip/chip.tsx";
import { bookmarkIcon, checkIcon, clockIcon, closeIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./recipient-status.css?inline";

const looks: Record<StatusTone, { readonly tone: ChipTone; readonly icon: string }> = {
  booked: { tone: "success", icon: checkIcon },
  reserved: { tone: "info", icon: bookmarkIcon },
  waiting: { tone: "warning", icon: clockIcon },
  leaving: { tone: "warning", icon: clockIcon },
  rejected: { tone: "danger", icon: closeIcon },
};

interface RecipientStatusProps {
  readonly recipient: ListedRecipient;
  /** Whether the event is over, so that the status needs no attention. */
  readonly isOver?: boolean;
}

function Noted({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  useStyles(css);
  return (
    <span className="recipient-status">
      {children}
      <span className="small muted">{note}</span>
    </span>
  );
}

/**
 * A participant's status (spec section 4); a refused cancellation is a second line below the status that still applies.
 */
export function RecipientStatus({ recipient, isOver = false }: RecipientStatusProps) {
  const standing = recipientStanding(recipient);
  if (standing === null) return null;
  const { status, tone, note } = standing;
  const chip = <Chip {...(isOver ? {} : looks[tone])}>{recipientStatusLabels[status]}</Chip>;
  return note === null ? chip : <Noted note={recipientStatusLabels[note]}>{chip}</Noted>;
}
