import type { Countdown } from "#domain/event/countdown.ts";
import { eventOver, eventsLoading } from "./sentences.ts";

/** Texts of events (spec section 2). */
export const events = {
  tabsLabel: "Meine Seminare",
  planned: "Geplant",
  current: "Aktuell",
  completed: "Abgeschlossen",
  loading: eventsLoading,
  loadingOne: "Seminar wird geladen.",
  none: "Keine Seminare vorhanden.",
  unknown: eventOver,
  untitled: "Ohne Titel",
  seriesTitle: (title: string): string => `Ausbildung zum ${title}`,
  moduleTitle: (letter: string, title: string): string =>
    title === "" ? `Modul ${letter}` : `Modul ${letter}: ${title}`,
  followUp: "Online-Nachbetreuung",
  inhouse: "Inhouse-Seminar",
  modulesLabel: "Module der Ausbildung",
  factsLabel: "Daten zum Seminar",
  bookingNumber: "Buchungsnummer",
  start: "Beginn",
  end: "Ende",
  period: "Zeitraum",
  place: "Ort",
  linksLabel: "Aktionen zum Seminar",
  calendar: "In Kalender eintragen",
  priceCalculator: "Kostenrechner",
  noticePdf: "Mitteilung an die Geschäftsführung (PDF)",
  themePdf: "Seminarbeschreibung mit Terminen (PDF)",
  papers: "Kosten und Unterlagen",
  toEvent: "Zum Seminar",
  toPast: "Bilder und Dokumente",
  toggle: (title: string): string => `Auf einen Blick: ${title}`,
  search: "Seminare suchen",
  searchHint: "Titel, Ort oder Monat",
  found: (count: number, total: number): string =>
    count === total ? `${total} Seminare` : `${count} von ${total} Seminaren`,
  noMatch: "Keine Treffer.",
  clearSearch: "Alle Seminare anzeigen",
  all: (count: number): string => (count === 1 ? "Auch hier zeigen" : `Alle ${count} Seminare`),
  nextAlone: "Ihr nächstes Seminar sehen Sie auf dieser Seite gesondert. Weitere sind nicht geplant.",
  calendarAll: "Alle Termine in Kalender eintragen",
  calendarFound: (count: number): string =>
    count === 1 ? "Gefundenen Termin in Kalender eintragen" : `${count} gefundene Termine in Kalender eintragen`,
  marks: { reservation: "Nur reserviert", waitingList: "Warteliste", rejected: "Abgelehnt" },
  undated: "Ohne Termin",
  running: "Läuft gerade",
  ended: "Beendet",
} as const;

/** The time until an event: `Heute`, `Morgen`, `In 12 Tagen`; null if unknown, and after its start. */
export function distanceText(countdown: Countdown | null): string | null {
  switch (countdown?.kind) {
    case undefined:
    case "begun":
      return null;
    case "today":
      return "Heute";
    case "one-day":
      return "Morgen";
    case "days":
      return `In ${countdown.days} Tagen`;
    default:
      return countdown satisfies never;
  }
}

/** Labels inside the calendar file (spec section 9). */
export const calendarLabels = { event: "Seminar", online: "Online" } as const;
