import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { termsBox } from "#i18n/outcomes.ts";
import { afterCancel } from "#i18n/recipients.ts";
import { journeys } from "./journeys.ts";
import { FOLDER, textOf, unsaid } from "./text.ts";

const folder = fileURLToPath(new URL(`../../${FOLDER}/`, import.meta.url));
/**
 * May be said twice: for each of the paragraphs that have come, and as an alert that is also the description of the box
 * that takes the focus, whichever Orca says first.
 */
const TWICE = [`Buchung erfolgreich storniert. ${afterCancel}`, termsBox.termsMissing];
const kept = new Map(readdirSync(folder).map((file) => [file, readFileSync(folder + file, "utf8")]));

describe("what Orca says", () => {
  it("is kept for each journey, and for nothing else", () => {
    expect([...kept.keys()].sort()).toEqual(journeys.map(({ id }) => `${id}.txt`));
  });

  it.each(journeys.map((journey) => [journey.id, journey] as const))(
    "tells of %s what nobody can do without",
    (id, journey) => expect(unsaid(journey, kept.get(`${id}.txt`) ?? "")).toEqual([]),
  );

  it("has no text twice in a row within what one key does", () => {
    const said = [...kept.values()].flatMap((text) => text.split(/^> /m)).map((step) => step.split("\n").slice(1));
    const twice = said.flatMap((lines) => lines.filter((line, at) => line !== "" && line === lines[at + 1]));
    expect(twice.filter((line) => !TWICE.includes(line.trim()))).toEqual([]);
  });
});

it("is written with what was done, and without what differs from run to run", () => {
  const journey = { id: "00", title: "Ein Weg", start: "/", steps: [], says: [] };
  const told = [
    { done: "/", spoken: ["Seite http://127.0.0.1:4173/seite", "\uFFFC"] },
    { done: "Tab", spoken: [] },
  ];
  expect(textOf(journey, told)).toBe("# Ein Weg\n\n> /\n  Seite http://seminarhaus.example/seite\n> Tab\n  (nichts)\n");
});
