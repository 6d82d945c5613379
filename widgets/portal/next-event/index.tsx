import { nextEventResource } from "#api/next-event.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { NextEventCard } from "./next-event.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, NextEventCard, { reads: [nextEventResource] });
