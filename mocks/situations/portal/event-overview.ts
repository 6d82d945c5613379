import { common } from "#i18n/common.ts";
import { documents } from "#i18n/documents.ts";
import { events } from "#i18n/events.ts";
import { eventOver } from "#i18n/sentences.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-event-overview";
const of = (eventId: number) => ({ widget, attributes: { "data-event-id": String(eventId) } }) as const;

/** The overview of one event by display kind, the calendar link, and documents per event. */
export const eventOverviewSituations: readonly Situation[] = [
  { id: "uebersicht", title: "Seminar", ...of(5001), shows: ["heading", "Betriebsverfassungsrecht Teil 1"] },
  { id: "uebersicht-ausbildung", title: "Ausbildung", ...of(5005), shows: ["button", "Modul A"] },
  {
    id: "uebersicht-ausbildung-laeuft",
    title: "Ausbildung, erstes Modul vorbei",
    ...of(5006),
    shows: "Modul A: Ausschüsse aufbauen",
  },
  {
    id: "uebersicht-nachbetreuung",
    title: "Seminar mit Online-Nachbetreuung",
    ...of(5007),
    steps: [{ click: ["button", "Online-Nachbetreuung"] }],
    shows: ["button", "Online-Nachbetreuung"],
  },
  {
    id: "uebersicht-inhouse",
    title: "Inhouse-Seminar",
    ...of(5008),
    shows: documents.fromStart,
  },
  { id: "uebersicht-online", title: "Online-Seminar", ...of(5010), shows: ["heading", "Datenschutz im Homeoffice"] },
  {
    id: "uebersicht-fachtagung",
    title: "Fachtagung",
    ...of(5013),
    shows: ["heading", "Fachtagung Künstliche Intelligenz im Betrieb"],
  },
  {
    id: "uebersicht-langer-titel",
    title: "Sehr langer Titel",
    ...of(5016),
    shows: ["heading", "Überörtliche Zuständigkeiten"],
  },
  {
    id: "uebersicht-ohne-termin",
    title: "Termin folgt",
    ...of(5018),
    shows: ["heading", "Mobbing vorbeugen (Termin folgt)"],
  },
  {
    id: "uebersicht-vorbei",
    title: "Abgeschlossenes Seminar",
    ...of(5101),
    shows: ["heading", "Betriebsrat I: Einstieg ins Amt"],
  },
  {
    id: "uebersicht-inhouse-vorbei",
    title: "Abgeschlossenes Inhouse-Seminar mit Dokumenten",
    ...of(5105),
    shows: ["link", "Seminarunterlagen.pdf"],
  },
  {
    id: "uebersicht-unbekannt",
    title: "Unbekanntes Seminar",
    ...of(9999),
    answered: [404],
    shows: eventOver,
  },
  { id: "uebersicht-laedt", title: "Lädt", ...of(5001), scenario: "slow:event", shows: events.loadingOne },
  {
    id: "uebersicht-fehler",
    title: "Serverfehler",
    ...of(5001),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
  {
    id: "uebersicht-luecken",
    title: "Alle optionalen Felder fehlen",
    ...of(5001),
    scenario: "nulls:event",
    shows: ["heading", events.untitled],
  },
  {
    id: "uebersicht-ohne-attribut",
    title: "Attribut fehlt",
    widget,
    shows: common.anchorError,
    complaint: "data-event-id is missing",
  },
  {
    id: "uebersicht-falsches-attribut",
    title: "Falsches Attribut",
    widget,
    attributes: { "data-event-id": "abc" },
    shows: common.anchorError,
    complaint: "data-event-id must be a number",
  },
  {
    id: "kalender",
    title: "Kalenderlink",
    widget: "portal-calendar-download",
    attributes: { "data-event-id": "5001" },
    shows: ["link", events.calendar],
  },
  {
    id: "kalender-laedt",
    title: "Kalenderlink lädt",
    widget: "portal-calendar-download",
    attributes: { "data-event-id": "5001" },
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "kalender-fehler",
    title: "Kalenderlink nicht ladbar",
    widget: "portal-calendar-download",
    attributes: { "data-event-id": "5001" },
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
  {
    id: "kalender-unbekannt",
    title: "Kalenderlink eines unbekannten Seminars",
    widget: "portal-calendar-download",
    attributes: { "data-event-id": "9999" },
    shows: eventOver,
  },
  {
    id: "kalender-falsches-json",
    title: "Kalenderlink mit unlesbarem JSON",
    widget: "portal-calendar-download",
    attributes: { "data-json": "{oops" },
    shows: common.anchorError,
    complaint: "data-json is no valid JSON",
  },
  {
    id: "dokumente",
    title: "Dokumente je Seminar",
    widget: "portal-document-list",
    shows: ["link", "Seminarunterlagen.pdf"],
  },
  {
    id: "dokumente-weitere",
    title: "Zweites Seminar offen",
    widget: "portal-document-list",
    steps: [{ click: ["button", "Betriebsänderung und Sozialplan"] }],
    shows: ["link", "Seminarunterlagen.pdf"],
  },
  {
    id: "dokumente-ohne",
    title: "Seminar ohne Dokumente",
    widget: "portal-document-list",
    steps: [{ click: ["button", "Eingruppierung und Entgelt"] }],
    shows: documents.none,
  },
  {
    id: "dokumente-laedt",
    title: "Seminare laden",
    widget: "portal-document-list",
    scenario: "slow:eventsPast",
    shows: documents.loading,
  },
  {
    id: "dokumente-eines-laedt",
    title: "Dokumente eines Seminars laden",
    widget: "portal-document-list",
    scenario: "slow:documents",
    shows: documents.loading,
  },
  {
    id: "dokumente-leer",
    title: "Keine Dokumente",
    widget: "portal-document-list",
    customer: "newcomer",
    shows: documents.none,
  },
  {
    id: "dokumente-fehler",
    title: "Nicht ladbar",
    widget: "portal-document-list",
    scenario: "fail:eventsPast",
    shows: ["button", common.retry],
  },
  {
    id: "dokumente-eines-fehler",
    title: "Dokumente eines Seminars nicht ladbar",
    widget: "portal-document-list",
    scenario: "fail:documents",
    shows: ["button", common.retry],
  },
];
