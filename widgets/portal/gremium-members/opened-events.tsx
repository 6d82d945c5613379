import { EventList } from "#widgets/portal/event-list/event-list.tsx";

/**
 * The own bookings, or a member's by userId; a part of its own, so that the list's file is no part and a widget at
 * once.
 */
export function OpenedEvents({ userId }: { userId?: string }) {
  return userId === undefined ? <EventList /> : <EventList userId={userId} />;
}
