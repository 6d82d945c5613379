import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import { eventDates, eventSearch, offers } from "#i18n/offers.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const search = "portal-event-search";
const dates = "portal-event-dates";
/** Widths at which all filters stand beside the hits; below, a button opens them. */
const beside = { from: 992 };
const ofTheme = (themeId: number) => ({ widget: dates, attributes: { "data-theme-id": String(themeId) } }) as const;

/** The search over all events. */
export const searchSituations: readonly Situation[] = [
  { id: "suche", title: "Seminarsuche: alle", widget: search, shows: ["button", "Alle 6 Termine zeigen"] },
  {
    id: "suche-reservierung",
    title: "Seminarsuche: auch unverbindlich zu reservieren",
    widget: search,
    config: { reservations: true },
    shows: ["button", addTexts.reserve],
  },
  {
    id: "suche-rubrik",
    title: "Seminarsuche: eine Rubrik",
    widget: search,
    attributes: { "data-rubric": "jav" },
    shows: ["link", "JAV-Auftakt"],
  },
  {
    id: "suche-ohne-rubriken",
    title: "Seminarsuche: die Rubriken sind nicht zu laden",
    widget: search,
    scenario: "status-500:rubrics",
    shows: eventSearch.rubricsFailed,
  },
  {
    id: "suche-rubrik-fehlt",
    title: "Seminarsuche: eine Rubrik, und die Rubriken sind nicht zu laden",
    widget: search,
    attributes: { "data-rubric": "jav" },
    scenario: "status-500:rubrics",
    shows: ["button", common.retry],
  },
  {
    id: "suche-art",
    title: "Seminarsuche: nur Inhouse",
    widget: search,
    attributes: { "data-kind": "inhouse" },
    shows: ["link", "Gefährdungsbeurteilung psychischer Belastungen"],
    proves: [{ there: "1 Seminar, 1 Termin" }],
  },
  {
    id: "suche-frei",
    title: "Seminarsuche: nur mit freien Plätzen",
    widget: search,
    widths: beside,
    steps: [{ choose: ["Verfügbarkeit", eventSearch.onlyFree] }],
    shows: "Plätze frei",
    proves: [{ gone: "Warteliste" }],
  },
  {
    id: "suche-filter",
    title: "Seminarsuche: Filter auf dem Telefon, einer gewählt",
    widget: search,
    widths: { below: beside.from },
    steps: [{ click: ["button", eventSearch.filter] }, { choose: ["Verfügbarkeit", eventSearch.onlyFree] }],
    shows: ["dialog", eventSearch.filter],
    proves: [{ holds: ["Verfügbarkeit", eventSearch.onlyFree] }],
  },
  {
    id: "suche-tippfehler",
    title: "Seminarsuche: vertippt, mit dem gefundenen Wort",
    widget: search,
    steps: [{ type: ["Suchbegriff", "dattenschutz"] }],
    shows: "Gefunden über „Datenschutz“",
  },
  {
    id: "suche-termine",
    title: "Seminarsuche: Termine einzeln, nach Preis",
    widget: search,
    widths: beside,
    steps: [{ choose: ["Ansicht", eventSearch.looks.dates] }, { choose: ["Sortieren nach", "Preis"] }],
    shows: ["button", lists.more],
    proves: [{ holds: ["Sortieren nach", "Preis"] }],
  },
  {
    id: "suche-im-warenkorb",
    title: "Seminarsuche: ein Termin liegt im Warenkorb",
    widget: search,
    attributes: { "data-rubric": "jav" },
    steps: [{ click: ["button", addTexts.labels.booking] }],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "suche-nichts",
    title: "Seminarsuche: nichts gefunden",
    widget: search,
    attributes: { "data-rubric": "jav", "data-kind": "online" },
    shows: lists.none,
  },
  {
    id: "suche-laedt",
    title: "Seminarsuche: lädt",
    widget: search,
    scenario: "slow:exports",
    shows: eventSearch.loading,
  },
  {
    id: "suche-fehler",
    title: "Seminarsuche: nicht ladbar",
    widget: search,
    scenario: "fail:exports",
    shows: ["button", common.retry],
  },
  {
    id: "suche-ohne-plaetze",
    title: "Seminarsuche: freie Plätze nicht ladbar",
    widget: search,
    scenario: "fail:bookingStates",
    shows: offers.statesFailed,
  },
  {
    id: "suche-falsche-art",
    title: "Seminarsuche: falsches Attribut",
    widget: search,
    attributes: { "data-kind": "abends" },
    shows: common.anchorError,
    complaint: "data-kind",
  },
];

/** All dates of a theme. */
export const datesSituations: readonly Situation[] = [
  { id: "termine", title: "Termine eines Themas", ...ofTheme(701), shows: "Nur noch 3 Plätze" },
  { id: "termine-keine", title: "Thema ohne Termine", ...ofTheme(999), shows: lists.none },
  {
    id: "termine-laedt",
    title: "Termine laden",
    ...ofTheme(701),
    scenario: "slow:exports",
    shows: eventDates.loading,
  },
  {
    id: "termine-fehler",
    title: "Termine nicht ladbar",
    ...ofTheme(701),
    scenario: "fail:exports",
    shows: ["button", common.retry],
  },
  {
    id: "termine-ohne-attribut",
    title: "Termine: Attribut fehlt",
    widget: dates,
    shows: common.anchorError,
    complaint: "data-theme-id is missing",
  },
];
