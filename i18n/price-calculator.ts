import { counted } from "./counted.ts";
import { free, noPrices, participantNumber, totalCosts, plusVat } from "./sentences.ts";

/** Texts of portal-price-calculator (contract-public section 4, Money). */
export const priceCalculator = {
  heading: "Kostenrechner",
  untitled: "Seminar",
  participants: participantNumber,
  fewer: "Eine Person weniger",
  more: "Eine Person mehr",
  hotel: "Hotel",
  unnamedHotel: "Tagungshotel",
  board: "Verpflegung",
  boards: { voll: "Vollpension", halb: "Halbpension" },
  night: "Übernachtung",
  nights: { mit: "Mit Übernachtung", ohne: "Ohne Übernachtung" },
  stays: { mit: "mit Übernachtung", ohne: "ohne Übernachtung" },
  seminarCosts: "Seminarkosten",
  free,
  missing: noPrices,
  each: "Preis pro Person",
  sum: "Summe",
  sumFor: (count: number): string => `Summe für ${counted(count, "Person", "Personen")}`,
  saving: "Ersparnis gegenüber Einzelpreisen",
  tierSaving: "Ersparnis",
  net: plusVat,
  tiers: "Preise nach Anzahl der Teilnehmenden",
  tierCount: "Anzahl",
  /** The number of a row; the last one stands for all from there on, and says how many it counts. */
  tier: (count: number, counted: number | null): string =>
    counted === null ? String(count) : counted > count ? `${counted} (ab ${count})` : `ab ${count}`,
  count: "Teilnehmende",
  hotelCosts: "Hotelkosten",
  perDay: "Hotelpreis pro Person und Tag",
  hotelSum: (days: number, count: number): string =>
    `Hotelkosten für ${counted(days, "Tag", "Tage")} und ${counted(count, "Person", "Personen")}`,
  both: totalCosts,
  bothFor: (count: number, sum: string): string => `${totalCosts} für ${counted(count, "Person", "Personen")}: ${sum}`,
  apart: "Die Hotelkosten sind nicht im Seminarpreis enthalten.",
  /** Why four nights cost five times the price of a day. */
  everyDay: "Gezählt wird jeder Seminartag, auch der Tag der Abreise.",
  pricesOf: (day: string): string => `Hotelpreise mit Stand vom ${day}.`,
  toCart: (places: number): string => counted(places, "Platz in den Warenkorb", "Plätze in den Warenkorb"),
  pdf: "Berechnung als PDF",
  print: "Für die Beschlussfassung drucken",
  resolution: "Kostenübersicht zur Beschlussfassung des Betriebsrats",
  printed: "Stand",
  decided: "Beschluss vom",
  signature: "Unterschrift",
  seminar: "Seminar",
} as const;
