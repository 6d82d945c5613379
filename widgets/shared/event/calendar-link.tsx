import { useMemo } from 'react';
import { calendarFile, calendarHref } from '#domain/calendar.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { calendarLabels, events as texts } from '#i18n/events.ts';
import { useNow } from '#state/clock.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { calendar } from '#ui/icon/paths.ts';

/** A link that saves an event's dates as an ICS file, made in the browser; nothing without a date range (spec section 2). */
export function CalendarLink({ event }: { event: PortalEvent }) {
  const now = useNow();
  const file = useMemo(() => calendarFile(event, { now, labels: calendarLabels }), [event, now]);
  if (file === null) return null;
  return <Button icon={<Icon path={calendar} size={20} />} href={calendarHref(file.text)} download={file.name}>{texts.calendar}</Button>;
}
