import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-hotel-prices",
  height: { wide: 340, phone: 560 },
  skeleton: "rows",
  params: [
    { attribute: "data-event-id", type: "number" },
    { attribute: "data-json", type: "json", shape: "Stay" },
  ],
  needsOne: ["data-event-id", "data-json"],
  reads: [{ route: "event", unless: "data-json" }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Hotelpreise",
  shows: {
    de: "Was Gäste in einem Hotel zahlen.",
    en: "what guests pay in a hotel",
  },
  example: { attributes: { "data-event-id": "5001" } },
} as const satisfies About;
