import { lists as texts, featureFieldLabels } from "#i18n/lists.ts";
import type { ListFilter } from "#widgets/shared/list/list-filters.tsx";

/** The filters of hotels and locations; a feature's value is the name of its field (contract section 3, Hotel). */
export const hotelFilters: readonly ListFilter[] = [
  { kind: "words", key: "q", label: texts.search },
  { kind: "words", key: "city", label: texts.city },
  {
    kind: "choice",
    key: "feature",
    label: texts.feature,
    options: Object.entries(featureFieldLabels).map(([value, label]) => ({ value, label })),
  },
];
