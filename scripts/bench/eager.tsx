import { EventList } from "#widgets/portal/event-list/event-list.tsx";
import { EventOverview } from "#widgets/portal/event-overview/event-overview.tsx";
import { drawByHand } from "./by-hand.tsx";

drawByHand(({ dataset: { eventId } }) => (eventId === undefined ? <EventList /> : <EventOverview eventId={eventId} />));
