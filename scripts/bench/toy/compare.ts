import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { berlinDay } from "#domain/dates/time.ts";
import { fast, load, slow, type Load, type Profile, type Visit } from "#scripts/bench/measure.ts";
import { median } from "#scripts/bench/statistics.ts";
import { startHost, type Host } from "./host.ts";
import { compared, comparedPortal, type Compared } from "./pages.ts";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));
/** The comparison pages, each of one file: with React alone, and with the usual libraries. */
export const TOYS = ["toy", "toy-libraries"] as const;

const page = (body: string, script: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head><body>${body}<script type="module" src="/${script}.js"></script></body></html>`;
const pathOf = (name: string, script: string): string => `/${name.replaceAll(/\W+/g, "-")}-${script}.html`;
const pages = Object.fromEntries(
  compared.flatMap(({ name, body }) =>
    ["portal", ...TOYS].map((script) => [pathOf(name, script), page(body, script)] as const),
  ),
);

interface Row {
  readonly toy: string;
  readonly profile: Profile;
  readonly visit: Visit;
  readonly host: Host;
  readonly runs: number;
}

/** The medians of our page and a comparison page, which are loaded in turn. */
async function row(
  browser: Browser,
  { name, anchors, rows }: Compared,
  { toy, profile, visit, host, runs }: Row,
): Promise<string[]> {
  const [ours, theirs] = [host.origin + pathOf(name, "portal"), host.origin + pathOf(name, toy)];
  const pairs: (readonly [Load, Load])[] = [];
  for (let run = 0; run < runs; run += 1) {
    const first = await load(browser, profile, ours, anchors, rows, visit);
    pairs.push([first, await load(browser, profile, theirs, anchors, rows, visit)]);
  }
  const both = (pick: (one: Load) => number): string[] =>
    [0, 1].map((side) => median(pairs.map((pair) => pick(side === 0 ? pair[0] : pair[1]))).toFixed(0));
  return [
    ...both(({ lastWidget }) => lastWidget),
    median(pairs.map(([one, other]) => one.lastWidget / other.lastWidget)).toFixed(2),
    ...both(({ script }) => script),
    ...both(({ blocking }) => blocking),
  ];
}

/**
 * Our pages beside eager pages of one file that show the same data with plain markup: visible time, script and blocking
 * time in milliseconds, as rows of a table.
 * @param toys the folder with the built pages by hand
 * @param only the beginning of a page's name; '' compares all
 */
export async function againstToys(browser: Browser, toys: string, runs: number, only: string): Promise<string[][]> {
  const figures = ["visible ms", "theirs", "ratio", "script ms", "theirs", "blocking ms", "theirs"];
  const table = [["page", "visit", "beside", "profile", ...figures]];
  const host = await startHost({
    portal: comparedPortal(berlinDay(Date.now())),
    roots: [
      { prefix: "/", dir: dist },
      { prefix: "/", dir: toys },
    ],
    pages,
  });
  for (const one of compared.filter(({ name }) => name.startsWith(only)))
    for (const toy of TOYS)
      for (const profile of [slow, fast])
        for (const visit of one.visits) {
          const figuresOf = await row(browser, one, { toy, profile, visit, host, runs });
          table.push([one.name, visit, toy, profile.name, ...figuresOf]);
          // The whole takes half an hour: who breaks off keeps what is there.
          console.error(table.at(-1)?.join("  "));
        }
  host.close();
  return table;
}
