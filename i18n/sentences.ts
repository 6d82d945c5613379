/**
 * Sentences and names that several texts share: each German sentence stands once (test/sentences.test.ts). Those in
 * quotes of the specification are quoted to the letter.
 */

export const tryLater = "Bitte versuchen Sie es später erneut.";

/** The way on where something was not sent; a phone number follows. */
export const tryLaterOrCall = "Bitte versuchen Sie es später erneut oder rufen Sie uns an";

export const inputKept = "Ihre Eingaben bleiben erhalten.";

export const changesNotSaved = "Ihre Änderungen sind noch nicht gespeichert.";

export const loggedInAgain = "Sie sind wieder angemeldet.";

export const loginAndSend = "Bitte melden Sie sich an und senden Sie sie dann erneut.";

/** 'A, B, C und 4 weitere', so that a sentence stays one. */
export const andMore = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(", ")} und ${names.length - 3} weitere` : names.join(", ");

export const requiredMark = "Felder mit * sind Pflichtfelder.";

export const eventOver = "Der Termin hat bereits stattgefunden oder wurde storniert.";

export const eventsLoading = "Seminare werden geladen.";

export const recommendationsLoading = "Empfehlungen werden geladen.";

export const noPrices = "Keine Preise verfügbar";

export const foreignContentBlocked = "Externe Inhalte blockiert!";

export const privacyStatement = "Datenschutzerklärung";

export const participantNumber = "Anzahl der Teilnehmenden";

export const partlyAccessible = "Teilweise barrierefrei";

/** What is asked of a participant's stay (spec section 3). */
export const stay = {
  option: "Übernachtung und Verpflegung",
  optionMissing: "Bitte wählen Sie eine Verpflegungsoption aus!",
  vegetarian: "Vegetarisches Essen",
  accessibleRoom: "Barrierefreies Zimmer",
} as const;

/** Of an entry of the wishlist as of a bookmark. */
export const entryStays =
  "Der Eintrag wurde nicht entfernt. Bitte melden Sie sich an und versuchen Sie es dann erneut.";

export const eventChanged = "Preis, Datum oder Hotel dieses Termins haben sich geändert.";

/** What seminars and hotels come to together, net (contract-public section 7). */
export const totalCosts = "Voraussichtliche Gesamtkosten";

/** The page of what was ordered last, from where nothing is left to be ordered. */
export const lastOrder = {
  hint: "Ihre letzte Bestellung können Sie noch einmal ansehen.",
  show: "Letzte Bestellung ansehen",
} as const;

/** Beside every price: they are net (contract-public section 4, Money). */
export const plusVat = "zzgl. gesetzlicher MwSt.";
