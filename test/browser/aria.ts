import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import type { Situation } from "#mocks/situations/situation.ts";
import { situations } from "#mocks/situations/situations.ts";

const folder = fileURLToPath(new URL("aria/", import.meta.url));
/** Begins the part of a situation in the file of its widget. */
const HEAD = "== ";

/** The file that holds what a widget is to a screen reader, in one or two of its situations. */
const fileOf = (widget: Situation["widget"]): string => `${folder}${widget.replace(/-?\{\w+\}/, "")}.txt`;

/** What a page is to a screen reader: roles, names and states, without where links lead. */
async function ariaOf(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").filter((line) => !/^\s*- \/url:/.test(line));
  const depthOf = (line = ""): number => line.search(/\S/);
  // A link whose address was all that stood in it.
  return lines
    .map((line, at) =>
      depthOf(lines[at + 1]) > depthOf(line) ? line : line.replace(/^(\s*- \w+(?: "[^"]*")?.*):$/, "$1"),
    )
    .join("\n");
}

/** Milliseconds in which what comes late must be there, also on a machine that four browsers share. */
const STABLE_TIMEOUT_MS = 30_000;
/** Milliseconds until the second look; each further pause is longer, as looking at 300 rows holds up their drawing. */
const FIRST_PAUSE = 50;

/** Milliseconds in which nothing may change any more. */
const STILL = 150;

/** What a page is to a screen reader once it stays so. */
export async function settledAria(page: Page, still: number = STILL): Promise<string> {
  let before = await ariaOf(page);
  for (;;) {
    await page.waitForTimeout(still);
    const now = await ariaOf(page);
    if (now === before) return now;
    before = now;
  }
}

/** What a page is to a screen reader as soon as that is what is wanted; otherwise what it is in the end. */
export async function ariaOnce(page: Page, wanted: string): Promise<string> {
  const end = performance.now() + STABLE_TIMEOUT_MS;
  let now = await ariaOf(page);
  for (let pause = FIRST_PAUSE; now !== wanted && performance.now() < end; pause *= 2) {
    await page.waitForTimeout(pause);
    now = await ariaOf(page);
  }
  return now;
}

const files = new Map<string, ReadonlyMap<string, string>>();

function readParts(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const parts = `\n${readFileSync(file, "utf8")}`.split(`\n${HEAD}`).slice(1);
  return new Map(parts.map((part) => [part.split("\n")[0] ?? "", part.replace(/^.*\n/, "").trim()]));
}

/** What is stored of a situation; undefined where nothing is. */
export function storedAria({ id, widget }: Situation): string | undefined {
  const file = fileOf(widget);
  const parts = files.get(file) ?? readParts(file);
  files.set(file, parts);
  return parts.get(id);
}

/** Stores what situations are now, beside what is stored of the others; what is gone from the list is taken out. */
export function storeAria(found: ReadonlyMap<string, string>): void {
  const texts = new Map<string, string[]>();
  for (const situation of situations) {
    const tree = found.get(situation.id) ?? storedAria(situation);
    const file = fileOf(situation.widget);
    if (tree !== undefined) texts.set(file, [...(texts.get(file) ?? []), `${HEAD}${situation.id}\n${tree}\n`]);
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!texts.has(folder + name)) rmSync(folder + name);
  for (const [file, parts] of texts) writeFileSync(file, parts.join("\n"));
}
