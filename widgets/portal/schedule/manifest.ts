import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-schedule",
  height: { wide: 400, phone: 400 },
  skeleton: "rows",
  params: [
    { attribute: "data-event-id", type: "number" },
    { attribute: "data-json", type: "json", shape: "Event" },
  ],
  needsOne: ["data-event-id", "data-json"],
  reads: [{ route: "event", unless: "data-json" }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Ablaufplan",
  shows: {
    de: "Der Ablauf eines Seminars, Tag für Tag.",
    en: "what happens on each day of an event",
  },
  example: { attributes: { "data-event-id": "5001" } },
} as const satisfies About;
