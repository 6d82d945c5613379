import { exportedEventsResource, rubricsResource } from "#api/exported-events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventSearch } from "./event-search.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventSearch, { reads: [exportedEventsResource, rubricsResource] });
