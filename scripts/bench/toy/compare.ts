import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { createPortal } from "#mocks/portal.ts";
import { chainsOf } from "#scripts/bench/chains.ts";
import { fast, load, slow, type Load, type Profile } from "#scripts/bench/measure.ts";
import { median } from "#scripts/bench/statistics.ts";
import { startHost, type Host } from "./host.ts";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));
const list = '<div id="portal-event-list"></div>';
const EVENTS = 20;

interface Compared {
  readonly name: string;
  readonly body: string;
  readonly anchors: number;
  readonly rows: number;
  readonly visit: "first" | "second";
}

const oneList = { body: list, anchors: 1, rows: EVENTS };
const portalPage = {
  body: `<h1>Portal</h1>${list}<div id="portal-form-contact"></div><div id="portal-event-detail" data-event-id="20001"></div>`,
  anchors: 3,
  rows: EVENTS,
};

/** The pages that are compared; in a portal nearly every page is a second visit. */
const compared: readonly Compared[] = [
  { name: "one list", ...oneList, visit: "first" },
  {
    name: "three small widgets",
    body: `<h1>Portal</h1><div id="portal-next-event"></div><div id="portal-calendar-download" data-event-id="20001"></div>${list}`,
    anchors: 3,
    rows: EVENTS,
    visit: "first",
  },
  { name: "list, contact form, event page", ...portalPage, visit: "first" },
  { name: "50 lists", body: list.repeat(50), anchors: 50, rows: 50 * EVENTS, visit: "first" },
  { name: "one list again", ...oneList, visit: "second" },
  { name: "list, contact form, event page again", ...portalPage, visit: "second" },
];

/** The pages by hand: one file each, with React alone, and with the libraries that most would take. */
export const TOYS = ["toy", "toy-libraries"] as const;

const page = (body: string, script: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head><body>${body}<script type="module" src="/${script}.js"></script></body></html>`;
const pathOf = (name: string, script: string): string => `/${name.replaceAll(/\W+/g, "-")}-${script}.html`;
const pages = Object.fromEntries(
  compared.flatMap(({ name, body }) =>
    ["portal", ...TOYS].map((script) => [pathOf(name, script), page(body, script)] as const),
  ),
);

/** Medians of our page and a page by hand, loaded in turn. */
async function row(
  browser: Browser,
  { name, anchors, rows, visit }: Compared,
  toy: string,
  profile: Profile,
  host: Host,
  runs: number,
): Promise<string[]> {
  const [ours, theirs] = [host.origin + pathOf(name, "portal"), host.origin + pathOf(name, toy)];
  const pairs: (readonly [Load, Load])[] = [];
  for (let run = 0; run < runs; run += 1) {
    const first = await load(browser, profile, ours, anchors, rows, visit);
    pairs.push([first, await load(browser, profile, theirs, anchors, rows, visit)]);
  }
  const both = (pick: (one: Load) => number): string[] =>
    [0, 1].map((side) => median(pairs.map((pair) => pick(side === 0 ? pair[0] : pair[1]))).toFixed(0));
  const chains = [await chainsOf(browser, ours), await chainsOf(browser, theirs)];
  return [
    ...both(({ lastWidget }) => lastWidget),
    median(pairs.map(([one, other]) => one.lastWidget / other.lastWidget)).toFixed(2),
    ...both(({ script }) => script),
    ...both(({ blocking }) => blocking),
    ...chains.map(({ requests }) => String(requests)),
    ...chains.map(({ depth }) => String(depth)),
  ];
}

/**
 * Our pages beside eager pages of one file with as many plain rows, a form and an event page: visible time, script and
 * blocking time in milliseconds, requests and depth, as rows of a table.
 * @param toys the folder with the built pages by hand
 */
export async function againstToys(browser: Browser, toys: string, runs: number): Promise<string[][]> {
  const portal = createPortal({
    customer: "large",
    today: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now()),
  });
  portal.state().events.splice(EVENTS);
  const figures = ["visible ms", "theirs", "ratio", "script ms", "theirs", "blocking ms", "theirs"];
  const table = [["page", "beside", "profile", ...figures, "requests", "theirs", "depth", "theirs"]];
  const host = await startHost({
    portal,
    roots: [
      { prefix: "/", dir: dist },
      { prefix: "/", dir: toys },
    ],
    pages,
  });
  for (const toy of TOYS)
    for (const profile of [slow, fast])
      for (const one of compared)
        table.push([one.name, toy, profile.name, ...(await row(browser, one, toy, profile, host, runs))]);
  host.close();
  return table;
}
