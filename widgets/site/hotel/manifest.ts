import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-hotel",
  height: { wide: 1400, phone: 2200 },
  skeleton: "card",
  params: [{ attribute: "data-hotel-id", type: "number", required: true }],
  reads: ["hotels"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Hotel",
  shows: {
    de: "Ein Hotel: Bilder, Text, Ausstattung, Karte, Preise und Prospekt.",
    en: "one hotel: pictures, text, features, map, prices, brochure",
  },
  leadsTo: ["hotelBrochure"],
  example: { attributes: { "data-hotel-id": "7" } },
} as const satisfies About;
