import { useMemo } from "react";
import { calendarOfEvents } from "#domain/calendar.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { calendarRanges } from "#domain/event-links.ts";
import { calendarLabels, events as texts } from "#i18n/events.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendar } from "#ui/icon/paths.ts";
import { saveFile } from "#ui/page/save-file.ts";

/** Saves the dates of all events as one calendar file, made when asked for; nothing where fewer than two have dates. */
export function AllDates({ events }: { events: readonly ListedEvent[] }) {
  const hasSeveral = useMemo(() => events.filter((event) => calendarRanges(event).length > 0).length > 1, [events]);
  if (!hasSeveral) return null;
  const save = (): void => {
    const file = calendarOfEvents(events, { now: Date.now(), labels: calendarLabels });
    if (file !== null) saveFile(new Blob([file.text], { type: "text/calendar;charset=utf-8" }), file.name);
  };
  return (
    <Button icon={<Icon path={calendar} size={20} />} onClick={save}>
      {texts.calendarAll}
    </Button>
  );
}
