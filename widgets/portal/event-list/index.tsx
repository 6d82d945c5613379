import { eventsFuture, gremiumEventsFuture } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventList } from "./event-list.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventList, { reads: [eventsFuture, gremiumEventsFuture] });
