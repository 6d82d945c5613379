import { useMemo } from "react";
import { calendarHref, calendarOfEvents } from "#domain/calendar.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { calendarLabels } from "#i18n/events.ts";
import { plans as texts } from "#i18n/training-plan.ts";
import { useNow } from "#state/clock.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { calendar } from "#ui/icon/paths.ts";

/** Saves all dates of a plan as one calendar file; nothing without any. */
export function PlanCalendar({ events }: { events: readonly PortalEvent[] }) {
  const now = useNow();
  const file = useMemo(() => calendarOfEvents(events, { now, labels: calendarLabels }), [events, now]);
  if (file === null) return null;
  return (
    <Button icon={<Icon path={calendar} size={20} />} href={calendarHref(file.text)} download={file.name}>
      {texts.calendar}
    </Button>
  );
}
