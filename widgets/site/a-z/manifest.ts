import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-a-z",
  height: { wide: 1200, phone: 1800 },
  skeleton: "rows",
  params: [{ attribute: "data-kind", type: "choice", options: ["br", "sbv", "jav"], default: "br" }],
  reads: [{ route: "exports", values: { object: "lexicon" } }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Lexikon von A bis Z",
  shows: {
    de: "Die Wörter des Lexikons nach Buchstaben, mit Suche.",
    en: "lexicon by letter with search",
  },
  leadsTo: ["lexicon"],
} as const satisfies About;
