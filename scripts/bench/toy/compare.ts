import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { createPortal } from "#mocks/portal.ts";
import { chainsOf } from "#scripts/bench/chains.ts";
import { fast, load, slow, type Load, type Profile } from "#scripts/bench/measure.ts";
import { median } from "#scripts/bench/statistics.ts";
import { startHost, type Host, type Protocol } from "./host.ts";

const dist = fileURLToPath(new URL("../../../dist", import.meta.url));
const list = '<div id="portal-event-list"></div>';
const EVENTS = 20;

interface Compared {
  readonly name: string;
  readonly body: string;
  readonly anchors: number;
  readonly rows: number;
}

/** The pages that are compared, each with our bundle and with the toy. */
const compared: readonly Compared[] = [
  { name: "one list", body: list, anchors: 1, rows: EVENTS },
  {
    name: "three widgets",
    body: `<h1>Portal</h1><div id="portal-next-event"></div><div id="portal-calendar-download" data-event-id="20001"></div>${list}`,
    anchors: 3,
    rows: EVENTS,
  },
  { name: "50 lists", body: list.repeat(50), anchors: 50, rows: 50 * EVENTS },
];

const page = (body: string, script: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head><body>${body}<script type="module" src="/${script}.js"></script></body></html>`;
const pathOf = (name: string): string => `/${name.replaceAll(" ", "-")}`;
const pages = Object.fromEntries(
  compared.flatMap(({ name, body }) => [
    [pathOf(name), page(body, "portal")],
    [`${pathOf(name)}-toy`, page(body, "toy")],
  ]),
);

/**
 * The events with their plain fields alone, without hotel, persons and documents; one without content is not listed
 * (spec section 2).
 */
function lean(path: string, body: string): string {
  if (!path.endsWith("/events/future")) return body;
  const { events } = JSON.parse(body) as { events: readonly Record<string, unknown>[] };
  const plain = (event: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value !== "object"));
  return JSON.stringify({ events: events.map((event) => ({ ...plain(event), content: {} })) });
}

const answers = { realistic: (_path: string, body: string) => body, lean } as const;

/** Medians of our page and the toy's, loaded in turn. */
async function row(
  browser: Browser,
  { name, anchors, rows }: Compared,
  profile: Profile,
  host: Host,
  runs: number,
): Promise<string[]> {
  const [ours, theirs] = [host.origin + pathOf(name), `${host.origin}${pathOf(name)}-toy`];
  const pairs: (readonly [Load, Load])[] = [];
  for (let run = 0; run < runs; run += 1) {
    const first = await load(browser, profile, ours, anchors, rows);
    pairs.push([first, await load(browser, profile, theirs, anchors, rows)]);
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
 * Our pages beside an eager page of one file with as many plain rows, a form and tabs (issue: faster than a toy):
 * visible time, script and blocking time in milliseconds, requests and depth, as rows of a table.
 */
export async function againstToy(browser: Browser, toy: string, runs: number): Promise<string[][]> {
  const portal = createPortal({
    customer: "large",
    today: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now()),
  });
  portal.state().events.splice(EVENTS);
  const table = [
    [
      "page",
      "profile",
      "protocol",
      "answers",
      "visible ms",
      "toy",
      "ratio",
      "script ms",
      "toy",
      "blocking ms",
      "toy",
      "requests",
      "toy",
      "depth",
      "toy",
    ],
  ];
  for (const protocol of ["HTTP/1.1", "HTTP/2"] satisfies Protocol[]) {
    for (const [kind, shape] of Object.entries(answers)) {
      const host = await startHost({
        protocol,
        portal,
        roots: [
          { prefix: "/", dir: dist },
          { prefix: "/", dir: toy },
        ],
        pages,
        shape,
      });
      for (const profile of [slow, fast])
        for (const one of compared)
          table.push([one.name, profile.name, protocol, kind, ...(await row(browser, one, profile, host, runs))]);
      host.close();
    }
  }
  return table;
}
