import { participantNumber, shortName, stay } from "./sentences.ts";

/** The labels of form fields (spec section 3, form fields). */
export const fieldLabels = {
  company: "Firma",
  salutation: "Anrede",
  firstname: "Vorname",
  lastname: "Nachname",
  street: "Straße",
  streetNumber: "Hausnummer",
  postalCode: "Postleitzahl",
  city: "Ort",
  streetAndHouseNumber: "Straße und Hausnummer",
  postalCodeOrCity: "PLZ oder Ort",
  phone: "Telefon",
  email: "E-Mail-Adresse",
  topic: "Betreff",
  message: "Nachricht",
  participants: participantNumber,
  desiredDate: "Wunschtermin",
  hotelOverNightOption: stay.option,
  password: "Passwort",
} as const;

/** Salutations in the form that follows 'von'. */
export const personTitles: ReadonlyMap<string, string> = new Map([
  ["Frau", "Frau"],
  ["Herr", "Herrn"],
]);

/** The salutations of forms (spec section 3). */
export const salutations = [
  "Keine Angabe",
  "Divers",
  "Dr.",
  "Frau",
  "Frau Dr.",
  "Frau Prof.",
  "Frau Prof. Dr.",
  "Herr",
  "Herr Dr.",
  "Herr Prof.",
  "Herr Prof. Dr.",
] as const;

/** Hints for fields whose label does not tell how to fill them in. */
export const fieldHints = { day: "TT.MM.JJJJ, zum Beispiel 15.03.2027" } as const;

/** The messages of invalid fields (spec section 5). */
export const fieldErrors = {
  company: "Bitte füllen Sie das Feld Firma aus",
  street: "Bitte füllen Sie das Feld Straße aus",
  streetDigits: "Die Straße darf keine Zahlen enthalten",
  streetNumber: "Bitte füllen Sie das Feld Hausnummer aus",
  streetNumberLong: "Das Feld Hausnummer hat zu viele Zeichen",
  postalCode: "Die Postleitzahl ist ungültig",
  postalCodeDigits: "Postleitzahlen dürfen nur Zahlen enthalten",
  city: "Bitte füllen Sie das Feld Ort aus",
  cityDigits: "Der Ort darf keine Zahlen enthalten",
  salutation: "Bitte wählen Sie eine Anrede aus",
  topic: "Bitte wählen Sie einen Betreff aus",
  firstname: "Bitte füllen Sie das Feld Vorname aus",
  firstnameShort: shortName.firstname,
  lastname: "Bitte füllen Sie das Feld Nachname aus",
  lastnameShort: shortName.lastname,
  phone: "Bitte füllen Sie das Feld Telefon aus",
  phoneShort: "Die Telefonnummer ist zu kurz",
  phoneLong: "Die Telefonnummer ist zu lang",
  phoneCharacters: "Die Telefonnummer enthält ungültige Zeichen",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse an",
  message: "Bitte füllen Sie das Feld Nachricht aus",
  hotelOverNightOption: stay.optionMissing,
  password: "Das Passwort muss mindestens 8 Zeichen lang sein",
  postalCodeOrCity: "Bitte füllen Sie das Feld PLZ oder Ort aus",
  streetAndHouseNumber: "Bitte füllen Sie das Feld Straße und Hausnummer aus",
  participants: `Bitte geben Sie bei ${participantNumber} eine Zahl von 1 bis 99 an`,
  desiredDate: "Bitte geben Sie als Wunschtermin ein gültiges Datum an",
  desiredDatePast: "Der Wunschtermin darf nicht in der Vergangenheit liegen",
  birthday: "Bitte geben Sie das Geburtsdatum im Format TT.MM.JJJJ an",
  noSuchDay: "Dieses Geburtsdatum gibt es nicht",
  birthdayFuture: "Das Geburtsdatum darf nicht in der Zukunft liegen",
} as const;
