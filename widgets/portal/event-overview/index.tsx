import { eventResource } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventOverview } from "./event-overview.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventOverview, { reads: [eventResource] });
