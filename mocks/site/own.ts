import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readNotes, sectionOf } from "#scripts/release/notes.ts";
import { project } from "#scripts/shared/project.ts";
import { escapeHtml } from "./html.ts";
import { ALL_PATH, RELEASE_PATH } from "./parts/service.ts";
import type { SitePart, SiteRoute } from "./route.ts";
import { parts } from "./routes.ts";

const LIST = fileURLToPath(new URL("../../AENDERUNGEN.md", import.meta.url));

const htmlOf = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");

/** A list of changes, headings and entries only, as HTML below an `h1`. */
function listHtml(markdown: string): string {
  return markdown
    .split("\n")
    .map((line) => {
      if (line.startsWith("### ")) return `<h3>${htmlOf(line.slice(4))}</h3>`;
      if (line.startsWith("## ")) return `<h2>${htmlOf(line.slice(3))}</h2>`;
      return line.startsWith("- ") ? `<ul><li>${htmlOf(line.slice(2))}</li></ul>` : "";
    })
    .join("\n")
    .replaceAll("</ul>\n<ul>", "\n");
}

/** Which build a folder holds, and what has changed with it and before: the site's page about the release, as HTML. */
function releaseHtml(dist: string): string {
  const { release } = JSON.parse(readFileSync(`${dist}/chunks.json`, "utf8")) as { release: string };
  const notes = readNotes();
  const coming = notes.length === 0 ? "" : sectionOf(notes, "Die nächste Fassung", "in Arbeit", "de");
  const released = existsSync(LIST) ? readFileSync(LIST, "utf8") : "";
  return `<p>Kundenportal-Widgets ${project.version}, Kennung ${release}.</p>\n${listHtml(`${coming}\n${released}`)}`;
}

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
