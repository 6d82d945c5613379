import { eventsFuture, gremiumEventsFuture } from "#api/events.ts";
import { EventList } from "#widgets/portal/shared/event-list/event-list.tsx";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventList, { reads: [eventsFuture, gremiumEventsFuture] });
