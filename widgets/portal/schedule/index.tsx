import { eventResource } from "#api/events.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Schedule } from "./schedule-widget.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Schedule, { reads: [eventResource], json: eventSchema });
