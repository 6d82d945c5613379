import { unknownYet } from "#i18n/sending.ts";
import { free, plusVat, privacyStatement } from "#i18n/sentences.ts";

/** What a booking asks for and what became of it, in dialog and checkout alike. */

/** The checkbox before each binding booking (spec section 5). */
export const termsBox = {
  terms: ["Ich akzeptiere die ", "AGB", " und die ", privacyStatement, "."],
  termsMissing: "Bitte akzeptieren Sie die AGB und Datenschutzerklärung!",
} as const;

/** The button of each binding step (contract-public section 4; § 312j BGB asks for such words). */
export const orderAndPay = "Zahlungspflichtig buchen";

const failed = "Es ist ein Fehler aufgetreten!";
const booked =
  "Ihre Buchungsanfrage haben wir erhalten. Nach der erfolgreichen Buchung erhalten Sie eine Buchungsbestätigung per E-Mail.";

/** The results of a participant's booking (spec section 8). */
export const bookingOutcome = {
  booked,
  converted: "Das Seminar ist bereits gebucht",
  failed,
  words: { known: booked, refused: failed, unknown: unknownYet("Ihre Buchungsanfrage angekommen ist"), unsent: failed },
  askSupport: "Bitte wenden Sie sich an den Kundensupport.",
  recipientId: "Teilnehmer-ID:",
  orderNumber: (number: string): string => `Bestellnummer: ${number}`,
  price: (sum: string): string => `Seminarpreis: ${sum} ${plusVat}`,
  freePrice: `Seminarpreis: ${free}`,
  otherPrice: "Der Preis pro Person weicht vom zuvor angezeigten ab. Verbindlich ist Ihre Buchungsbestätigung.",
} as const;
