import type { Situation, Step } from "#mocks/situations/situation.ts";

const widget = "portal-feedback";
const filled: readonly Step[] = [
  { type: ["Betreff", "Lob für das Seminar"] },
  { type: ["Nachricht", "Alles bestens, vielen Dank."] },
];
const sent: readonly Step[] = [...filled, { click: ["button", "Feedback senden"] }];
const seminars = "Seminar (freiwillige Angabe)";

/** The feedback page: its four tiles, the completed seminars, and how sending ends. */
export const feedbackSituations: readonly Situation[] = [
  { id: "feedback", title: "Seminare, vorausgewählt", widget, shows: ["combobox", seminars] },
  {
    id: "feedback-allgemein",
    title: "Allgemein",
    widget,
    steps: [{ click: ["radio", "Allgemein"] }],
    shows: ["button", "Nachricht senden"],
  },
  {
    id: "feedback-kontodaten",
    title: "Kontodaten",
    widget,
    steps: [{ click: ["radio", "Kontodaten"] }],
    shows: ["button", "Anliegen senden"],
  },
  {
    id: "feedback-ideen",
    title: "Ideen und Verbesserungen",
    widget,
    steps: [{ click: ["radio", "Ideen und Verbesserungen"] }],
    shows: ["button", "Idee senden"],
  },
  {
    id: "feedback-ohne-seminare",
    title: "Ohne abgeschlossene Seminare",
    widget,
    customer: "newcomer",
    shows: ["button", "Feedback senden"],
  },
  {
    id: "feedback-ohne-telefon",
    title: "Ohne Telefonnummer des Supports",
    widget,
    config: { supportPhone: "" },
    shows: ["combobox", seminars],
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
    steps: [{ type: [seminars, "Raumfahrt"] }],
    shows: "Sorry, no matching options.",
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
    shows: "Ihre abgeschlossenen Seminare werden geladen.",
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
    steps: [{ click: ["combobox", seminars] }],
    shows: "Die Auswahl konnte nicht geladen werden.",
  },
  {
    id: "feedback-unvollstaendig",
    title: "Angaben fehlen",
    widget,
    steps: [{ click: ["button", "Feedback senden"] }],
    shows: "Bitte füllen Sie das Feld Betreff aus.",
  },
  {
    id: "feedback-sendet",
    title: "Wird gesendet",
    widget,
    scenario: "slow:feedbackSend",
    steps: sent,
    shows: ["button", "Feedback senden"],
  },
  {
    id: "feedback-gesendet",
    title: "Gesendet",
    widget,
    steps: sent,
    shows: ["heading", "Vielen Dank für Ihr Feedback!"],
  },
  {
    id: "feedback-nicht-gesendet",
    title: "Nicht gesendet",
    widget,
    scenario: "fail:feedbackSend",
    steps: sent,
    shows: ["heading", "Es tut uns leid, Ihre Nachricht wurde nicht versandt."],
  },
  {
    id: "feedback-abgelehnt",
    title: "Abgelehnt",
    widget,
    scenario: "refused",
    steps: sent,
    shows: ["heading", "Es tut uns leid, Ihre Nachricht wurde nicht versandt."],
  },
  {
    id: "feedback-zurueck",
    title: "Zurück zum Formular, Eingaben noch da",
    widget,
    scenario: "fail:feedbackSend",
    steps: [...sent, { click: ["button", "Zurück zum Formular"] }],
    shows: ["heading", "Ihr Feedback"],
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
  },
];
