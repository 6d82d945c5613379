import { articles } from "#i18n/articles.ts";
import { chatbot } from "#i18n/chatbot.ts";
import { common } from "#i18n/common.ts";
import { downloads, experts } from "#i18n/downloads.ts";
import { events } from "#i18n/events.ts";
import { hotelMapTexts, hotelPageTexts } from "#i18n/hotel.ts";
import { lexicon } from "#i18n/lexicon.ts";
import { recommendations } from "#i18n/recommendations.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const hotel = { widget: "portal-hotel", attributes: { "data-hotel-id": "7" } } as const;

/** One hotel of the public site. */
export const siteHotelSituations: readonly Situation[] = [
  { ...hotel, id: "hotelseite", title: "Hotel", shows: ["heading", "Hotel am Hafen Hamburg"] },
  {
    ...hotel,
    id: "hotelseite-karte",
    title: "Hotel mit Karte",
    consent: "granted",
    shows: ["group", "Karte: Hotel am Hafen"],
  },
  { ...hotel, id: "hotelseite-laden", title: "Lädt", scenario: "slow:hotels", shows: hotelPageTexts.loading },
  {
    ...hotel,
    id: "hotelseite-fehler",
    title: "Nicht ladbar",
    scenario: "fail:hotels",
    shows: ["button", common.retry],
  },
  {
    ...hotel,
    id: "hotelseite-luecken",
    title: "Alle optionalen Felder fehlen",
    scenario: "nulls:hotels",
    shows: hotelMapTexts.noLocation,
  },
  {
    ...hotel,
    id: "hotelseite-unbekannt",
    title: "Unbekannt",
    attributes: { "data-hotel-id": "999" },
    shows: hotelPageTexts.unknown,
  },
];

const words = "portal-a-z";

/** The lexicon. */
export const lexiconSituations: readonly Situation[] = [
  { id: "lexikon", title: "Betriebsratslexikon", widget: words, shows: ["link", "Abmahnung"] },
  {
    id: "lexikon-jav",
    title: "JAV-Lexikon mit wenigen Wörtern",
    widget: words,
    attributes: { "data-kind": "jav" },
    shows: ["link", "Berichtsheft"],
  },
  {
    id: "lexikon-suche",
    title: "Gefunden",
    widget: words,
    steps: [{ type: [lexicon.search, "kündigung"] }],
    shows: ["region", lexicon.results],
  },
  {
    id: "lexikon-nichts",
    title: "Nichts gefunden",
    widget: words,
    steps: [{ type: [lexicon.search, "Raumfahrt"] }],
    shows: events.noMatch,
  },
  { id: "lexikon-laden", title: "Lädt", widget: words, scenario: "slow:exports", shows: lexicon.loading },
  { id: "lexikon-leer", title: "Ohne Wörter", widget: words, scenario: "empty:exports", shows: events.noMatch },
  {
    id: "lexikon-fehler",
    title: "Nicht ladbar",
    widget: words,
    scenario: "fail:exports",
    shows: ["button", common.retry],
  },
];

/** Downloads and experts. */
export const narrowedSituations: readonly Situation[] = [
  { id: "downloads", title: "Downloads", widget: "portal-downloads", shows: "24 Downloads" },
  {
    id: "downloads-nichts",
    title: "Nichts gefunden",
    widget: "portal-downloads",
    steps: [{ type: ["Suchen", "Raumfahrt"] }],
    shows: events.noMatch,
  },
  {
    id: "downloads-laden",
    title: "Lädt",
    widget: "portal-downloads",
    scenario: "slow:downloadFilterData",
    shows: downloads.loading,
  },
  {
    id: "downloads-leer",
    title: "Keine Downloads",
    widget: "portal-downloads",
    scenario: "empty:downloadFilterData",
    shows: events.noMatch,
  },
  {
    id: "downloads-fehler",
    title: "Nicht ladbar",
    widget: "portal-downloads",
    scenario: "fail:downloadFilterData",
    shows: ["button", common.retry],
  },
  {
    id: "downloads-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: "portal-downloads",
    scenario: "nulls:downloadFilterData",
    shows: articles.untitled,
  },
  { id: "fachleute", title: "Fachleute", widget: "portal-experts", shows: "10 Personen" },
  {
    id: "fachleute-thema",
    title: "Vom Autor gefiltert",
    widget: "portal-experts",
    attributes: { "data-topic": "Rhetorik" },
    shows: "2 Personen",
  },
  {
    id: "fachleute-laden",
    title: "Lädt",
    widget: "portal-experts",
    scenario: "slow:expertData",
    shows: experts.loading,
  },
  {
    id: "fachleute-leer",
    title: "Niemand",
    widget: "portal-experts",
    scenario: "empty:expertData",
    shows: events.noMatch,
  },
  {
    id: "fachleute-fehler",
    title: "Nicht ladbar",
    widget: "portal-experts",
    scenario: "fail:expertData",
    shows: ["button", common.retry],
  },
  {
    id: "fachleute-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: "portal-experts",
    scenario: "nulls:expertData",
    shows: experts.unnamed,
  },
];

const related = { widget: "portal-related", attributes: { "data-kind": "themes" } } as const;

/** Recommendations and chatbot. */
export const recommendationSituations: readonly Situation[] = [
  {
    ...related,
    id: "verwandt",
    title: "Passende Seminare",
    shows: ["heading", recommendations.headings.themes],
  },
  {
    ...related,
    id: "verwandt-fachtagungen",
    title: "Passende Fachtagungen",
    attributes: { "data-kind": "conferences" },
    shows: ["link", "Betriebsräte-Tage"],
  },
  { ...related, id: "verwandt-laden", title: "Lädt", scenario: "slow:related", shows: recommendations.loading },
  {
    ...related,
    id: "verwandt-fehler",
    title: "Nicht ladbar",
    scenario: "fail:related",
    shows: ["button", common.retry],
  },
  {
    id: "angesehen",
    title: "Zuletzt angesehen",
    widget: "portal-remarketing",
    consent: "granted",
    shows: ["heading", recommendations.seen],
  },
  {
    id: "angesehen-fehler",
    title: "Nicht ladbar",
    widget: "portal-remarketing",
    consent: "granted",
    scenario: "fail:themesRemarketing",
    shows: ["button", common.retry],
  },
  { id: "chatbot-ohne-skript", title: "Ohne Skript", widget: "portal-chatbot", shows: ["link", "Zum Kontakt"] },
  {
    id: "chatbot-ohne-einwilligung",
    title: "Ohne Einwilligung",
    widget: "portal-chatbot",
    config: { chatbotScriptUrl: "/mock-media/chatbot.js" },
    shows: ["button", chatbot.load],
  },
  {
    id: "chatbot-geladen",
    title: "Geladen",
    widget: "portal-chatbot",
    config: { chatbotScriptUrl: "/mock-media/chatbot.js" },
    consent: "granted",
    shows: chatbot.ready,
  },
  {
    id: "chatbot-fehler",
    title: "Skript nicht ladbar",
    widget: "portal-chatbot",
    config: { chatbotScriptUrl: "/mock-media/fehlt.js" },
    consent: "granted",
    shows: ["button", common.retry],
    complaint: "Failed to load resource",
  },
];
