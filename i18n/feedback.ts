import type { FeedbackTopic } from "#domain/feedback.ts";

interface Tile {
  /** Also the `formType` that is sent (contract section 4). */
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

/** Texts of the feedback page (spec sections 2 and 8). */
export const feedback = {
  title: "Ihr Feedback",
  intro: "Wählen Sie ein Thema und schreiben Sie uns. Felder mit * sind Pflichtfelder.",
  topic: "Thema",
  tiles,
  seminar: "Seminar (freiwillige Angabe)",
  seminarPlaceholder: "Seminar suchen oder auswählen",
  seminarControlFailed: "Die Auswahl konnte nicht geladen werden. Sie können uns trotzdem schreiben.",
  seminarControlLoading: "Die Auswahl wird geladen.",
  seminarsLoading: "Ihre abgeschlossenen Seminare werden geladen.",
  seminarsFailed: "Ihre abgeschlossenen Seminare konnten nicht geladen werden. Sie können uns trotzdem schreiben.",
  seminarChosen: "Ihre Auswahl:",
  seminarUntitled: "Seminar ohne Titel",
  subject: "Betreff",
  message: "Nachricht",
  missing: { subject: "Bitte füllen Sie das Feld Betreff aus.", message: "Bitte füllen Sie das Feld Nachricht aus." },
  sending: "Ihre Nachricht wird gesendet.",
  unsent: {
    expired: "Ihre Nachricht wurde noch nicht gesendet. Bitte melden Sie sich an und senden Sie sie dann erneut.",
    again: "Sie sind wieder angemeldet. Ihre Nachricht wurde noch nicht gesendet.",
  },
  thanks: "Vielen Dank für Ihr Feedback!",
  received: "Wir haben Ihre Nachricht erhalten. Ihr Betreff:",
  failed: "Es tut uns leid, Ihre Nachricht wurde nicht versandt.",
  failedCall: "Bitte versuchen Sie es später erneut oder rufen Sie uns an",
  back: "Zurück zum Formular",
  support: "Persönlicher Kontakt",
  supportText: "Sie möchten lieber mit uns sprechen? Unser Kundensupport ist telefonisch für Sie da:",
  hours: [
    { days: "Montag bis Donnerstag", time: "8:00–16:00 Uhr" },
    { days: "Freitag", time: "8:00–12:00 Uhr" },
  ],
} as const;
