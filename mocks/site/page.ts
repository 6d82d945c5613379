import { placeholders } from "#api/path.ts";
import { registry } from "#mount/registry.ts";
import { document, type PageContext } from "./document.ts";
import { escapeHtml } from "./html.ts";
import type { Naming, Values } from "./named.ts";
import type { PageAnchor, PageRoute, SiteRoute } from "./route.ts";
import { home, routeOf } from "./routes.ts";
import { seminarTexts, type SeminarTexts } from "./seminar.ts";
import { hotelDatesHtml, startHtml } from "./start.ts";
import { subjectHtml } from "./subjects.ts";

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
/** The portal's menus: that of a desk stands above the page's title, that of a phone in the head. */
const isMenu = ({ id }: PageAnchor): boolean => id.startsWith("portal-menu-");
const isBuilt = ({ id }: PageAnchor): boolean => known.includes(id.replace(/\{\w+\}$/, ""));

/** A placeholder as an author writes it; attributes whose value is not named are left out. */
function anchorHtml({ id, attributes = {}, heading, text }: PageAnchor, values: Values): string {
  const given = Object.entries(attributes)
    .map(([name, template]) => [name, filled(template, values)] as const)
    .filter(([, value]) => value !== "");
  const html = `<div id="${escapeHtml(filled(id, values))}"${given.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}></div>`;
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  return [
    ...(heading === undefined ? [] : [`<h2>${filled(heading, named)}</h2>`]),
    ...(text === undefined ? [] : [filled(text, named)]),
    html,
  ].join("\n");
}

/** The text of a list about the page to which it leads, without the markup of a teaser. */
function leadHtml(teaser: string): string {
  const text = teaser.replace(/<script.*?<\/script>|<[^>]*>/gs, "").trim();
  return text === "" ? "" : `<p class="lead">${escapeHtml(text)}</p>`;
}

/** The text of a page that a list leads to. */
const written = ({ title = "", teaser = "" }: Values): string => leadHtml(teaser) + subjectHtml(title);

/** The placeholders of a page: its own where the address names all that they need. */
function anchorsOf({ anchors, unnamed = anchors }: PageRoute, values: Values): readonly PageAnchor[] {
  const needed = anchors.flatMap(({ attributes = {} }) => Object.values(attributes).flatMap(placeholders));
  return needed.every((name) => Object.hasOwn(values, name)) ? anchors : unnamed;
}

const isDatePage = ({ path }: PageRoute): boolean => path === "/seminare/p/{eventId}";

/** The texts of the page of a seminar or of one of its dates. */
const textsOf = (route: PageRoute, values: Values): SeminarTexts | null =>
  isDatePage(route) || route.path === "/seminare/t/{theme}" ? seminarTexts(values.theme) : null;

/**
 * A seminar's page below its opening: its texts around its widgets, so that price and dates come before the long ones;
 * who teaches a date, and who pays, come before what is taught.
 */
function seminarHtml(
  route: PageRoute,
  values: Values,
  text: string,
  anchors: readonly PageAnchor[],
  texts: SeminarTexts,
): string {
  const isDate = isDatePage(route);
  const html = (some: readonly PageAnchor[]): string => some.map((anchor) => anchorHtml(anchor, values)).join("\n");
  const split = anchors.findIndex(({ id }) => id === (isDate ? "portal-schedule" : "portal-consultant"));
  const [first, rest] = [html(anchors.slice(0, split)), html(anchors.slice(split))];
  return isDate
    ? [first, texts.ownTerms, texts.about, texts.voices, rest].join("\n")
    : [first, texts.about, texts.voices, texts.terms, text, rest].join("\n");
}

/** The text of a page of the list, German HTML. */
export function textOf(route: PageRoute, values: Values): string {
  // Of addresses that the data name there is more than the example, whose text is about that alone.
  const isOwn = route.exampleTitle === undefined || values.title === route.exampleTitle;
  return filled((isOwn ? route.text : undefined) ?? (route.path.includes("{x}") ? written(values) : ""), values);
}

/** A page of the list, with the values that its address names. */
export function pageHtml(route: PageRoute, values: Values, context: PageContext): string {
  const title = filled(route.title, values);
  const isSaid = route.textForGuests !== true || !context.isLoggedIn;
  const text = isSaid ? textOf(route, values) : "";
  const anchors = anchorsOf(route, values).filter(isBuilt);
  const html = (anchor: PageAnchor): string => anchorHtml(anchor, values);
  const texts = textsOf(route, values);
  const main =
    texts === null
      ? [
          route === home ? startHtml(title, text, context.offers) : text,
          ...anchors.filter((anchor) => !isMenu(anchor)).map(html),
          values.hotelId === undefined ? "" : hotelDatesHtml(title, context.offers),
        ].join("\n")
      : seminarHtml(route, values, text, anchors, texts);
  return document(title, main, context, {
    route,
    head: filled(route.heading ?? route.title, values),
    opening: texts,
    menu: anchors
      .filter(({ id }) => id === "portal-menu-desktop")
      .map(html)
      .join(""),
  });
}

/** A page of the site's own, which no route of the product names. */
export const ownHtml = (title: string, main: string, context: PageContext): string => document(title, main, context);

/** The page for an unknown address. */
export const missingHtml = (context: PageContext): string =>
  document(
    "Seite nicht gefunden",
    '<p>Diese Adresse gibt es nicht (mehr).</p><p><a href="/">Zur Startseite</a></p>',
    context,
  );
