import { mkdirSync, writeFileSync } from "node:fs";
import { LOADED, type Journey } from "./journey.ts";
import type { Told } from "./play.ts";

/** Where the files are kept. */
export const FOLDER = "docs/barrierefreiheit/vorgelesen";

/** What differs from run to run: the port of the server. */
const stable = (text: string): string => text.replace(/127\.0\.0\.1:\d+/g, "seminarhaus.example");

const NOTHING = "(nichts)";

/** Said or not by how quickly a page comes: that it is awaited, the window's title, which links it begins with. */
function steady(spoken: readonly string[]): readonly string[] {
  const said = spoken
    .map(stable)
    .filter((text) => /[^\s\uFFFC]/.test(text) && !/^Es wird geladen|Mozilla Firefox Rahmen\.$/.test(text));
  const loaded = said.findIndex((text) => text.endsWith(LOADED));
  return loaded === -1 ? said : said.slice(0, loaded + 1);
}

function lines({ done, spoken }: Told): readonly string[] {
  if (done.startsWith("#")) return ["", done, ""];
  const said = steady(spoken);
  return [`> ${done}`, ...(said.length === 0 ? [NOTHING] : said).map((text) => `  ${text.replace(/\s+/g, " ")}`)];
}

/** A journey as its file shows it: after `>` what was done, below it what was spoken. */
export const textOf = ({ title }: Journey, told: readonly Told[]): string =>
  [`# ${title}`, "", ...told.flatMap(lines), ""].join("\n");

/** What of a journey should be spoken, and is not in a text. */
export const unsaid = ({ says }: Journey, text: string): readonly string[] =>
  says.filter((sentence) => !text.includes(sentence));

/** Writes a journey's file. */
export function store(journey: Journey, told: readonly Told[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${journey.id}.txt`, textOf(journey, told));
}
