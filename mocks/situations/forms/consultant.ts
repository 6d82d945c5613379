import { common } from "#i18n/common.ts";
import { consultant as consultantTexts } from "#i18n/consultant.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const consultant = { widget: "portal-consultant", customer: "guest" } as const;
const person: readonly Step[] = [
  { choose: ["Anrede", "Frau"] },
  { type: ["Vorname", "Eva"] },
  { type: ["Nachname", "Muster"] },
  { type: ["Firma", "Musterwerke GmbH"] },
  { type: ["Telefon", "0731 555550"] },
  { type: ["E-Mail-Adresse", "eva.muster@werk.example"] },
];
const slot: readonly Step[] = [{ click: ["radio", "Mittwoch, 11.03.2026"] }, { click: ["radio", "11:00 Uhr"] }];
const book: Step = { click: ["button", consultantTexts.send] };

/** The consultant, the free appointments and the booking of one. */
export const consultantSituations: readonly Situation[] = [
  { id: "beratung", title: "Beratung: freie Termine", ...consultant, shows: ["radio", "Mittwoch, 11.03.2026"] },
  {
    id: "beratung-thema",
    title: "Beratung: Person zum Thema, ohne Bild",
    ...consultant,
    attributes: { "data-topic": "sbv" },
    shows: ["heading", "Tarık Öztürk"],
  },
  {
    id: "beratung-keine",
    title: "Beratung: niemand zu diesem Thema",
    ...consultant,
    attributes: { "data-topic": "raumfahrt" },
    shows: "Für dieses Thema gibt es derzeit keine Beratung.",
  },
  {
    id: "beratung-laedt",
    title: "Beratung: Termine laden",
    ...consultant,
    scenario: "slow:appointments",
    shows: "Die freien Termine werden geladen.",
  },
  {
    id: "beratung-ohne-termine",
    title: "Beratung: kein Termin frei",
    ...consultant,
    scenario: "empty:appointments",
    shows: "In diesem Zeitraum ist kein Termin frei.",
  },
  {
    id: "beratung-termine-fehler",
    title: "Beratung: Termine nicht ladbar",
    ...consultant,
    scenario: "fail:appointments",
    shows: ["button", common.retry],
  },
  {
    id: "beratung-weitere",
    title: "Beratung: weitere vier Wochen",
    ...consultant,
    steps: [{ click: ["button", "8 weitere Tage"] }, { click: ["button", "Die nächsten vier Wochen anzeigen"] }],
    shows: "weitere Tage haben freie Termine.",
  },
  {
    id: "beratung-gewaehlt",
    title: "Beratung: Termin gewählt",
    ...consultant,
    steps: slot,
    shows: "Mittwoch, 11.03.2026, 11:00 Uhr",
  },
  {
    id: "beratung-unvollstaendig",
    title: "Beratung: Termin und Angaben fehlen",
    ...consultant,
    steps: [...slot, { click: ["radio", "Donnerstag, 12.03.2026"] }, book],
    shows: "Bitte wählen Sie einen Termin aus",
  },
  {
    id: "beratung-gebucht",
    title: "Beratung: gebucht",
    ...consultant,
    steps: [...slot, ...person, book],
    shows: ["heading", "Ihr Termin ist gebucht."],
  },
  {
    id: "beratung-vergeben",
    title: "Beratung: inzwischen vergeben",
    ...consultant,
    scenario: "status-409:bookAppointment",
    steps: [...slot, ...person, book],
    shows: "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.",
  },
  {
    id: "beratung-fehler",
    title: "Beratung: nicht gebucht",
    ...consultant,
    scenario: "status-400:bookAppointment",
    steps: [...slot, ...person, book],
    shows: "Es tut uns leid, Ihr Termin wurde nicht gebucht.",
  },
];
