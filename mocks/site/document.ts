import type { Config } from "#config/config.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { rubrics } from "#mocks/data/shop/themes.ts";
import { textBlock } from "#mocks/situations/pages.ts";
import { registry } from "#mount/registry.ts";
import { HOURS_HTML, MAIL, PHONE, phoneLink } from "./house/contact.ts";
import { bound, escapeHtml } from "./html.ts";
import { tools } from "./parts/service.ts";
import type { PageRoute, SitePart, SiteRoute } from "./route.ts";
import { home, parts } from "./routes.ts";

/** The key of the query after a logout. */
export const GOODBYE = "abgemeldet";

/** The data from which a page is drawn. */
export interface PageContext {
  readonly path: string;
  readonly nonce: string;
  readonly isLoggedIn: boolean;
  /** Whether the visitor comes here by logging out. */
  readonly hasJustLeft: boolean;
  /** The events of the shop on the day of the visit. */
  readonly offers: readonly PortalEvent[];
}

/** The entries of the portal's menu, with the beginnings of further addresses that belong to them. */
const menu: readonly (readonly [title: string, uri: string, ...more: string[]])[] = [
  ["Übersicht", "/kundenportal"],
  ["Seminare", "/kundenportal/uebersicht", "/kundenportal/seminar/"],
  ["Gremium", "/kundenportal/gremium", "/kundenportal/mitglieder"],
  ["Dokumente", "/kundenportal/dokumente"],
  ["Lesezeichen", "/kundenportal/lesezeichen"],
  ["Lexikon", "/kundenportal/br-a-z", "/wissen/br-a-z-content/"],
  ["Feedback", "/kundenportal/send-feedback"],
];

/** The configuration of the site; all other keys keep their defaults. */
function configOf(path: string): Partial<Config> {
  return {
    homeUrl: "/",
    supportPhone: PHONE,
    supportEmail: MAIL,
    menu: menu.map(([title, uri, ...more]) => ({
      title,
      uri,
      visible: true,
      active: uri === path || more.some((beginning) => path.startsWith(beginning)),
    })),
    bookingsUrl: "/kundenportal/gremium",
    memberSettingsUrl: "/kundenportal/gremium",
    reservations: true,
    pages: { portalEvent: "/kundenportal/seminar/{eventId}" },
    googleMapsScriptUrl: "/mock-media/maps/api/js?map_ids=beispiel",
    chatbotScriptUrl: "/mock-media/chatbot.js",
  };
}

/** On a phone's portal pages, where the site's own menu is away, this leads to what is on sale. */
const FIND =
  '<a class="find" href="/seminare/p" aria-label="Seminare finden"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 4.5 4.5"/></svg></a>';

const partOf = (route: SiteRoute | null): SitePart | undefined =>
  parts.find(({ routes }) => routes.some((candidate) => candidate === route));

const navigation = (route: SiteRoute | null): string =>
  parts
    .filter((part) => part !== tools)
    .map(
      (part) =>
        `<li><a href="${part.start}"${part === partOf(route) ? ' aria-current="true"' : ""}>${part.name}</a></li>`,
    )
    .join("");

const MARK =
  '<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><path d="M4 18 20 5l16 13v17H4z" fill="currentColor"/><path d="M12 20h16M12 26h16M12 32h9" stroke="var(--ground)" stroke-width="3"/></svg>';

function header(route: SiteRoute | null, { isLoggedIn }: PageContext): string {
  // There the portal's own menu stands in the site's place on a phone.
  const isPortal = route?.answer === "page" && route.anchors.some(({ id }) => id === "portal-menu-mobile");
  // There the portal's own menu logs out.
  const account = isLoggedIn
    ? isPortal
      ? ""
      : '<a href="/logout">Abmelden</a>'
    : '<a href="/kundenportal/login">Anmelden</a> <a href="/registrierung">Konto anlegen</a>';
  const cart = registry.some(({ id }) => id === "portal-cart-small")
    ? '<div id="portal-cart-small"></div>'
    : '<a href="/seminare/warenkorb">Warenkorb</a>';
  return `<header${isPortal ? ' class="portal-page"' : ""}>
<div class="bar">
<a class="home" href="/">${MARK} Seminarhaus Beispiel</a>
${isPortal ? FIND : ""}
${cart}
<button type="button" id="menue" aria-expanded="false" aria-controls="hauptmenue">Menü</button>
${isPortal ? '<div id="portal-menu-mobile"></div>' : ""}
</div>
<div class="panel" id="hauptmenue">
<nav aria-label="Hauptmenü"><ul>${navigation(route)}</ul></nav>
<div class="account">${account} <a href="/wishlist/list">Merkliste</a></div>
</div>
</header>`;
}

/** The breadcrumbs of a page: the start, its part, itself; none where its widget leads back. */
function crumbs(title: string, route: PageRoute | null): string {
  if (route === home || route?.anchors.some(({ id }) => id === "portal-event-detail") === true) return "";
  const part = partOf(route);
  const steps = [
    '<li><a href="/">Start</a></li>',
    ...(part === undefined || part.start === route?.path ? [] : [`<li><a href="${part.start}">${part.name}</a></li>`]),
    `<li aria-current="page">${escapeHtml(title)}</li>`,
  ];
  return `<nav class="crumbs" aria-label="Sie sind hier"><ol>${steps.join("")}</ol></nav>`;
}

const list = (heading: string, links: readonly (readonly [name: string, address: string])[]): string =>
  `<div><h2>${heading}</h2><ul>${links.map(([name, address]) => `<li><a href="${address}">${name}</a></li>`).join("")}</ul></div>`;

function footer(): string {
  const subjects = rubrics.map(({ name, url }) => [name ?? "", `/seminare/r/${url ?? ""}`] as const);
  return `<footer>
<div class="columns">
${list("Seminare", [["Alle Seminare", "/seminare/p"], ...subjects, ["Alle Fachtagungen", "/fachtagungen"]])}
${list("Service", [
  ["Kontakt", "/service/kontakt"],
  ["Katalog bestellen", "/service/katalog"],
  ["Inhouse-Seminare", "/service/inhouse"],
  ["Newsletter", "/service/newsletter"],
  ["Standorte", "/standorte"],
  ["Wissen", "/wissen"],
])}
${list("Für Sie", [
  ["Merkliste", "/wishlist/list"],
  ["Warenkorb", "/seminare/warenkorb"],
  ["Kundenportal", "/kundenportal"],
])}
<div><h2>Wir beraten Sie</h2><p>${phoneLink("call")}<br>${HOURS_HTML}</p></div>
</div>
<p class="small"><a href="/service/impressum">Impressum</a> <a href="/service/agb">AGB</a> <a href="/service/datenschutz">Datenschutz</a> <a href="/service/barrierefreiheit">Barrierefreiheit</a> <button type="button" id="widerruf" hidden>Externe Inhalte nicht mehr erlauben</button> <span>Ein erfundenes Seminarhaus: Niemand bucht hier wirklich.</span></p>
</footer>`;
}

const CONSENT = `<section id="einwilligung" aria-label="Externe Inhalte" hidden>
<p><strong>Externe Inhalte</strong><br>Karten, Videos und Chatbot kommen von anderen Anbietern. Erlauben Sie sie?</p>
<div><button type="button" data-answer="yes">Externe Inhalte erlauben</button> <button type="button" data-answer="no">Ablehnen</button></div>
<button type="button" class="close" data-answer="later" aria-label="Schließen">×</button>
</section>`;

/** The parts of a page beside its main content. */
interface Framed {
  readonly route: PageRoute | null;
  /** Its `h1`. */
  readonly head: string;
  /** What stands with the title: a sentence below it and a picture beside both. HTML. */
  readonly opening?: { readonly lead: string; readonly picture: string } | null;
  /** The portal's menu of a desk, above the title: what it leads to is more than the page. HTML. */
  readonly menu: string;
}

function headHtml({ route, head, opening = null }: Framed): string {
  if (route === home) return "";
  const title = `<h1>${escapeHtml(head)}</h1>`;
  return opening === null
    ? title
    : `<div class="opening"><div>${title}\n${bound(opening.lead)}</div>${opening.picture}</div>`;
}

/** A whole document of the site around its main content. */
export function document(
  title: string,
  main: string,
  context: PageContext,
  framed: Framed = { route: null, head: title, menu: "" },
): string {
  const { route, menu } = framed;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Seminarhaus Beispiel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site/site.css">
${textBlock(JSON.stringify(configOf(context.path)))}
<script type="module" src="/portal/portal.js" nonce="${context.nonce}" blocking="render"></script>
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt</a>
${header(route, context)}
<main id="inhalt"${route === home ? ' class="start"' : ""}>
${context.hasJustLeft && !context.isLoggedIn ? '<p class="goodbye" role="status">Sie sind abgemeldet.</p>' : ""}
${menu}
${crumbs(title, route)}
${headHtml(framed)}
${bound(main)}
</main>
${CONSENT}
${footer()}
<script src="/site/site.js" nonce="${context.nonce}" defer></script>
</body>
</html>`;
}
