import { eventResource } from "#api/events.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { CalendarDownload } from "./calendar-download.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, CalendarDownload, { reads: [eventResource], json: eventSchema });
