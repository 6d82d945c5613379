import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the notes of what has changed since the last release lie, below the project's folder. */
export const NOTES = "docs/changes/";

/** What a note may be about, as headings in German and English, in their order. */
const kinds = {
  removed: { de: "Entfernt", en: "Removed" },
  changed: { de: "Geändert", en: "Changed" },
  added: { de: "Neu", en: "Added" },
  fixed: { de: "Behoben", en: "Fixed" },
} as const;

type Kind = keyof typeof kinds;
type Language = "de" | "en";

/** One change that somebody outside can see. */
export interface Note {
  readonly file: string;
  readonly kind: Kind;
  /** What has changed by it, as keys of a fingerprint; `everything` for the first release. */
  readonly covers: readonly string[];
  readonly de: string;
  readonly en: string;
}

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** The text of each field: what follows its name, to the next one. */
function fieldsOf(text: string): Record<string, string> {
  const parts = text.split(/^(kind|covers|de|en):/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((name, index) =>
      index % 2 === 0 ? [[name, (parts[index + 1] ?? "").replace(/\s+/g, " ").trim()] as const] : [],
    ),
  );
}

/** Reads a note. @throws Error that says how one is written */
export function parseNote(file: string, text: string): Note {
  const { kind = "", covers = "", de = "", en = "" } = fieldsOf(text);
  if (!isKind(kind) || de === "" || en === "")
    throw new Error(`${file} must have the lines "kind: ${Object.keys(kinds).join(" | ")}", "de: …" and "en: …"`);
  return {
    file,
    kind,
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

/** A release's section of the list of changes, in Markdown. */
export function sectionOf(notes: readonly Note[], version: string, date: string, language: Language): string {
  const groups = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const lines = notes.filter((note) => note.kind === kind).map((note) => `- ${note[language]}`);
    return lines.length === 0 ? [] : [`### ${kinds[kind][language]}\n\n${lines.join("\n")}`];
  });
  return [`## ${version} – ${date}`, ...groups].join("\n\n");
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
