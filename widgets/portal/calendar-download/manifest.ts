import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-calendar-download",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [
    { attribute: "data-event-id", type: "number" },
    { attribute: "data-json", type: "json", shape: "Event" },
  ],
  needsOne: ["data-event-id", "data-json"],
  reads: [{ route: "event", unless: "data-json" }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Kalenderdatei",
  shows: {
    de: "Ein Link, der die Termine eines Seminars als Kalenderdatei speichert.",
    en: "link that saves an event's dates as an ICS file",
  },
  example: { attributes: { "data-event-id": "5001" } },
} as const satisfies About;
