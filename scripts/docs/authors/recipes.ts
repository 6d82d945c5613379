import type { Config } from "#config/config.ts";
import type { PageAnchor, PageRoute, SiteRoute } from "#mocks/site/route.ts";
import { home, parts } from "#mocks/site/routes.ts";
import { grouped } from "./grouped.ts";

/** The lines of HTML of a placeholder. */
const linesOf = ({ id, attributes = {}, heading }: PageAnchor): string[] => [
  ...(heading === undefined ? [] : [`<h2>${heading}</h2>`]),
  `<div id="${id}"${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}></div>`,
];

/** One line of HTML within the text; several as a block of their own, to be copied at once. */
const htmlOf = (lines: readonly string[]): string =>
  lines.length === 1 ? ` \`${lines.join("")}\`` : `\n\n${lines.map((line) => `      ${line}`).join("\n")}\n`;

/** Said once for a part instead of in each of its rows. */
const MENUS = ["portal-menu-desktop", "portal-menu-mobile"];
const hasMenus = ({ anchors }: PageRoute): boolean => MENUS.every((id, place) => anchors[place]?.id === id);
const isForCustomers = ({ forCustomers }: PageRoute): boolean => forCustomers === true;

/** A page's address, its heading where that is not the title alone, and who may see it unless the list says so. */
function named(page: PageRoute): string {
  const head = page.heading ?? page.title;
  const more = [
    ...(head === "{title}" ? [] : [`„${head}“`]),
    ...(isForCustomers(page) && !hasMenus(page) ? ["Anmeldung"] : []),
  ];
  return `\`${page.path}\`${more.length === 0 ? "" : ` (${more.join(", ")})`}`;
}

/** Rows of pages with their placeholders; those with the same ones stand together. */
const rows = (pages: readonly PageRoute[], known = 0): string[] =>
  grouped(pages, ({ anchors }) => htmlOf(anchors.slice(known).flatMap(linesOf))).map(
    ([html, same]) => `- ${same.map(named).join(", ")}:${html}`,
  );

/** The pages of a part that hold placeholders, those with menus apart. */
function partOf(name: string, routes: readonly SiteRoute[]): string {
  const pages = routes.filter((route) => route.answer === "page").filter(({ anchors }) => anchors.length > 0);
  const others = rows(pages.filter((page) => !hasMenus(page)));
  const guarded = rows(pages.filter(hasMenus), MENUS.length);
  const menus = MENUS.flatMap((id) => linesOf({ id }))
    .map((line) => `\`${line}\``)
    .join(" ");
  return [
    `## ${name}`,
    "",
    ...(guarded.length === 0
      ? others
      : [`Nur mit Anmeldung, über dem \`<h1>\` ${menus}:`, "", ...guarded, "", "Für alle:", "", ...others]),
  ].join("\n");
}

/** The pages of a whole site with the placeholders that belong there, by part of the site. */
export const recipeLists = (): string =>
  [{ name: "Startseite", routes: [home] }, ...parts].map(({ name, routes }) => partOf(name, routes)).join("\n\n");

/** A configuration whose addresses are those of the recipes. */
const config: Partial<Config> = {
  logoUrl: "/bilder/logo.svg",
  menu: [
    { title: "Übersicht", uri: "/kundenportal", visible: true, active: false },
    { title: "Seminare", uri: "/kundenportal/uebersicht", visible: true, active: false },
    { title: "Gremium", uri: "/kundenportal/gremium", visible: true, active: false },
    { title: "Dokumente", uri: "/kundenportal/dokumente", visible: true, active: false },
    { title: "Feedback", uri: "/kundenportal/send-feedback", visible: true, active: false },
  ],
  bookingsUrl: "/kundenportal/gremium",
  memberSettingsUrl: "/kundenportal/gremium",
  googleMapsApiKey: "Ihr Schlüssel",
  pages: { portalEvent: "/kundenportal/seminar/{eventId}" },
  supportPhone: "+49 123 4567890",
  supportEmail: "kundenservice@beispiel.example",
};

/** The configuration of that site, whole, as it stands in its template. */
export const recipeConfig = (): string =>
  [
    "```html",
    '<script type="application/json" id="portal-config">',
    // An entry of the menu in one line.
    JSON.stringify(config, null, 2).replace(
      /\{\s+("title"[^{}]*?)\s+\}/g,
      (_entry, inner: string) => `{${inner.replace(/\s+/g, " ")}}`,
    ),
    "</script>",
    '<div id="portal-menu-desktop"></div>',
    '<script type="module" src="/portal/portal.js"></script>',
    "```",
  ].join("\n");
