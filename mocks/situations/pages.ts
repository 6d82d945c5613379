import type { Config } from "#config/config.ts";

/** A whole page of the portal, as an author would write it. */
export interface PortalPage {
  /** The name of the page in the playground's address. */
  readonly id: `page-${string}`;
  /** The German name for quality assurance. */
  readonly label: string;
  /** Title of the menu entry under which the page stands; '' for none. */
  readonly active: string;
  readonly body: string;
}

/** The configuration of the example pages; all other keys keep their defaults. */
const exampleConfig: Partial<Config> = {
  logoUrl: "/mock-media/logo-160x40.svg",
  menu: [
    { title: "Übersicht", uri: "/kundenportal", visible: true, active: true },
    { title: "Gremium", uri: "/kundenportal/gremium", visible: true, active: false },
    { title: "Dokumente", uri: "/kundenportal/dokumente", visible: true, active: false },
    { title: "Feedback", uri: "/kundenportal/feedback", visible: true, active: false },
    { title: "In Vorbereitung", uri: "/kundenportal/neu", visible: false, active: false },
  ],
  googleMapsScriptUrl: "/mock-media/maps/api/js?map_ids=beispiel",
  pages: { portalEvent: "/kundenportal/seminar/{eventId}" },
  supportPhone: "+49 123 4567890",
  supportEmail: "kundenservice@beispiel.example",
};

const menus = '<div id="portal-menu-desktop"></div>\n<div id="portal-menu-mobile"></div>\n';

const bodies = {
  start: `<h1>Mein Kundenportal</h1>
<div id="portal-next-event"></div>
<h2>Meine Seminare</h2>
<div id="portal-event-list" data-first="3"></div>
<div id="portal-article-recommendations"></div>
<div id="portal-bookmarks"></div>`,
  events: `<h1>Meine Seminare</h1>
<div id="portal-event-list"></div>`,
  event: `<h1>Mein Seminar</h1>
<div id="portal-event-detail" data-event-id="5001"></div>
<div id="portal-article-recommendations"></div>`,
  // Opening a member hides the page's own header and what surrounds the widget (contract section 1).
  gremium: `<header id="portal-page-header">
  <h1>Mein Gremium</h1>
  <p>Buchungen und Einstellungen aller Mitglieder auf einen Blick.</p>
</header>
<div id="portal-tab-wrapper">
  <nav aria-label="Bereiche"><a href="/kundenportal">Übersicht</a> <a href="/kundenportal/gremium" aria-current="page">Gremium</a></nav>
  <div id="portal-gremium-members"></div>
</div>`,
  settings: `<h1>Meine Einstellungen</h1>
<div id="portal-user-settings"></div>`,
  documents: `<h1>Meine Dokumente</h1>
<div id="portal-document-list"></div>`,
  bookmarks: `<h1>Meine Lesezeichen</h1>
<div id="portal-bookmarks"></div>
<h2>Kurz gefasst</h2>
<div id="portal-bookmarks-compact"></div>
<h2>Betriebsverfassungs&shy;recht Teil 2</h2>
<div id="portal-wishlist-remove-901"></div>`,
  feedback: `<h1>Ihre Meinung</h1>
<div id="portal-feedback"></div>`,
  place: `<h1>Tagungsort</h1>
<div id="portal-schedule" data-event-id="5001"></div>
<div id="portal-hotel-map" data-event-id="5001"></div>
<div id="portal-hotel-prices" data-event-id="5001"></div>
<div id="portal-calendar-download" data-event-id="5001"></div>`,
};

const page = (key: keyof typeof bodies, label: string, active: string): PortalPage => ({
  id: `page-${key}`,
  label,
  active,
  body: menus + bodies[key],
});

/** Whole pages for playground, browser tests and figures. */
export const pages: readonly PortalPage[] = [
  page("start", "Startseite", "Übersicht"),
  page("events", "Meine Seminare", "Übersicht"),
  page("event", "Seminarseite", "Übersicht"),
  page("gremium", "Gremium", "Gremium"),
  page("settings", "Einstellungen", ""),
  page("documents", "Dokumente", "Dokumente"),
  page("bookmarks", "Lesezeichen", "Übersicht"),
  page("feedback", "Feedback", "Feedback"),
  page("place", "Ablauf, Ort und Preise", "Übersicht"),
];

/** The page of this id. */
export const pageOf = (id: string): PortalPage | undefined => pages.find((page) => page.id === id);

/** The configuration of an example page, or of a page with one widget. */
export function configOf(id: string): Partial<Config> {
  const active = pageOf(id)?.active ?? "Übersicht";
  return {
    ...exampleConfig,
    menu: (exampleConfig.menu ?? []).map((entry) => ({ ...entry, active: entry.title === active })),
  };
}

/** A configuration block with a text, valid or not. */
export const textBlock = (text: string): string =>
  `<script type="application/json" id="portal-config">${text.replace(/</g, "\\u003c")}</script>`;

/** The author's configuration block, as it stands in a page; what is given goes before the example pages' own. */
export const configBlock = (config: Partial<Config> = {}): string =>
  textBlock(JSON.stringify({ ...exampleConfig, ...config }));
