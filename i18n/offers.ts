import type { EventKind, EventOrder } from "#domain/search/event-search-filters.ts";
import { counted } from "./counted.ts";
import { formatCount } from "./numbers.ts";
import { eventsLoading, free, plusVat } from "./sentences.ts";

/** Texts about the price of an event and whether it can be booked, for all places in the shop. */
export const offers = {
  free,
  each: (price: string): string => `${price} pro\u00a0Person`,
  from: (price: string): string => `ab ${price}`,
  groupFrom: (count: number, price: string): string => `ab\u00a0${count}\u00a0Personen je ${price}`,
  net: plusVat,
  allNet: `Alle Preise ${plusVat}`,
  allEach: `Alle Preise pro Person, ${plusVat}`,
  statesFailed: "Die freien Plätze konnten nicht geladen werden.",
  stateUnknown: "Ob dieser Termin noch buchbar ist, ist uns gerade nicht bekannt.",
} as const;

/** Texts of portal-event-offer. */
export const eventOffer = {
  hotel: "Hotel",
  days: (count: number): string => counted(count, "Tag", "Tage"),
  minutes: (count: number): string => {
    const hours = count / 60;
    if (!Number.isInteger(hours)) return `${count} Minuten`;
    return counted(hours, "Stunde", "Stunden");
  },
  daysFromTo: (least: number, most: number): string => `${least} bis ${most} Tage`,
  benefits: "Das ist enthalten",
  calculator: "Kosten berechnen",
  otherDates: "Alle Termine dieses Seminars",
  pdf: "Seminarbeschreibung (PDF)",
  contact: "Ihre Ansprechperson",
} as const;

/** What to do if a seminar is not available; a phone number follows. */
export const nextBest = {
  nextFree: "Nächster freier Termin",
  advice: "Wir beraten Sie gern und finden mit Ihnen einen Termin",
} as const;

/** Texts of portal-event-dates. */
export const eventDates = {
  heading: "Termine",
  loading: "Termine werden geladen.",
  found: (count: number): string => (count === 1 ? "1 Termin" : `${formatCount(count)} Termine`),
} as const;

const allDates = (count: number): string => `${count === 2 ? "Beide" : `Alle ${count}`} Termine zeigen`;

/** Texts of portal-event-search. */
export const eventSearch = {
  heading: "Seminare finden",
  results: "Gefundene Seminare",
  loading: eventsLoading,
  q: "Suchbegriff",
  rubrik: "Rubrik",
  rubricsFailed: "Die Rubriken konnten nicht geladen werden.",
  ort: "Ort",
  monat: "Monat",
  art: "Art",
  frei: "Verfügbarkeit",
  onlyFree: "Nur mit freien Plätzen",
  moreMonths: "Weiterer Monat",
  filter: "Filter",
  filters: (chosen: number): string => (chosen === 0 ? "Filter" : `Filter (${chosen})`),
  showHits: "Treffer anzeigen",
  counted: (label: string, count: number): string => `${label} (${count})`,
  sort: "Sortieren nach",
  orders: { datum: "Datum", preis: "Preis", ort: "Ort" } satisfies Record<EventOrder, string>,
  bestFirst: "Beste Treffer",
  look: "Ansicht",
  looks: { themes: "Nach Themen", dates: "Termine einzeln" },
  found: (seminars: number, dates: number): string =>
    `${seminars === 1 ? "1 Seminar" : `${formatCount(seminars)} Seminare`}, ${eventDates.found(dates)}`,
  why: (word: string): string => `Gefunden über „${word}“`,
  meant: (word: string): string => `Meinten Sie „${word}“?`,
  allDates,
  allDatesOf: (count: number, title: string): string => `${allDates(count)}: ${title}`,
  browse: "Oder sehen Sie sich in unseren Rubriken um:",
  rubrics: "Rubriken",
  checking: "Freie Plätze werden geprüft.",
  kinds: { presence: "Präsenz", online: "Online", inhouse: "Inhouse" } satisfies Record<EventKind, string>,
} as const;
