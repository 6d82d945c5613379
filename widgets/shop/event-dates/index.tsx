import { exportedEventsResource } from "#api/exported-events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventDates } from "./event-dates.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventDates, { reads: [exportedEventsResource] });
