import type { PortalEvent } from "#domain/entities/event.ts";
import { ScheduleView } from "#widgets/portal/shared/schedule/schedule.tsx";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";

/** The schedule as a widget: of the given event, or of the one with this eventId (contract section 1). */
export function Schedule({ eventId = "", json }: { eventId?: string; json?: PortalEvent }) {
  if (json !== undefined) return <ScheduleView event={json} level={2} atWork />;
  return <LoadedEvent eventId={eventId}>{(event) => <ScheduleView event={event} level={2} atWork />}</LoadedEvent>;
}
