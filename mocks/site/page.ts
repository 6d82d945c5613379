import type { Config } from "#config/config.ts";
import { placeholders } from "#api/path.ts";
import { registry } from "#mount/registry.ts";
import { textBlock } from "#mocks/pages.ts";
import type { PageRoute, PageAnchor, SitePart, SiteRoute } from "./route.ts";
import { home, parts, routeOf } from "./routes.ts";
import type { Naming, Values } from "./named.ts";

const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** The page about the release; no route of the product. */
export const RELEASE_PATH = "/site/was-ist-neu";

/** A template with the values of an address; what is not named stays empty. */
export const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");

/** Titles of the routes' examples, by what they name. */
export function exampleTitles(naming: Naming): (route: SiteRoute) => string {
  return ({ example, title }) => {
    const url = new URL(example, "http://site.invalid");
    const found = routeOf(url.pathname);
    return filled(
      title,
      (found === null ? null : naming(found.route, found.params, url.searchParams, url.pathname)) ?? {},
    );
  };
}

/** The ids of widgets, those that end with a number of the page's up to there. */
const known = registry.map(({ id }) => id.replace(/\{\w+\}$/, ""));
const isBuilt = ({ id }: PageAnchor): boolean => known.includes(id.replace(/\{\w+\}$/, ""));

/** A placeholder as an author writes it; attributes whose value is not named are left out. */
function anchorHtml({ id, attributes = {}, heading }: PageAnchor, values: Values): string {
  const given = Object.entries(attributes)
    .map(([name, template]) => [name, filled(template, values)] as const)
    .filter(([, value]) => value !== "");
  const html = `<div id="${escapeHtml(filled(id, values))}"${given.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}></div>`;
  return heading === undefined ? html : `<h2>${heading}</h2>\n${html}`;
}

const menu = [
  ["Übersicht", "/kundenportal"],
  ["Seminare", "/kundenportal/uebersicht"],
  ["Gremium", "/kundenportal/gremium"],
  ["Dokumente", "/kundenportal/dokumente"],
  ["Lesezeichen", "/kundenportal/merkliste"],
  ["A bis Z", "/kundenportal/br-a-z"],
  ["Feedback", "/kundenportal/send-feedback"],
] as const;

/** What the site configures; everything else keeps its default. */
function configOf(path: string): Partial<Config> {
  return {
    homeUrl: "/",
    supportPhone: "+49 123 4567890",
    supportEmail: "kundenservice@beispiel.example",
    menu: menu.map(([title, uri]) => ({ title, uri, visible: true, active: uri === path })),
    memberSettingsUrl: "/kundenportal/gremium-einstellungen",
    pages: { portalEvent: "/kundenportal/seminar/{eventId}" },
    googleMapsScriptUrl: "/mock-media/maps/api/js?map_ids=beispiel",
    chatbotScriptUrl: "/mock-media/chatbot.js",
  };
}

const partOf = (route: SiteRoute | null): SitePart | undefined =>
  parts.find(({ routes }) => routes.some((candidate) => candidate === route));

const navigation = (route: SiteRoute | null): string =>
  parts
    .map(
      (part) =>
        `<li><a href="${part.start}"${part === partOf(route) ? ' aria-current="true"' : ""}>${part.name}</a></li>`,
    )
    .join("");

/** Above a page: the other pages of its part, where nothing that loads can push them about. */
function siblings(route: SiteRoute, { exampleTitle }: PageContext): string {
  const part = partOf(route);
  if (part === undefined) return "";
  const links = part.routes
    .filter((other) => other.answer === "page" && other !== route && !other.path.includes("{email}"))
    .map((other) => `<li><a href="${escapeHtml(other.example)}">${escapeHtml(exampleTitle(other))}</a></li>`);
  return `<nav class="more" aria-label="${part.name}: alle Seiten"><details><summary>Alle Seiten im Bereich ${part.name}</summary><ul>${links.join("")}</ul></details></nav>`;
}

const written = (title: string): string =>
  `<p>Was Sie zu „${title}“ wissen sollten, verständlich erklärt von erfahrenen Referentinnen und Referenten: für Betriebsräte, Schwerbehindertenvertretungen, Jugend- und Auszubildendenvertretungen.</p>`;

/** What a page is drawn from. */
export interface PageContext {
  readonly path: string;
  readonly nonce: string;
  readonly isLoggedIn: boolean;
  /** The title of a route's example. */
  readonly exampleTitle: (route: SiteRoute) => string;
}

/** A whole document of the site around its main content. */
function document(title: string, main: string, context: PageContext, route: PageRoute | null = null): string {
  const { path, nonce, isLoggedIn } = context;
  const account = isLoggedIn
    ? '<a href="/kundenportal">Mein Portal</a> <a href="/logout">Abmelden</a>'
    : '<a href="/kundenportal/login">Anmelden</a> <a href="/registrierung">Konto anlegen</a>';
  const cart = known.includes("portal-cart-small")
    ? '<div id="portal-cart-small"></div>'
    : '<a href="/seminare/warenkorb">Warenkorb</a>';
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Seminarhaus Beispiel</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site/site.css">
${textBlock(JSON.stringify(configOf(path)))}
<script type="module" src="/portal/portal.js" nonce="${nonce}" blocking="render"></script>
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt</a>
<header>
<a class="home" href="/">Seminarhaus Beispiel</a>
<div class="account">${account} <a href="/wishlist/list">Merkliste</a> ${cart}</div>
<nav aria-label="Hauptmenü"><ul>${navigation(route)}</ul></nav>
</header>
${route === null ? "" : siblings(route, context)}
<main id="inhalt">
<h1>${escapeHtml(route?.heading ?? title)}</h1>
${main}
</main>
<section id="einwilligung" aria-label="Externe Inhalte" hidden><p>Karten, Videos und Chatbot kommen von anderen Anbietern. Erlauben Sie sie?</p><button type="button">Externe Inhalte erlauben</button></section>
<footer><a href="/service/kontakt">Kontakt</a> <a href="/service/agb">AGB</a> <a href="/service/datenschutz">Datenschutz</a> <a href="/service/newsletter">Newsletter</a> <a href="${RELEASE_PATH}">Was ist neu?</a> <button type="button" id="widerruf" hidden>Externe Inhalte nicht mehr erlauben</button></footer>
<script src="/site/site.js" nonce="${nonce}" defer></script>
</body>
</html>`;
}

/** The ways into the parts of the site. */
const tiles = (): string =>
  `<ul class="tiles">${parts.map(({ name, start, about }) => `<li><a href="${start}">${name}</a><p>${about}</p></li>`).join("")}</ul>`;

/** The placeholders of a page: its own where the address names all that they need. */
function anchorsOf({ anchors, unnamed = anchors }: PageRoute, values: Values): readonly PageAnchor[] {
  const needed = anchors.flatMap(({ attributes = {} }) => Object.values(attributes).flatMap(placeholders));
  return needed.every((name) => Object.hasOwn(values, name)) ? anchors : unnamed;
}

/** A page of the list, with the values that its address names. */
export function pageHtml(route: PageRoute, values: Values, context: PageContext): string {
  const title = filled(route.title, values);
  const text = filled(
    route.text ?? (route.path.includes("{x}") ? written(escapeHtml(values.title ?? title)) : ""),
    values,
  );
  return document(
    title,
    [
      text,
      ...(route === home ? [tiles()] : []),
      ...anchorsOf(route, values)
        .filter(isBuilt)
        .map((anchor) => anchorHtml(anchor, values)),
    ].join("\n"),
    context,
    route,
  );
}

/** A page of the site's own, which no route of the product names. */
export const ownHtml = (title: string, main: string, context: PageContext): string => document(title, main, context);

/** What stands at an address that there is not. */
export const missingHtml = (context: PageContext): string =>
  document(
    "Seite nicht gefunden",
    '<p>Diese Adresse gibt es nicht (mehr).</p><p><a href="/">Zur Startseite</a></p>',
    context,
  );
