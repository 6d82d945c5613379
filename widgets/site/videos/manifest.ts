import { listFilterKeys } from "#domain/search/list-filters.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-videos",
  height: { wide: 900, phone: 1600 },
  skeleton: "cards",
  params: [{ attribute: "data-filter", type: "text", keys: listFilterKeys.videos }],
  reads: [
    { route: "dataList", unfiltered: true, values: { kind: "videos", page: "1", size: "12" }, query: ["page", "size"] },
    "tags",
  ],
} as const satisfies AnchorSpec;

export const about = {
  name: "Videos",
  shows: {
    de: "Videos mit Suche und Thema, zwölf auf einmal. `data-filter` gibt Filter vor, zum Beispiel `tag=arbeitszeit`.",
    en: "videos with filters, twelve at a time",
  },
} as const satisfies About;
