import { nextEventResource } from "#api/next-event.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { NextEventCard } from "./next-event.tsx";

export default defineWidget(anchor, NextEventCard, { reads: [nextEventResource] });
