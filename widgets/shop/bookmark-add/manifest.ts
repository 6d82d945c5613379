import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-bookmark-add",
  height: { wide: 40, phone: 40 },
  skeleton: "line",
  params: [
    { attribute: "data-title", type: "text" },
    { attribute: "data-url", type: "url" },
    { attribute: "data-image", type: "url" },
  ],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Lesezeichen setzen",
  shows: {
    de: "Eine Schaltfläche, die ein Lesezeichen auf die Seite setzt; ohne Angaben mit Titel und Adresse der Seite.",
    en: "keeps the page as a bookmark",
  },
  calls: ["user", "bookmarkAdd", "bookmarks"],
} as const satisfies About;
