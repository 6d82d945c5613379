import type { PageAnchor, SiteRoute } from "#mocks/site/route.ts";
import { home, parts } from "#mocks/site/routes.ts";
import { exampleConfig } from "#mocks/pages.ts";

const anchor = ({ id, attributes = {} }: PageAnchor): string =>
  `\`<div id="${id}"${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}></div>\``;

const others = {
  pdf: "antwortet mit einem PDF",
  picture: "antwortet mit einem Bild",
  call: "Aufruf der Widgets, keine Seite",
  redirect: "leitet weiter",
} as const;

function row(route: SiteRoute): string {
  const what = route.answer === "page" ? route.anchors.map(anchor).join("<br>") || "nur Text" : others[route.answer];
  const guarded = route.answer === "page" && route.forCustomers === true ? " (nur nach Anmeldung)" : "";
  const heading = (route.answer === "page" ? route.heading : undefined) ?? route.title;
  return `| \`${route.path}\` | ${heading}${guarded} | ${what} |`;
}

/** Each page of a whole site with the placeholders that belong there, by part of the site. */
export const recipeTables = (): string =>
  [{ name: "Startseite", routes: [home] }, ...parts]
    .map(({ name, routes }) =>
      [`## ${name}`, "", "| Adresse | Überschrift | Platzhalter |", "| --- | --- | --- |", ...routes.map(row)].join(
        "\n",
      ),
    )
    .join("\n\n");

/** The configuration of that site, whole, as it stands in its template. */
export const recipeConfig = (): string =>
  [
    "<!-- snippet -->",
    "```html",
    '<script type="application/json" id="portal-config">',
    JSON.stringify(exampleConfig, null, 2),
    "</script>",
    '<div id="portal-menu-desktop"></div>',
    '<script type="module" src="/portal/portal.js"></script>',
    "```",
  ].join("\n");
