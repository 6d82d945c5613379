import type { FeedbackTopic } from "#domain/forms/feedback.ts";
import { messageWords, sending } from "./sending.ts";
import { loggedInAgain, loginAndSend } from "./sentences.ts";

interface Tile {
  /** Sent as `formType` as well (contract section 4). */
  readonly title: string;
  readonly hint: string;
  readonly send: string;
}

const tiles: Record<FeedbackTopic, Tile> = {
  0: { title: "Allgemein", hint: "Ihre Frage, Ihr Lob oder Ihre Kritik.", send: "Nachricht senden" },
  1: { title: "Kontodaten", hint: "Was sollen wir an Ihren Kontodaten ändern oder prüfen?", send: "Anliegen senden" },
  2: { title: "Seminare", hint: "Was hat Ihnen gefallen, was können wir besser machen?", send: "Feedback senden" },
  3: { title: "Ideen und Verbesserungen", hint: "Was wünschen Sie sich von uns?", send: "Idee senden" },
};

/** Without a full stop, as all that the spec quotes of these. */
const fillIn = (label: string): string => `Bitte füllen Sie das Feld ${label} aus`;
const messageUnsent = "Ihre Nachricht wurde noch nicht gesendet.";
const writeAnyway = "Sie können uns trotzdem schreiben.";

/** Texts of the feedback page (spec sections 2 and 8). */
export const feedback = {
  title: "Ihr Feedback",
  intro: `Wählen Sie ein Thema und schreiben Sie uns.`,
  topic: "Thema",
  tiles,
  seminar: "Seminar (freiwillige Angabe)",
  seminarPlaceholder: "Seminar suchen oder auswählen",
  seminarControlFailed: `Die Auswahl konnte nicht geladen werden. ${writeAnyway}`,
  seminarControlLoading: "Die Auswahl wird geladen.",
  seminarsLoading: "Ihre abgeschlossenen Seminare werden geladen.",
  seminarsFailed: `Ihre abgeschlossenen Seminare konnten nicht geladen werden. ${writeAnyway}`,
  seminarChosen: "Ihre Auswahl:",
  seminarUntitled: "Seminar ohne Titel",
  subject: "Betreff",
  message: "Nachricht",
  missing: { subject: fillIn("Betreff"), message: fillIn("Nachricht") },
  sending: "Ihre Nachricht wird gesendet.",
  unsent: {
    expired: `${messageUnsent} ${loginAndSend}`,
    again: `${loggedInAgain} ${messageUnsent}`,
  },
  thanks: "Vielen Dank für Ihr Feedback!",
  received: "Wir haben Ihre Nachricht erhalten. Ihr Betreff:",
  words: messageWords,
  failedCall: sending.call,
  back: "Zurück zum Formular",
  support: "Persönlicher Kontakt",
  supportText: "Sie möchten lieber mit uns sprechen? Unser Kundensupport ist telefonisch für Sie da:",
  hours: [
    { days: "Montag bis Donnerstag", time: "8:00–16:00 Uhr" },
    { days: "Freitag", time: "8:00–12:00 Uhr" },
  ],
} as const;
