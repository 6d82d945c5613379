import { bookingOutcome, orderAndPay, termsBox } from "./outcomes.ts";
import { sending, unknownYet } from "./sending.ts";
import { andMore, inputKept, loggedInAgain, requestSending, waitingListFree } from "./sentences.ts";

const keepOpen = "Bitte lassen Sie die Seite geöffnet.";

type Changed = keyof typeof articles;

const articles = { type: "Die Art", price: "Der Preis", dates: "Das Datum", hotel: "Das Hotel" } as const;

/** 'Der Preis hat sich', 'Preis und Hotel haben sich': only what has changed. */
function changedFacts(facts: readonly Changed[]): string {
  const names = [...new Set(facts)].map((fact) => articles[fact]);
  const [first] = names;
  if (first !== undefined && names.length === 1) return `${first} hat sich`;
  const bare = names.map((name) => name.slice(4));
  return `${bare.slice(0, -1).join(", ")} und ${bare.at(-1) ?? ""} haben sich`;
}

/** The checkout (contract-public section 4, Cart and checkout; outcomes by spec section 8). */
export const checkoutTexts = {
  leftInCart: (people: readonly string[]): string =>
    `Im Warenkorb eingetragen und noch nicht hinzugefügt, damit nicht Teil dieser Bestellung: ${andMore(people)}.`,
  headline: "Kasse",
  loading: "Bestellung wird geladen.",
  steps: { adresse: "Adresse", uebersicht: "Übersicht", ergebnis: "Abschluss" },
  stepsLabel: { booking: "Schritte der Bestellung", request: "Schritte der Anfrage" },
  step: (position: number, name: string): string => `Schritt ${position} von 3: ${name}`,
  address: "Kontakt- und Rechnungsadresse",
  contact: "Kontaktadresse",
  further: "Weitere Angaben",
  toOverview: "Weiter zur Übersicht",
  knownCustomer: ["Sie haben schon ein Kundenkonto? ", "Melden Sie sich an", ", dann tragen wir Ihre Daten ein."],
  otherInvoice: "Die Rechnung geht an eine andere Adresse",
  invoice: "Rechnungsadresse",
  /** The fields of the two addresses have the same names. */
  ofInvoice: (sentence: string): string => `Rechnungsadresse: ${sentence}`,
  reference: "Ihr Bestellzeichen",
  costCentre: "Kostenstelle",
  named: (name: string): string => `${name}:`,
  net: (sum: string): string => `${sum} netto`,
  notSaved: `Die Adresse konnte nicht gespeichert werden. ${inputKept}`,
  savedUnknown: `${unknownYet("Ihre Adresse gespeichert ist")} ${inputKept}`,
  toCart: "Zurück zum Warenkorb",
  changeAddress: "Adresse ändern",
  ...termsBox,
  order: orderAndPay,
  ordering: {
    booking: `Ihre Bestellung wird gesendet. ${keepOpen}`,
    request: `${requestSending} ${keepOpen}`,
  },
  changed: (facts: readonly Changed[]): string =>
    `${changedFacts(facts)} geändert, seit Sie die Angaben zuletzt gesehen haben. Bitte prüfen Sie die Änderungen.`,
  changeUnseen: "Die Angaben zu diesem Termin haben sich geändert. Bitte prüfen Sie sie, bevor Sie fortfahren.",
  changeUnread:
    "Preis, Datum oder Hotel haben sich geändert. Bevor es weitergeht, zeigen wir Ihnen die Änderungen. Gesendet ist damit noch nichts.",
  readingChange: "Die Änderungen werden geladen.",
  nothingBooked: { booking: "Noch nichts gebucht", request: "Noch nicht angefragt" },
  unknownHeading: "Stand Ihrer Bestellung unbekannt",
  unknown: unknownYet("Ihre Bestellung angekommen ist"),
  checkAgain: sending.check,
  gone: "Nicht mehr in Ihrem Warenkorb und deshalb nicht bestellt:",
  notSentYet: (names: string): string => `Noch nicht gesendet: ${names}.`,
  notAllBooked: { booking: "Noch nicht alles gebucht", request: "Noch nicht alles angefragt" },
  alreadyBooked: "Bereits gebucht",
  thanks: "Vielen Dank für Ihre Bestellung",
  thanksRequest: "Vielen Dank für Ihre Anfrage",
  confirm: "Änderungen bestätigen",
  bookFor: (sum: string): string => `Für ${sum} zahlungspflichtig buchen`,
  sumBefore: (sum: string): string => `Summe bisher ${sum}`,
  sumNow: (sum: string): string => `jetzt ${sum}`,
  backToOverview: "Zurück zur Übersicht",
  request: "Unverbindlich anfragen",
  requested: "Ihre Anfrage haben wir erhalten.",
  cartPending: "Ihr Warenkorb wird noch gespeichert.",
  pdf: { booking: "Bestellung als PDF", request: "Anfrage als PDF" },
  waiting: "Noch nicht gesendet",
  sending: "Wird gesendet",
  answered: "Gesendet",
  ...bookingOutcome,
  support: "Kundensupport",
  retryAll: "Alle erneut versuchen",
  lookingUp: "Wir sehen nach, was schon bestellt ist.",
  rest: (count: number): string =>
    count === 1
      ? "Für 1 Teilnehmer:in ist noch nichts bestellt."
      : `Für ${count} Teilnehmer:innen ist noch nichts bestellt.`,
  unknownType: "Wir können nicht erkennen, ob dieser Eintrag eine Buchung ist.",
  removeGone: "Bitte entfernen Sie diesen Eintrag im Warenkorb. Danach können Sie alles andere bestellen.",
  incomplete: "Bitte vervollständigen Sie diese Angaben im Warenkorb.",
  mixedUp: (names: string): string =>
    `Diese Personen sind in Ihrem Warenkorb nicht richtig gespeichert: ${names}. So lässt sich nichts bestellen. Bitte laden Sie den Warenkorb neu, oder rufen Sie uns an`,
  readAgain: "Warenkorb neu laden",
  confirmationTo: "Die Bestätigung geht an ",
  yours: { booking: "Ihre Bestellung", request: "Ihre Anfrage" },
  by: {
    booking: (who: string): string => `Bestellt von ${who}`,
    request: (who: string): string => `Angefragt von ${who}`,
  },
  numbers: {
    booking: bookingOutcome.orderNumber,
    request: (number: string): string => `Nummer der Anfrage: ${number}`,
  },
  open: "Das ist noch offen",
  next: "So geht es weiter",
  nextKinds: {
    reservation: "Ihre Reservierung gilt, sobald wir sie bestätigt haben. Bis dahin entstehen Ihnen keine Kosten.",
    waitingList: `Sobald ein Platz frei wird, melden wir uns bei Ihnen. ${waitingListFree}`,
    invoice: "Die Rechnung senden wir an die Rechnungsadresse, die Sie angegeben haben.",
  },
  until: (day: string): string => `Bis ${day}`,
  untilEach: "Bis acht Tage vor Beginn",
  cancelUntil: (day: string | null): string =>
    `Stornieren können Sie bis ${day?.replace(", ", ",\u00a0") ?? "acht Tage vor Beginn"}.`,
  cancelBefore: "Stornieren können Sie im ",
  cancelIn: "Kundenportal",
  cancelByUs: ["Stornieren können Sie über unser ", "Kontaktformular", " oder telefonisch."],
  linkMail: (title: string): string =>
    `Wir senden den Link zu „${title}“ per E-Mail, eine Erinnerung folgt eine Stunde vor Beginn. Der Raum öffnet 15 Minuten vorher.`,
  starts: (title: string, place: string | null): string =>
    place === null ? `„${title}“ beginnt.` : `„${title}“ beginnt. Ort: ${place}.`,
  account: "Mit einem Kundenkonto sehen Sie Ihre Seminare, Unterlagen und Bestätigungen jederzeit. ",
  openAccount: "Konto anlegen",
  question: "Fragen zu Ihrer Bestellung? Rufen Sie uns an",
  questionsAfter: {
    booking: "Fragen zu Bestellung, Rechnung oder Stornierung? Rufen Sie uns an",
    request: "Fragen zu Ihrer Anfrage? Rufen Sie uns an",
  },
  letter: "Arbeitgeber informieren",
  calendarAll: "Im Kalender speichern",
  notTaken: "Ihre Bestellung wurde nicht angenommen. Bitte senden Sie erneut, was noch nicht gebucht ist.",
  sessionAgain: loggedInAgain,
  session: "Bitte melden Sie sich wieder an. Was noch nicht gebucht ist, können Sie danach erneut senden.",
} as const;
