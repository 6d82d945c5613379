/**
 * Sentences and names that several texts share: each German sentence stands once. Those in quotes of the specification
 * are quoted to the letter.
 */

export const tryLater = "Bitte versuchen Sie es später erneut.";

/** What to do if something was not sent; a phone number follows. */
export const tryLaterOrCall = "Bitte versuchen Sie es später erneut oder rufen Sie uns an";

export const requestSending = "Ihre Anfrage wird gesendet.";

export const inputKept = "Ihre Eingaben bleiben erhalten.";

export const changesNotSaved = "Ihre Änderungen sind noch nicht gespeichert.";

export const loggedInAgain = "Sie sind wieder angemeldet.";

export const loginAndSend = "Bitte melden Sie sich an und senden Sie sie dann erneut.";

/** For example 'A, B und C', or 'A, B, C und 4 weitere', so that a sentence stays readable. */
export function andMore(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 3).join(", ")} und ${names.length - 3} weitere`;
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} und ${last}`;
}

/** Of what costs nothing (contract-public section 4, Money). */
export const free = "Kostenfrei";

export const showPassword = "Passwort anzeigen";
export const hidePassword = "Passwort verbergen";
export const requiredMark = "Felder mit * sind Pflichtfelder.";

export const eventOver = "Der Termin hat bereits stattgefunden oder wurde storniert.";

export const eventsLoading = "Seminare werden geladen.";

export const recommendationsLoading = "Empfehlungen werden geladen.";

export const noPrices = "Keine Preise verfügbar";

export const foreignContentBlocked = "Externe Inhalte blockiert!";

export const privacyStatement = "Datenschutzerklärung";

export const participantNumber = "Anzahl der Teilnehmenden";

export const partlyAccessible = "Teilweise barrierefrei";

/** Texts about a participant's hotel options (spec section 3). */
export const stay = {
  option: "Übernachtung und Verpflegung",
  optionMissing: "Bitte wählen Sie eine Verpflegungsoption aus!",
  vegetarian: "Vegetarisches Essen",
  accessibleRoom: "Barrierefreies Zimmer",
} as const;

/** For entries of the wishlist and for bookmarks. */
export const entryStays =
  "Der Eintrag wurde nicht entfernt. Bitte melden Sie sich an und versuchen Sie es dann erneut.";

export const eventChanged = "Preis, Datum oder Hotel dieses Termins haben sich geändert.";

/** The label of the sum of seminars and hotels, net (contract-public section 7). */
export const totalCosts = "Voraussichtliche Gesamtkosten";

/** Shown beside every price, because prices are net (contract-public section 4, Money). */
export const plusVat = "zzgl. gesetzlicher MwSt.";

/** What a place on the waiting list costs. */
export const waitingListFree = "Der Platz auf der Warteliste kostet nichts.";

export const shortName = { firstname: "Der Vorname ist zu kurz", lastname: "Der Nachname ist zu kurz" } as const;
