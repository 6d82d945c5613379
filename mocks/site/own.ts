import { escapeHtml } from "./html.ts";
import { ALL_PATH, RELEASE_PATH } from "./parts/service.ts";
import { releaseHtml } from "./release.ts";
import type { SitePart, SiteRoute } from "./route.ts";
import { parts } from "./routes.ts";

type TitleOf = (route: SiteRoute) => string;

function partHtml({ name, routes }: SitePart, titleOf: TitleOf): string {
  const links = routes
    .filter(({ answer, path }) => answer === "page" && !path.includes("{email}"))
    .map((route) => `<li><a href="${escapeHtml(route.example)}">${escapeHtml(titleOf(route))}</a></li>`);
  return `<h2>${name}</h2><ul>${links.join("")}</ul>`;
}

/**
 * A page of the site's own, which no route of the product names; null for every other path.
 * @param titleOf the title of a route's example
 */
export function ownPage(path: string, dist: string, titleOf: TitleOf): { title: string; main: string } | null {
  if (path === RELEASE_PATH) return { title: "Was ist neu?", main: releaseHtml(dist) };
  if (path === ALL_PATH) return { title: "Alle Seiten", main: parts.map((part) => partHtml(part, titleOf)).join("") };
  return null;
}
