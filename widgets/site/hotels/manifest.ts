import { listFilterKeys } from "#domain/search/list-filters.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-hotels",
  height: { wide: 900, phone: 1600 },
  skeleton: "cards",
  params: [{ attribute: "data-filter", type: "text", keys: listFilterKeys.hotels }],
  reads: [
    { route: "dataList", unfiltered: true, values: { kind: "hotels", page: "1", size: "12" }, query: ["page", "size"] },
  ],
} as const satisfies AnchorSpec;

export const about = {
  name: "Hotels",
  shows: {
    de: "Hotels mit Suche, Ort und Ausstattung, zwölf auf einmal. `data-filter` gibt Filter vor, zum Beispiel `city=hamburg`.",
    en: "hotels with filters, twelve at a time",
  },
  leadsTo: ["hotel"],
} as const satisfies About;
