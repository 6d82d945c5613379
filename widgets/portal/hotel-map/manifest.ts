import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-hotel-map",
  height: { wide: 900, phone: 900 },
  skeleton: "card",
  params: [
    { attribute: "data-event-id", type: "number" },
    { attribute: "data-json", type: "json", shape: "Hotel" },
    { attribute: "data-end-date", type: "date" },
  ],
  needsOne: ["data-event-id", "data-json"],
  reads: [{ route: "event", unless: "data-json" }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Hotelkarte",
  shows: {
    de: "Ein Hotel auf der Karte, sobald die Person externen Inhalten zugestimmt hat, mit seinen Preisen bis zum Ende des Seminars.",
    en: "a hotel on a map once the customer allows it, with its prices until the event is over",
  },
  example: { attributes: { "data-event-id": "5001" } },
} as const satisfies About;
