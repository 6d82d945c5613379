import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readNotes, sectionOf } from "#scripts/release/notes.ts";
import { project } from "#scripts/shared/project.ts";
import { escapeHtml } from "./html.ts";

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
export function releaseHtml(dist: string): string {
  const { release } = JSON.parse(readFileSync(`${dist}/chunks.json`, "utf8")) as { release: string };
  const notes = readNotes();
  const coming = notes.length === 0 ? "" : sectionOf(notes, "Die nächste Fassung", "in Arbeit", "de");
  const released = existsSync(LIST) ? readFileSync(LIST, "utf8") : "";
  return `<p>Kundenportal-Widgets ${project.version}, Kennung ${release}.</p>\n${listHtml(`${coming}\n${released}`)}`;
}
