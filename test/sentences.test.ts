import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wordsIn } from "#scripts/release/fingerprint.ts";

const folder = fileURLToPath(new URL("../i18n/", import.meta.url));
/** Shorter texts are labels, which may be alike by chance. */
const LETTERS = 20;

const isLong = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= LETTERS;

/** The sentences and long names that a file holds, one for each place where they stand. */
const sentencesOf = (source: string): string[] =>
  wordsIn(source)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim()))
    .filter(isLong);

/** The sentences that stand in more than one place of the given files, with those files. */
function doublesOf(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [name, source] of Object.entries(files))
    for (const sentence of sentencesOf(source)) places.set(sentence, [...(places.get(sentence) ?? []), name]);
  return Object.fromEntries([...places].filter(([, names]) => names.length > 1));
}

describe("German sentences", () => {
  it("stand once", () => {
    const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    expect(doublesOf(Object.fromEntries(names.map((name) => [name, readFileSync(folder + name, "utf8")])))).toEqual({});
  });

  it("are found where they stand twice, also inside a longer text", () => {
    const files = {
      "a.ts": 'export const a = "Das ging schief. Bitte versuchen Sie es später erneut.";',
      "b.ts": "export const b = (what: string) => `${what} fehlt. Bitte versuchen Sie es später erneut.`;",
      "c.ts": 'import { x } from "./ein-sehr-langer-name-einer-datei.ts"; export const c = "Ort";',
      "d.ts": 'import { y } from "./ein-sehr-langer-name-einer-datei.ts"; export const d = "Ort";',
    };
    expect(doublesOf(files)).toEqual({ "Bitte versuchen Sie es später erneut.": ["a.ts", "b.ts"] });
  });
});
