import { eventResource } from "#api/events.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { Schedule } from "./schedule-widget.tsx";

export default defineWidget(anchor, Schedule, { reads: [eventResource], json: eventSchema });
