import { bookingOutcome, inputKept, termsBox } from "./sentences.ts";

/** The checkout (contract-public section 4, Cart and checkout; outcomes by spec section 8). */
export const checkoutTexts = {
  headline: "Kasse",
  loading: "Bestellung wird geladen.",
  steps: { adresse: "Adresse", uebersicht: "Übersicht", ergebnis: "Ergebnis" },
  step: (position: number, name: string): string => `Schritt ${position} von 3: ${name}`,
  address: "Kontakt- und Rechnungsadresse",
  toOverview: "Weiter zur Übersicht",
  notSaved: `Die Adresse konnte nicht gespeichert werden. ${inputKept}`,
  toCart: "Zurück zum Warenkorb",
  changeAddress: "Adresse ändern",
  ...termsBox,
  order: "Zahlungspflichtig buchen",
  ordering: "Ihre Bestellung wird gesendet. Bitte lassen Sie die Seite geöffnet.",
  changed:
    "Preis, Datum oder Hotel haben sich geändert, seit sie hier angezeigt wurden. Bitte prüfen Sie die Änderungen.",
  changeUnseen:
    "Die Buchung wurde zurückgestellt, weil sich der Termin geändert hat. Bitte prüfen Sie die Angaben, bevor Sie buchen.",
  changeUnread:
    "Preis, Datum oder Hotel haben sich geändert. Bevor Sie buchen, zeigen wir Ihnen die Änderungen. Gebucht ist damit noch nichts.",
  readingChange: "Die Änderungen werden geladen.",
  nothingBooked: "Noch nichts gebucht",
  notAllBooked: "Noch nicht alles gebucht",
  confirm: "Änderungen bestätigen",
  bookFor: (sum: string): string => `Für ${sum} buchen`,
  backToOverview: "Zurück zur Übersicht",
  request: "Unverbindlich anfragen",
  requested: "Ihre Anfrage haben wir erhalten.",
  cartPending: "Ihr Warenkorb wird noch gespeichert.",
  pdf: "Bestellung als PDF",
  waiting: "Noch nicht gesendet",
  sending: "Wird gesendet",
  ...bookingOutcome,
  support: "Kundensupport",
  lookingUp: "Wir sehen nach, was schon bestellt ist.",
  ordered: (sum: string): string => `Bereits bestellt: ${sum}`,
  rest: (count: number): string =>
    count === 1
      ? "Für 1 Teilnehmer:in ist noch nichts bestellt."
      : `Für ${count} Teilnehmer:innen ist noch nichts bestellt.`,
  incomplete: "Bitte vervollständigen Sie diese Angaben im Warenkorb.",
  session: "Bitte melden Sie sich wieder an. Was noch nicht gebucht ist, können Sie danach erneut senden.",
} as const;
