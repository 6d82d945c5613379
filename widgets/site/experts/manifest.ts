import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-experts",
  height: { wide: 900, phone: 1800 },
  skeleton: "cards",
  params: [{ attribute: "data-topic", type: "text" }],
  reads: ["expertData"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Fachleute",
  shows: {
    de: "Fachleute und Referenten, die nach Name und Thema gefiltert werden können. `data-topic` gibt ein Thema vor, das die Lesenden wieder aufheben können.",
    en: "experts and speakers, filtered at once",
  },
} as const satisfies About;
