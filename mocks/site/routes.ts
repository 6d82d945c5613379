import { decodeAddress } from "#lib/decode-address.ts";
import { content } from "#mocks/site/parts/content.ts";
import { locations } from "#mocks/site/parts/locations.ts";
import { portal } from "#mocks/site/parts/portal.ts";
import { service, tools } from "#mocks/site/parts/service.ts";
import { shop } from "#mocks/site/parts/shop.ts";
import type { PageRoute, SitePart, SiteRoute } from "./route.ts";

/**
 * Every route of spec section 2 with the anchors that belong there: demo site, authors' recipes and walk follow from
 * it.
 */
export const parts: readonly SitePart[] = [shop, locations, content, portal, service, tools];

/** The first page; it belongs to no part. */
export const home: PageRoute = {
  answer: "page",
  path: "/",
  example: "/",
  title: "Seminare für Betriebsräte",
  text: '<p class="lead">Seminare, Fachtagungen und Wissen für Betriebsräte, Schwerbehindertenvertretungen und Jugend- und Auszubildendenvertretungen.</p>',
  anchors: [{ id: "portal-related", attributes: { "data-kind": "news" } }],
};

export const routes: readonly SiteRoute[] = [home, ...parts.flatMap((part) => part.routes)];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names that are numbers, so that `/{slug}-{hotelId}` has one reading only. */
const isNumber = (name: string): boolean => name.endsWith("Id") && name !== "planId";

const patterns = routes
  .map((route) => {
    const names: string[] = [];
    const source = route.path
      .split(/(\{\w+\})/)
      .map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        if (name === undefined) return escaped(part);
        names.push(name);
        return isNumber(name) ? "(\\d+)" : "([^/]+)";
      })
      .join("");
    return { route, names, pattern: new RegExp(`^${source.replace(/\/$/, "")}/?$`) };
    // What is written out wins over what is named, and the longer over the shorter.
  })
  .sort((a, b) => a.names.length - b.names.length || b.route.path.length - a.route.path.length);

/** The route of a path without query, with the values that it names; null when the site has none. */
export function routeOf(
  path: string,
): { readonly route: SiteRoute; readonly params: Readonly<Record<string, string>> } | null {
  for (const { route, names, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match !== null)
      return {
        route,
        params: Object.fromEntries(names.map((name, index) => [name, decodeAddress(match[index + 1] ?? "")])),
      };
  }
  return null;
}
