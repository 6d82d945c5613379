import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the notes of what has changed since the last release lie, below the project's folder. */
export const NOTES = "docs/changes/";

/** What a note may be about, as headings of the developers' list, in their order. */
const kinds = { removed: "Removed", changed: "Changed", added: "Added", fixed: "Fixed" } as const;

/** What an author has to do about it, as headings of the authors' list, in their order. */
const duties = { must: "Das müssen Sie tun", may: "Das können Sie nutzen", nothing: "Nichts zu tun" } as const;

type Kind = keyof typeof kinds;
type Duty = keyof typeof duties;
type Language = "de" | "en";

/** One change that somebody outside can see. */
export interface Note {
  readonly file: string;
  readonly kind: Kind;
  /** Where a note does not say it: `must` for what was removed, else `nothing`. */
  readonly authors: Duty;
  /** What has changed by it, as keys of a fingerprint; `everything` for the first release. */
  readonly covers: readonly string[];
  readonly de: string;
  readonly en: string;
}

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
const isDuty = (text: string): text is Duty => Object.hasOwn(duties, text);

/** The text of each field: what follows its name, to the next one. */
function fieldsOf(text: string): Record<string, string> {
  const parts = text.split(/^(kind|authors|covers|de|en):/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((name, index) =>
      index % 2 === 0 ? [[name, (parts[index + 1] ?? "").replace(/\s+/g, " ").trim()] as const] : [],
    ),
  );
}

/** Reads a note. @throws Error that says how one is written */
export function parseNote(file: string, text: string): Note {
  const {
    kind = "",
    authors = kind === "removed" ? "must" : "nothing",
    covers = "",
    de = "",
    en = "",
  } = fieldsOf(text);
  if (!isKind(kind) || de === "" || en === "")
    throw new Error(`${file} must have the lines "kind: ${Object.keys(kinds).join(" | ")}", "de: …" and "en: …"`);
  if (!isDuty(authors)) throw new Error(`${file} may have the line "authors: ${Object.keys(duties).join(" | ")}"`);
  return {
    file,
    kind,
    authors,
    covers: covers
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
    de,
    en,
  };
}

/** The notes since the last release, by their files' names. */
export function readNotes(root = fileURLToPath(new URL("../..", import.meta.url))): Note[] {
  return readdirSync(root + NOTES)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => parseNote(NOTES + name, readFileSync(root + NOTES + name, "utf8")));
}

/** A release's section of the list of changes, in Markdown: for authors by their duties, for developers by kind. */
export function sectionOf(notes: readonly Note[], version: string, date: string, language: Language): string {
  const byKind = (Object.keys(kinds) as Kind[]).map((kind) => notes.filter((note) => note.kind === kind));
  const groups: readonly (readonly [string, readonly Note[]])[] =
    language === "en"
      ? Object.values(kinds).map((heading, index) => [heading, byKind[index] ?? []])
      : Object.entries(duties).map(([duty, heading]) => [
          heading,
          byKind.flat().filter((note) => note.authors === duty),
        ]);
  return [
    `## ${version} – ${date}`,
    ...groups
      .filter(([, group]) => group.length > 0)
      .map(([heading, group]) => `### ${heading}\n\n${group.map((note) => `- ${note[language]}`).join("\n")}`),
  ].join("\n\n");
}

const heads: Readonly<Record<Language, string>> = { de: "# Änderungen", en: "# Changelog" };

/** The list of changes with a new section on top; `before` is the list as it stands, '' for none. */
export function withSection(before: string, section: string, language: Language): string {
  const rest = before.replace(heads[language], "").trim();
  return `${[heads[language], section, ...(rest === "" ? [] : [rest])].join("\n\n")}\n`;
}

/** The day of a version's release, as its list of changes says. @throws Error when it is not in there */
export function dateOf(changes: string, version: string): string {
  const date = new RegExp(`^## ${version.replaceAll(".", String.raw`\.`)} – (\\d{4}-\\d{2}-\\d{2})$`, "m").exec(
    changes,
  )?.[1];
  if (date === undefined) throw new Error(`CHANGELOG.md has no section of ${version}: it has not been released`);
  return date;
}
