import { saving } from "./saving.ts";
import { unknownYet } from "./sending.ts";
import { changesNotSaved, stay } from "./sentences.ts";

/** A field with its saved value; for a checkbox only the label. */
function savedOf({ label, saved }: { readonly label: string; readonly saved: string | boolean }): string {
  if (typeof saved === "boolean") return label;
  return saved === "" ? `${label} (jetzt leer)` : `${label} (jetzt „${saved}“)`;
}

/** Texts of the settings (spec sections 2, 4, 8). */
export const settings = {
  /** Names the fields whose values were changed elsewhere, with the values saved now. */
  overtaken: (fields: readonly { readonly label: string; readonly saved: string | boolean }[]): string =>
    `An anderer Stelle wurde inzwischen etwas anderes gespeichert: ${fields.map(savedOf).join(", ")}. Ihre Eingaben stehen noch hier und ersetzen es, sobald Sie speichern.`,
  held: changesNotSaved,
  takeSaved: "Gespeichertes übernehmen",
  label: "Einstellungen",
  loading: "Lade Einstellungen...",
  unknownUser: "Ihr Konto konnte nicht bestimmt werden. Bitte laden Sie die Seite neu.",
  loadFailed: "Dieser Teil der Einstellungen konnte nicht geladen werden.",
  tabs: {
    personal: "Meine Daten",
    memberPersonal: "Persönlichen Daten",
    company: "Firmendaten",
    functions: "BR-Funktionen",
    hotel: "Hotelwünsche",
    advertising: "Informationsangebot",
  },
} as const;

const functionsLabel = "Betriebsrats- und Betriebsfunktionen";

const savedOfMember = (what: string, person: string): string =>
  `Die ${what} von ${person} wurden erfolgreich gespeichert!`;

/** The sentences about a save that is not known to be done. */
const savingFailed = (failed: string) => ({ refused: failed, unknown: saving.unknown, unsent: failed }) as const;

const namesFixed = "Namen können Sie hier nicht ändern.";
const askTeam = "Bitte wenden Sie sich dafür an unser Support-Team.";
const callTeam = "Bitte wenden Sie sich dafür telefonisch an unser Support-Team:";

/** Texts of Meine Daten and of a member's personal data. */
export const personal = {
  formLabel: "Persönliche Daten",
  person: "Person",
  salutation: "Anrede",
  noSalutation: "keine Angabe",
  chooseSalutation: "Bitte wählen",
  firstname: "Vorname",
  lastname: "Nachname",
  nameHint: `${namesFixed} ${askTeam}`,
  nameHintPhone: `${namesFixed} ${callTeam}`,
  birthday: "Geburtsdatum (TT.MM.JJJJ)",
  department: "Abteilung",
  login: "Anmeldung",
  loginEmail: "Login-E-Mail",
  changeLoginEmail: "Login-E-Mail ändern",
  changePassword: "Passwort ändern",
  contact: "E-Mail",
  seminarEmail: "E-Mail für Seminare",
  personEmail: "Persönliche E-Mail",
  phones: "Telefon",
  businessPhoneNumber: "Telefon geschäftlich",
  businessPhoneNumber2: "Telefon geschäftlich 2",
  privatePhoneNumber: "Telefon privat",
  mobileNumber: "Mobilnummer",
  mobileNumber2: "Mobilnummer 2",
  faxNumber: "Fax",
  save: {
    title: "Persönliche Daten speichern",
    known: "Die persönliche Datenänderung wurde erfolgreich geändert!",
    ...savingFailed(saving.failed),
  },
} as const;

/** Texts of the login e-mail dialog. */
export const loginEmail = {
  title: "Login-E-Mail ändern",
  current: "Bisherige Login-E-Mail",
  field: "Neue Login-E-Mail",
  send: "Änderung anfordern",
  discard: "Die eingegebene Adresse wird verworfen.",
  words: {
    known: "Die Anfrage zur E-Mail Adress Änderung wurde erfolgreich abgeschickt!",
    refused: saving.failed,
    unknown: unknownYet("Ihre Anfrage angekommen ist"),
    unsent: saving.failed,
  },
  instruction:
    "Bitte klicken Sie auf den Bestätigungslink, den wir an die neue E-Mail-Adresse gesendet haben. Bis dahin melden Sie sich weiter mit der bisherigen Adresse an.",
} as const;

/** Texts of Firmendaten. */
export const company = {
  none: "Keine Firmendaten vorhanden.",
  title: "Firma",
  customerNumber: "Kundennummer",
  name: "Name",
  street: "Straße",
  city: "Ort",
  country: "Land",
  readOnly: "Die Firmendaten können Sie hier nicht ändern.",
  call: callTeam,
  contact: askTeam,
} as const;

/** Texts of BR-Funktionen. */
export const functions = {
  formLabel: functionsLabel,
  none: "Keine Funktionen vorhanden.",
  other: "Weitere Funktionen",
  noParticipant: "Für dieses Mitglied sind keine Funktionen hinterlegt.",
  save: {
    title: null,
    known: "Ihre Betriebsrats- und Betriebsfunktionen wurden erfolgreich gespeichert!",
    ...savingFailed("Konflikt entdeckt: Ihre Auswahl enthält sich widersprechende Funktionen. Bitte überprüfen."),
    knownOf: (person: string): string => savedOfMember(functionsLabel, person),
  },
  known: "Beim Speichern ist ein Fehler aufgetreten:",
  changed: (names: readonly string[]): string => `Von Ihnen geändert: ${names.join(", ")}.`,
} as const;

/** Texts of Hotelwünsche. */
export const hotel = {
  formLabel: "Hotelwünsche",
  comments: "Anmerkungen für das Hotel",
  disabledFriendlyRoom: stay.accessibleRoom,
  vegetarianFood: stay.vegetarian,
  save: {
    title: "Hotelwünsche speichern",
    known: "Ihre Hotelwünsche wurden erfolgreich gespeichert!",
    ...savingFailed("Beim Speichern ist ein Fehler aufgetreten."),
    knownOf: (person: string): string => savedOfMember("Hotelwünsche", person),
  },
} as const;

/** Texts of Informationsangebot. */
export const advertising = {
  formLabel: "Informationsangebot",
  print: "Informationen per Post",
  sendAdsPrint: "Ich möchte Informationen per Post erhalten.",
  printTopics: "Themen per Post",
  digital: "Informationen per E-Mail",
  sendAdsDigital: "Ich möchte Informationen per E-Mail erhalten.",
  digitalTopics: "Themen per E-Mail",
  catalogue: "Katalog",
  catalogueText: "Unser Katalog stellt Ihnen über 300 Seminarthemen vor.",
  sendCatalogPrint: "Ich möchte den gedruckten Katalog erhalten.",
  sendCatalogDigital: "Ich möchte den digitalen Katalog erhalten.",
  delay: "Bitte beachten Sie: Beim Postversand kann es einige Tage dauern, bis eine Änderung wirksam wird.",
  search: "Themen suchen",
  chosen: "Ausgewählte Themen",
  dropTopic: (name: string): string => `Thema „${name}“ abwählen`,
  showTopics: "Alle Themen anzeigen",
  hideTopics: "Themen ausblenden",
  noTopics: "Keine Themen vorhanden.",
  noMatch: "Kein Thema gefunden.",
  save: {
    title: "Informationsangebot speichern",
    known: "Ihr Informationsangebot wurde erfolgreich gespeichert!",
    ...savingFailed(saving.failed),
  },
} as const;

/** The numbers of chosen and of shown topics. */
export const topicCount = (chosen: number, shown: number, all: number): string =>
  `${chosen} von ${all} ausgewählt${shown === all ? "" : `, ${shown} angezeigt`}`;
