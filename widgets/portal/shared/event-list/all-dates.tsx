import { useMemo } from "react";
import { calendarOfEvents } from "#domain/calendar/calendar.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { calendarRanges } from "#domain/event/event-links.ts";
import { recipientOf, recipientStanding } from "#domain/participants/recipients.ts";
import { calendarLabels, events as texts } from "#i18n/events.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendarIcon } from "#ui/icon/paths.ts";
import { saveFile } from "#ui/page/save-file.ts";

interface AllDatesProps {
  readonly events: readonly ListedEvent[];
  /** Whether the events are the result of a search. */
  readonly isFound: boolean;
  /** The userId of the list's person; null if unknown. */
  readonly userId: Id | null;
}

/** The mark for a date that is not booked for this person. */
function markOf({ recipients }: ListedEvent, userId: Id | null): string | null {
  const own = recipientOf(recipients, userId);
  const standing = own === null ? null : recipientStanding(own);
  if (own === null || standing === null) return null;
  if (standing.tone === "leaving") return recipientStatusLabels[standing.status];
  if (standing.tone === "rejected") return texts.marks.rejected;
  return own.type === "reservation" || own.type === "waitingList" ? texts.marks[own.type] : null;
}

/**
 * Saves the shown dates as one calendar file, which is made on demand and marks those that are only reserved; nothing
 * if fewer than two events have dates.
 */
export function AllDates({ events, isFound, userId }: AllDatesProps) {
  const count = useMemo(() => events.filter((event) => calendarRanges(event).length > 0).length, [events]);
  if (count < (isFound ? 1 : 2)) return null;
  const save = (): void => {
    const file = calendarOfEvents(events, {
      now: Date.now(),
      labels: calendarLabels,
      markOf: (event) => markOf(event, userId),
    });
    if (file !== null) saveFile(new Blob([file.text], { type: "text/calendar;charset=utf-8" }), file.name);
  };
  return (
    <Button icon={<Icon path={calendarIcon} size={20} />} onClick={save}>
      {isFound ? texts.calendarFound(count) : texts.calendarAll}
    </Button>
  );
}
