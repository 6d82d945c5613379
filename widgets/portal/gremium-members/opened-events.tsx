import { EventList } from "#widgets/portal/event-list/event-list.tsx";

/**
 * The customer's bookings, or a member's by userId. A file of its own, because the list's own file belongs to another
 * widget.
 */
export function OpenedEvents({ userId }: { userId?: string }) {
  return userId === undefined ? <EventList /> : <EventList userId={userId} />;
}
