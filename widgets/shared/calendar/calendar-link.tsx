import { useMemo } from "react";
import { calendarFile, calendarHref, calendarOfEvents } from "#domain/calendar/calendar.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { calendarLabels, events as texts } from "#i18n/events.ts";
import { useNow } from "#state/clock.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendarIcon } from "#ui/icon/paths.ts";

interface Saved {
  /** When the file was made (epoch ms). */
  readonly now: number;
  /** Null if the event has no date range. */
  readonly link: { readonly href: string; readonly download: string } | null;
}

const known = new WeakMap<ListedEvent, Saved>();

/** The link to an event's calendar file, made once for all places that show the event. */
function linkTo(event: ListedEvent, now: number): Saved["link"] {
  const saved = known.get(event);
  if (saved?.now === now) return saved.link;
  const file = calendarFile(event, { now, labels: calendarLabels });
  const link = file === null ? null : { href: calendarHref(file.text), download: file.name };
  known.set(event, { now, link });
  return link;
}

/**
 * A link that saves an event's dates as an ICS file, made in the browser; nothing if it has no date range (spec section
 * 2).
 */
export function CalendarLink({ event }: { event: ListedEvent }) {
  const link = linkTo(event, useNow());
  if (link === null) return null;
  return (
    <Button icon={<Icon path={calendarIcon} size={20} />} {...link}>
      {texts.calendar}
    </Button>
  );
}

/** A link that saves the dates of several events as one ICS file; nothing if there are none. */
export function CalendarOfAll({ events, label }: { events: readonly ListedEvent[]; label: string }) {
  const now = useNow();
  const file = useMemo(() => calendarOfEvents(events, { now, labels: calendarLabels }), [events, now]);
  if (file === null) return null;
  return (
    <Button icon={<Icon path={calendarIcon} size={20} />} href={calendarHref(file.text)} download={file.name}>
      {label}
    </Button>
  );
}
