import { feedback } from "#i18n/feedback.ts";
import { selectTexts } from "#i18n/select.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const widget = "portal-feedback";
const filled: readonly Step[] = [
  { type: ["Betreff", "Lob für das Seminar"] },
  { type: ["Nachricht", "Alles bestens, vielen Dank."] },
];
const sent: readonly Step[] = [...filled, { click: ["button", feedback.tiles[2].send] }];
const seminars = feedback.seminar;

/** The feedback page: its four tiles, the completed seminars, and how sending ends. */
export const feedbackSituations: readonly Situation[] = [
  {
    id: "feedback",
    title: "Seminare, vorausgewählt",
    widget,
    shows: ["combobox", seminars],
    proves: [{ ticked: ["radio", "Seminare"] }],
  },
  {
    id: "feedback-allgemein",
    title: "Allgemein",
    widget,
    steps: [{ click: ["radio", "Allgemein"] }],
    shows: ["button", feedback.tiles[0].send],
  },
  {
    id: "feedback-kontodaten",
    title: "Kontodaten",
    widget,
    steps: [{ click: ["radio", "Kontodaten"] }],
    shows: ["button", feedback.tiles[1].send],
  },
  {
    id: "feedback-ideen",
    title: "Ideen und Verbesserungen",
    widget,
    steps: [{ click: ["radio", feedback.tiles[3].title] }],
    shows: ["button", "Idee senden"],
  },
  {
    id: "feedback-ohne-seminare",
    title: "Ohne abgeschlossene Seminare",
    widget,
    customer: "newcomer",
    shows: ["button", feedback.tiles[2].send],
    proves: [{ gone: ["combobox", seminars] }],
  },
  {
    id: "feedback-ohne-telefon",
    title: "Ohne Telefonnummer des Supports",
    widget,
    config: { supportPhone: "" },
    shows: ["combobox", seminars],
    proves: [{ gone: "+49 123 4567890" }],
  },
  {
    id: "feedback-liste",
    title: "Seminare zur Auswahl",
    widget,
    steps: [{ click: ["combobox", seminars] }],
    shows: ["option", "Betriebsrat I: Einstieg ins Amt"],
  },
  {
    id: "feedback-kein-treffer",
    title: "Kein Seminar gefunden",
    widget,
    steps: [
      { click: ["combobox", seminars] },
      { wait: ["option", "Betriebsrat I"] },
      { type: [seminars, "Raumfahrt"] },
    ],
    shows: selectTexts.noOptions,
  },
  {
    id: "feedback-gewaehlt",
    title: "Seminar gewählt",
    widget,
    steps: [{ choose: [seminars, "Betriebsrat I: Einstieg ins Amt"] }],
    shows: "Betriebsrat I: Einstieg ins Amt",
  },
  {
    id: "feedback-seminare-laden",
    title: "Abgeschlossene Seminare laden",
    widget,
    scenario: "slow:feedbackEvents",
    shows: feedback.seminarsLoading,
  },
  {
    id: "feedback-seminare-fehler",
    title: "Abgeschlossene Seminare nicht ladbar",
    widget,
    scenario: "fail:feedbackEvents",
    shows: "Ihre abgeschlossenen Seminare konnten nicht geladen werden.",
  },
  {
    id: "feedback-auswahl-ohne-code",
    title: "Code der Auswahl nicht ladbar",
    widget,
    missing: "widgets/portal/feedback/seminar-select.tsx",
    shows: "Die Auswahl konnte nicht geladen werden.",
  },
  {
    id: "feedback-unvollstaendig",
    title: "Angaben fehlen",
    widget,
    steps: [{ click: ["button", feedback.tiles[2].send] }],
    shows: feedback.missing.subject,
  },
  {
    id: "feedback-sendet",
    title: "Wird gesendet",
    widget,
    scenario: "slow:feedbackSend",
    steps: sent,
    shows: ["button", feedback.tiles[2].send],
    proves: [{ busy: ["button", feedback.tiles[2].send] }],
  },
  {
    id: "feedback-gesendet",
    title: "Gesendet",
    widget,
    steps: sent,
    shows: ["heading", feedback.thanks],
  },
  {
    id: "feedback-nicht-gesendet",
    title: "Nicht gesendet",
    widget,
    scenario: "status-400:feedbackSend",
    steps: sent,
    shows: ["heading", feedback.words.unsent],
  },
  {
    id: "feedback-unbekannt",
    title: "Unbekannt, ob angekommen",
    widget,
    scenario: "fail:feedbackSend",
    steps: sent,
    shows: ["heading", feedback.words.unknown],
  },
  {
    id: "feedback-abgelehnt",
    title: "Abgelehnt",
    widget,
    scenario: "refused",
    steps: sent,
    shows: ["heading", feedback.words.unsent],
  },
  {
    id: "feedback-zurueck",
    title: "Zurück zum Formular, Eingaben noch da",
    widget,
    scenario: "fail:feedbackSend",
    steps: [...sent, { click: ["button", feedback.back] }],
    shows: ["heading", feedback.title],
    proves: [{ holds: ["Betreff", "Lob für das Seminar"] }],
  },
  {
    id: "feedback-sitzung",
    title: "Beim Senden Sitzung abgelaufen",
    widget,
    scenario: "expired:feedbackSend",
    steps: sent,
    shows: "Ihre Nachricht wurde noch nicht gesendet.",
  },
  {
    id: "feedback-entwurf",
    title: "Entwurf nach dem Neuladen",
    widget,
    steps: [...filled, { reload: true }],
    shows: ["textbox", "Betreff"],
    proves: [{ holds: ["Betreff", "Lob für das Seminar"] }],
  },
];
