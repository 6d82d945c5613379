import type { PortalEvent } from "#domain/entities/event.ts";
import { CalendarLink } from "#widgets/shared/calendar/calendar-link.tsx";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";

/** The calendar link as a widget: for the given event, or for the one with this eventId (contract section 1). */
export function CalendarDownload({ eventId = "", json }: { eventId?: string; json?: PortalEvent }) {
  if (json !== undefined) return <CalendarLink event={json} />;
  return <LoadedEvent eventId={eventId}>{(event) => <CalendarLink event={event} />}</LoadedEvent>;
}
