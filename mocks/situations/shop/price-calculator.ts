import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { participantTexts } from "#i18n/participants.ts";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { buildHotels } from "#mocks/data/portal/hotels.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
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
  { id: "kostenrechner", title: "Kostenrechner: eine Person", ...of(seminarIds.open), shows: "Summe für 1 Person" },
  {
    id: "kostenrechner-gruppe",
    title: "Kostenrechner: sieben Personen",
    ...of(seminarIds.open),
    steps: [{ type: [priceCalculator.participants, "7"] }],
    shows: "Summe für 7 Personen",
  },
  {
    id: "kostenrechner-zu-wenige",
    title: "Kostenrechner: weniger Plätze als Personen",
    ...of(seminarIds.few),
    steps: [{ type: [priceCalculator.participants, "5"] }],
    shows: participantTexts.soldOut,
  },
  {
    id: "kostenrechner-im-warenkorb",
    title: "Kostenrechner: fünf Plätze im Warenkorb",
    ...of(seminarIds.open),
    steps: [{ type: [priceCalculator.participants, "5"] }, { click: ["button", "5 Plätze in den Warenkorb"] }],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "kostenrechner-ohne-nacht",
    title: "Kostenrechner: ohne Übernachtung",
    ...of(seminarIds.open),
    steps: [{ click: ["radio", priceCalculator.nights.ohne] }],
    shows: ["radio", priceCalculator.nights.ohne],
    proves: [{ ticked: ["radio", priceCalculator.nights.ohne] }],
  },
  {
    id: "kostenrechner-fachtagung",
    title: "Kostenrechner: Fachtagung ohne Halbpension",
    ...of(seminarIds.conference),
    shows: ["heading", "Hotelkosten"],
    proves: [{ gone: ["radio", "Halbpension"] }],
  },
  {
    id: "kostenrechner-online",
    title: "Kostenrechner: online, ohne Hotel",
    ...of(seminarIds.online),
    shows: "Summe für 1 Person",
    proves: [{ gone: ["heading", "Hotelkosten"] }],
  },
  { id: "kostenrechner-kostenfrei", title: "Kostenrechner: kostenfrei", ...of(seminarIds.free), shows: "Kostenfrei" },
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
    shows: priceCalculator.missing,
  },
  {
    id: "kostenrechner-laedt",
    title: "Kostenrechner: Seminar lädt",
    ...of(seminarIds.open),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "kostenrechner-fehler",
    title: "Kostenrechner: Seminar nicht ladbar",
    ...of(seminarIds.open),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
  {
    id: "kostenrechner-unbekannt",
    title: "Kostenrechner: unbekanntes Seminar",
    ...of(9999),
    shows: events.unknown,
  },
];
