import { buildHotels } from "#mocks/data/portal/hotels.ts";
import { stories } from "#mocks/data/shop/catalogue.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-price-calculator";
const of = (eventId: number) => ({ widget, attributes: { "data-event-id": String(eventId) } }) as const;
const { hafen, seeblick } = buildHotels("2026-03-10");
const price = {
  price: 1190,
  priceParticipantTwo: 1130,
  priceParticipantThree: null,
  priceParticipantFour: 1050,
  priceParticipantFive: 990,
};
const theme = (change: object) =>
  ({
    widget,
    attributes: {
      "data-json": JSON.stringify({
        title: "Betriebsverfassungsrecht Teil 1",
        isConference: false,
        isRhetoric: false,
        content: { duration: 4.5, prices: [price] },
        hotels: [hafen, seeblick],
        ...change,
      }),
    },
  }) as const;

/** What a seminar costs, by event and by theme. */
export const priceCalculatorSituations: readonly Situation[] = [
  { id: "kostenrechner", title: "Kostenrechner: eine Person", ...of(stories.open), shows: "Summe für 1 Person" },
  {
    id: "kostenrechner-gruppe",
    title: "Kostenrechner: sieben Personen",
    ...of(stories.open),
    steps: [{ type: ["Anzahl der Teilnehmenden", "7"] }],
    shows: "Summe für 7 Personen",
  },
  {
    id: "kostenrechner-zu-wenige",
    title: "Kostenrechner: weniger Plätze als Personen",
    ...of(stories.few),
    steps: [{ type: ["Anzahl der Teilnehmenden", "5"] }],
    shows: "Für diesen Termin sind nicht genügend Plätze frei.",
  },
  {
    id: "kostenrechner-im-warenkorb",
    title: "Kostenrechner: fünf Plätze im Warenkorb",
    ...of(stories.open),
    steps: [{ type: ["Anzahl der Teilnehmenden", "5"] }, { click: ["button", "5 Plätze in den Warenkorb"] }],
    shows: ["link", "Im Warenkorb"],
  },
  {
    id: "kostenrechner-ohne-nacht",
    title: "Kostenrechner: ohne Übernachtung",
    ...of(stories.open),
    steps: [{ click: ["radio", "Ohne Übernachtung"] }],
    shows: ["radio", "Ohne Übernachtung"],
    proves: [{ ticked: ["radio", "Ohne Übernachtung"] }],
  },
  {
    id: "kostenrechner-fachtagung",
    title: "Kostenrechner: Fachtagung ohne Halbpension",
    ...of(stories.conference),
    shows: ["heading", "Hotelkosten"],
    proves: [{ gone: ["radio", "Halbpension"] }],
  },
  {
    id: "kostenrechner-online",
    title: "Kostenrechner: online, ohne Hotel",
    ...of(stories.online),
    shows: "Summe für 1 Person",
    proves: [{ gone: ["heading", "Hotelkosten"] }],
  },
  { id: "kostenrechner-kostenfrei", title: "Kostenrechner: kostenfrei", ...of(stories.free), shows: "Kostenfrei" },
  {
    id: "kostenrechner-thema",
    title: "Kostenrechner: Thema ohne Termin, zwei Hotels",
    ...theme({}),
    shows: ["combobox", "Hotel"],
  },
  {
    id: "kostenrechner-dezember",
    title: "Kostenrechner: im Dezember, Preise des nächsten Jahres",
    ...theme({}),
    today: "2026-12-08",
    shows: "Hotelpreise mit Stand vom 01.01.2027.",
  },
  {
    id: "kostenrechner-ohne-preise",
    title: "Kostenrechner: keine Preise",
    ...theme({ content: null, hotels: [{ ...hafen, prices: [] }] }),
    shows: "Keine Preise verfügbar",
  },
  {
    id: "kostenrechner-laedt",
    title: "Kostenrechner: Seminar lädt",
    ...of(stories.open),
    scenario: "slow:event",
    shows: "Seminar wird geladen.",
  },
  {
    id: "kostenrechner-fehler",
    title: "Kostenrechner: Seminar nicht ladbar",
    ...of(stories.open),
    scenario: "fail:event",
    shows: ["button", "Erneut versuchen"],
  },
  {
    id: "kostenrechner-unbekannt",
    title: "Kostenrechner: unbekanntes Seminar",
    ...of(9999),
    shows: "Der Termin hat bereits stattgefunden oder wurde storniert.",
  },
];
