import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { project } from "#scripts/shared/project.ts";
import { fingerprintNow } from "./fingerprint.ts";
import { NOTES, sectionOf, withSection, type Note } from "./notes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The step by which a version grows. */
export type Step = "patch" | "minor" | "major";

/** The version after another. */
export function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (step === "major") return `${major + 1}.0.0`;
  return step === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const textOf = (file: string): string => (existsSync(root + file) ? readFileSync(root + file, "utf8") : "");

/** Writes a version where npm keeps it: in the manifest, and twice in its lock. */
function writeVersion(version: string): void {
  const own = `"version": "${project.version}"`;
  for (const [file, times] of [
    ["package.json", 1],
    ["package-lock.json", 2],
  ] as const) {
    const parts = textOf(file).split(own);
    // The product's own stands first, before those of packages that happen to be the same.
    const head = parts.slice(0, times + 1).join(`"version": "${version}"`);
    writeFileSync(root + file, [head, ...parts.slice(times + 1)].join(own));
  }
}

/** Turns the notes into sections of both lists of changes, and keeps what is visible now to compare with. */
export function prepareRelease(version: string, date: string, notes: readonly Note[]): void {
  writeVersion(version);
  for (const [file, language] of [
    ["AENDERUNGEN.md", "de"],
    ["CHANGELOG.md", "en"],
  ] as const)
    writeFileSync(root + file, withSection(textOf(file), sectionOf(notes, version, date, language), language));
  for (const { file } of notes) rmSync(root + file);
  writeFileSync(`${root}${NOTES}last-release.json`, `${JSON.stringify(fingerprintNow(), null, 2)}\n`);
}
