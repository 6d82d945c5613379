import { eventResource } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { EventOffer } from "./event-offer.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, EventOffer, { reads: [eventResource] });
