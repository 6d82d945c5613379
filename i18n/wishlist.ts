import { wishlistSentences } from "./sentences.ts";

/** Wishlist page and heart buttons (contract-public section 4, Wishlist). */
export const wishlistTexts = {
  toggle: "Auf die Merkliste",
  toggleOf: (title: string): string => `Auf die Merkliste: ${title}`,
  look: "Auf Ihrer Merkliste ansehen",
  failed: {
    on: "Der Eintrag konnte nicht auf die Merkliste gesetzt werden.",
    off: "Der Eintrag konnte nicht von der Merkliste genommen werden.",
    known: "Die Merkliste konnte nicht geladen werden.",
  },
  headline: "Merkliste",
  loading: wishlistSentences.loading,
  empty: wishlistSentences.empty,
  untitled: "Ohne Titel",
  remove: wishlistSentences.remove,
  removed: "Der Eintrag wurde von der Merkliste genommen.",
  keep: "Seite merken",
  kept: "Seite gemerkt",
  notKept: "Die Seite konnte nicht gemerkt werden.",
  noDate: "Derzeit gibt es keinen Termin.",
} as const;
