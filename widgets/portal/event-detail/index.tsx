import { eventResource } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventDetail } from "./event-detail.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventDetail, { reads: [eventResource] });
