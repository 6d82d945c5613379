import { unknownYet } from "./sending.ts";
import { entryStays, tryLater } from "./sentences.ts";

/** Wishlist page and heart buttons (contract-public section 4, Wishlist). */
export const wishlistTexts = {
  toggle: "Auf die Merkliste",
  toggleOf: (title: string): string => `Auf die Merkliste: ${title}`,
  look: "Auf Ihrer Merkliste ansehen",
  failed: {
    on: "Der Eintrag konnte nicht auf die Merkliste gesetzt werden.",
    off: "Der Eintrag konnte nicht von der Merkliste genommen werden.",
    unknown: unknownYet("der Eintrag auf der Merkliste steht"),
    known: "Die Merkliste konnte nicht geladen werden.",
  },
  headline: "Merkliste",
  loading: "Merkliste wird geladen.",
  empty: "Ihre Merkliste ist leer.",
  untitled: "Ohne Titel",
  remove: (title: string): string => `${title} von der Merkliste entfernen`,
  removed: "Der Eintrag wurde von der Merkliste genommen.",
  noDate: "Derzeit gibt es keinen Termin.",
} as const;

/** Texts of the button that removes one entry from the wishlist (contract section 1). */
export const wishlistRemoval = {
  remove: "Von der Merkliste entfernen",
  removed: "Von der Merkliste entfernt",
  failed: `Der Eintrag konnte nicht von der Merkliste entfernt werden. ${tryLater}`,
  unknown: unknownYet("der Eintrag von der Merkliste entfernt ist"),
  session: entryStays,
} as const;

/** Texts of the button that saves a page as a bookmark. */
export const bookmarkAdding = {
  add: "Lesezeichen setzen",
  added: "Lesezeichen gesetzt",
  failed: "Das Lesezeichen konnte nicht gesetzt werden.",
  unknown: unknownYet("das Lesezeichen gesetzt ist"),
} as const;
