import { listFilterKeys } from "#domain/search/list-filters.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-locations",
  height: { wide: 900, phone: 1600 },
  skeleton: "cards",
  params: [{ attribute: "data-filter", type: "text", keys: listFilterKeys.locations }],
  reads: [
    {
      route: "dataList",
      unfiltered: true,
      values: { kind: "locations", page: "1", size: "12" },
      query: ["page", "size"],
    },
  ],
} as const satisfies AnchorSpec;

export const about = {
  name: "Standorte",
  shows: {
    de: "Orte mit unseren Hotels, zwölf auf einmal. `data-filter` gibt Filter vor, zum Beispiel `feature=wallbox`.",
    en: "locations with filters, twelve at a time",
  },
  leadsTo: ["location"],
} as const satisfies About;
