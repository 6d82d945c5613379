import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-downloads",
  height: { wide: 900, phone: 1400 },
  skeleton: "cards",
  params: [],
  reads: ["downloadFilterData"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Downloads",
  shows: {
    de: "Downloads, die nach Stichwort und Art gefiltert werden können.",
    en: "filterable downloads",
  },
} as const satisfies About;
