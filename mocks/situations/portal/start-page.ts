import { articles as articlesTexts } from "#i18n/articles.ts";
import { common } from "#i18n/common.ts";
import { nextEventTexts } from "#i18n/next-event.ts";
import { recommendationsLoading } from "#i18n/sentences.ts";
import { buildEvent } from "#mocks/data/portal/event.ts";
import { buildHotels } from "#mocks/data/portal/hotels.ts";
import { seed } from "#mocks/data/seed.ts";
import type { PortalState } from "#mocks/model/state.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const today = "2026-03-10";
const admin = seed("admin", today);

/** One more event of the administrator, in so many days; it comes before all others. */
function withEvent(start: number, title: string): Partial<PortalState> {
  const event = buildEvent(today, {
    id: 5090,
    title,
    start,
    days: 2,
    hotel: buildHotels(today).hafen,
    content: null,
    theme: null,
  });
  return {
    events: [event, ...admin.events],
    recipients: { ...admin.recipients, 5090: admin.recipients["5002"] ?? [] },
  };
}

const next = "portal-next-event";

const nextEvent: readonly Situation[] = [
  { id: "naechstes-seminar", title: "In drei Tagen", widget: next, shows: "Noch 3 Tage" },
  {
    id: "naechstes-seminar-morgen",
    title: "Morgen",
    widget: next,
    state: withEvent(1, "Wirtschaftsausschuss kompakt"),
    shows: "Noch 1 Tag",
  },
  {
    id: "naechstes-seminar-zeitumstellung",
    title: "In drei Tagen, über die Zeitumstellung im März 2027 hinweg",
    widget: next,
    today: "2027-03-26",
    shows: "Noch 3 Tage",
    proves: [{ there: "29.03.2027" }],
  },
  {
    id: "naechstes-seminar-inhouse",
    title: "Inhouse-Seminar, ohne Details",
    widget: next,
    state: withEvent(2, "Inhouse Seminar"),
    config: { pages: {} },
    shows: "Inhouse Seminar",
    proves: [{ gone: ["link", nextEventTexts.details] }],
  },
  {
    id: "naechstes-seminar-keines",
    title: "Kein Seminar",
    widget: next,
    customer: "newcomer",
    shows: nextEventTexts.none,
  },
  {
    id: "naechstes-seminar-laedt",
    title: "Lädt",
    widget: next,
    scenario: "slow:nextEvent",
    shows: nextEventTexts.loading,
  },
  {
    id: "naechstes-seminar-fehler",
    title: "Nicht ladbar",
    widget: next,
    scenario: "fail:nextEvent",
    shows: ["button", common.retry],
  },
  {
    id: "naechstes-seminar-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: next,
    scenario: "nulls:nextEvent",
    shows: articlesTexts.untitled,
  },
];

const articles = "portal-article-recommendations";

const recommendations: readonly Situation[] = [
  { id: "empfehlungen", title: "Empfehlungen", widget: articles, shows: ["link", articlesTexts.more] },
  {
    id: "empfehlungen-keine",
    title: "Keine Empfehlungen",
    widget: articles,
    customer: "newcomer",
    shows: "Derzeit gibt es keine Empfehlungen für Sie.",
  },
  {
    id: "empfehlungen-laden",
    title: "Lädt",
    widget: articles,
    scenario: "slow:articles",
    shows: recommendationsLoading,
  },
  {
    id: "empfehlungen-fehler",
    title: "Nicht ladbar",
    widget: articles,
    scenario: "fail:articles",
    shows: ["button", common.retry],
  },
  {
    id: "empfehlungen-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: articles,
    scenario: "nulls:articles",
    shows: articlesTexts.untitled,
  },
];

const bare = { menu: [], logoUrl: "" };

const menus: readonly Situation[] = [
  { id: "menue-breit", title: "Menü", widget: "portal-menu-desktop", shows: ["link", "abmelden"] },
  {
    id: "menue-breit-karg",
    title: "Menü ohne Logo und Einträge",
    widget: "portal-menu-desktop",
    config: bare,
    shows: ["link", "abmelden"],
    proves: [{ gone: ["img", ""] }, { gone: ["link", "Dokumente"] }],
  },
  {
    id: "menue-schmal",
    title: "Menü zu",
    widget: "portal-menu-mobile",
    shows: ["button", "Portal"],
    proves: [{ gone: ["dialog", "Kundenportal"] }],
  },
  {
    id: "menue-schmal-offen",
    title: "Menü offen",
    widget: "portal-menu-mobile",
    steps: [{ click: ["button", "Portal"] }],
    shows: ["dialog", "Kundenportal"],
  },
  {
    id: "menue-schmal-karg",
    title: "Menü offen, ohne Logo und Einträge",
    widget: "portal-menu-mobile",
    config: bare,
    steps: [{ click: ["button", "Portal"] }],
    shows: ["dialog", "Kundenportal"],
    proves: [{ gone: ["link", "Dokumente"] }],
  },
];

const page = "page-start";

const wholePage: readonly Situation[] = [
  { id: "startseite", title: "Startseite", widget: page, shows: ["link", "Betriebsverfassungsrecht Teil 2"] },
  {
    id: "startseite-gerollt",
    title: "Nach unten gerollt, das mobile Menü bleibt",
    widget: page,
    steps: [{ wait: ["link", "Betriebsverfassungsrecht Teil 2"] }, { scroll: 900 }],
    shows: ["button", "Portal"],
    widths: { below: 992 },
  },
  { id: "startseite-laedt", title: "Alles lädt", widget: page, scenario: "slow", shows: "Lesezeichen werden geladen." },
  {
    id: "startseite-leer",
    title: "Neu angemeldet",
    widget: page,
    customer: "newcomer",
    shows: "Sie haben noch keine Lesezeichen.",
  },
  {
    id: "startseite-fehler",
    title: "Nichts ladbar",
    widget: page,
    scenario: "fail",
    shows: ["button", common.retry],
  },
  {
    id: "startseite-listen-leer",
    title: "Alle Listen leer",
    widget: page,
    scenario: "empty",
    shows: "Sie haben noch keine Lesezeichen.",
  },
  {
    id: "startseite-offline",
    title: "Keine Verbindung",
    widget: page,
    scenario: "offline",
    shows: ["button", common.retry],
  },
  {
    id: "startseite-unverstaendlich",
    title: "Antworten mit falschen Typen",
    widget: page,
    scenario: "malformed",
    shows: ["button", common.retry],
    complaint: "[portal] Malformed answer of ",
  },
  {
    id: "startseite-html",
    title: "Anmelde- oder Wartungsseite statt Antworten",
    widget: page,
    scenario: "html",
    shows: ["link", common.login],
    complaint: "[portal] Malformed answer of ",
  },
  {
    id: "startseite-luecken",
    title: "Alle optionalen Felder fehlen",
    widget: page,
    scenario: "nulls",
    shows: articlesTexts.untitled,
  },
  {
    id: "startseite-sitzung",
    title: "Sitzung abgelaufen, ein Hinweis für die ganze Seite",
    widget: page,
    scenario: "expired",
    shows: ["link", common.login],
  },
  {
    id: "startseite-wieder-angemeldet",
    title: "Wieder angemeldet",
    widget: page,
    scenario: "expired",
    steps: [{ wait: ["link", common.login] }, { play: "normal" }, { click: ["button", common.retry] }],
    shows: ["link", "Betriebsverfassungsrecht Teil 2"],
    proves: [{ gone: ["link", common.login] }],
  },
];

/** The start page and what stands on it besides events and bookmarks: next event, recommendations, menus. */
export const startPageSituations: readonly Situation[] = [...wholePage, ...nextEvent, ...recommendations, ...menus];
