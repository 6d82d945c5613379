import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configBlock, pageOf } from "#mocks/pages.ts";
import { createPortal } from "#mocks/portal.ts";
import { startPortalServer, type PortalServer } from "#mocks/server.ts";
import { launch } from "#test/browser/browsers.ts";
import { buildEager } from "#scripts/bench/build-eager.ts";
import { chainsOf } from "#scripts/bench/chains.ts";
import { heapOverHours } from "#scripts/bench/open-hours.ts";
import { longestWhileGrowing } from "#scripts/bench/long-list.ts";
import { longestWhileToggling } from "#scripts/bench/interaction.ts";
import { fast, load, slow, type Load, type Profile } from "#scripts/bench/measure.ts";
import { responsivenessOf } from "#scripts/bench/responsiveness.ts";
import { builtSizes } from "#scripts/page-sizes.ts";
import { longestOfSearch } from "#scripts/bench/search.ts";
import { median, spread, table } from "#scripts/bench/statistics.ts";
import { tabSwitches } from "#scripts/bench/tabs.ts";
import { againstToys, TOYS } from "#scripts/bench/toy/compare.ts";
import { slowestTyping, type Typing } from "#scripts/bench/typing.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(`${dist}/portal.js`)) throw new Error("Run npm run build first.");
const RUNS = Number(process.env.RUNS ?? 7);
/** The beginning of a comparison's name: `npx tsx scripts/bench.ts shop` measures that one alone. */
const [only = ""] = process.argv.slice(2);

const ids = Array.from({ length: 18 }, (_id, index) => 5001 + index);
const overview = (index: number): string =>
  `<div id="portal-event-overview" data-event-id="${ids[index % ids.length] ?? 5001}"></div>`;
const anchors = (count: number): string =>
  Array.from({ length: count }, (_anchor, index) => overview(count === 50 ? 0 : index)).join("<p>Text</p>");
const html = (body: string, script: string, head = ""): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}<p>Ende</p><script type="module" src="/${script}.js"></script></body></html>`;

const shopButtons = (count: number): string =>
  `<div id="portal-cart-small"></div>${Array.from({ length: count }, (_pair, index) => `<p>Seminar ${index}</p><div id="portal-add-to-cart-${7001 + index}"></div><div id="portal-wishlist-toggle-${7001 + index}"></div>`).join("")}`;

const bodies: Record<string, string> = {
  none: "<p>Text</p>",
  list: '<div id="portal-event-list"></div>',
  three:
    '<h1>Portal</h1><div id="portal-next-event"></div><div id="portal-calendar-download" data-event-id="5002"></div><div id="portal-event-list"></div>',
  // The worst order: two widgets below a list whose length nobody can know beforehand.
  below:
    '<h1>Portal</h1><div id="portal-event-list"></div><div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5002"></div>',
  a1: anchors(1),
  a3: anchors(3),
  a50: anchors(50),
  settings: '<h1>Einstellungen</h1><div id="portal-user-settings"></div>',
  request: '<h1>Anfrage</h1><div id="portal-form-inhouse"></div>',
  account: '<h1>Konto</h1><div id="portal-user-registration"></div>',
  articles: '<h1>Artikel</h1><div id="portal-articles"></div>',
  ...Object.fromEntries(
    [5015, 5101, 20_001].map((id) => [
      `detail-${id}`,
      `${configBlock()}<h1>Seminar</h1><div id="portal-event-detail" data-event-id="${id}"></div>`,
    ]),
  ),
  shop: shopButtons(50),
  search: '<h1>Suche</h1><div id="portal-event-search"></div>',
  start: configBlock() + (pageOf("page-start")?.body ?? ""),
};

/** As docs/autoren/README.md has it: the tag keeps places free before the first paint. */
const head = '<script type="module" src="/portal.js" blocking="render"></script>';

/** Each body twice: with the bundle, and as the page written by hand. */
const pages = Object.fromEntries(
  Object.entries(bodies).flatMap(([name, body]) => [
    [`/${name}`, html(body, "portal", name === "shop" ? head : "")],
    [`/${name}-eager`, html(body, name === "shop" ? "eager-shop" : "eager")],
  ]),
);

/** The preload hints of docs/autoren/betrieb.md for the event list. */
const { widgets } = JSON.parse(readFileSync(`${dist}/chunks.json`, "utf8")) as { widgets: Record<string, string[]> };
const hints = [
  ...(widgets["portal-event-list"] ?? []).map((file) => `<link rel="modulepreload" href="/${file}">`),
  '<link rel="preload" as="fetch" crossorigin href="/portal-api/events/future">',
].join("");
pages["/hints"] = html(bodies.list ?? "", "portal", hints);

/** Real time: the portal counts its dates from the day of the machine. */
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now());
const eager = await buildEager("eager");
await buildEager("eager-shop");
const serve = (customer: "admin" | "large"): Promise<PortalServer> =>
  startPortalServer({
    portal: createPortal({ customer, today }),
    roots: [
      { prefix: "/", dir: dist },
      { prefix: "/", dir: eager },
    ],
    pages,
  });
const [admin, large, some] = await Promise.all([serve("admin"), serve("large"), serve("large")]);
some.portal.state().events.splice(20);
const self = admin.portal.state().members[0]?.data;
if (self !== undefined)
  Object.assign(self, {
    businessPhoneNumber2: "0531 55501",
    privatePhoneNumber: "0531 55502",
    mobileNumber2: "0171 55503",
    faxNumber: "0531 55504",
  });
const browser = await launch();

interface Ratio {
  readonly name: string;
  readonly profile: Profile;
  readonly ours: string;
  readonly theirs: string;
  readonly count: number;
  /** Of lists, which show their tabs before. */
  readonly rows: number;
}

const percent = (share: number): string => `±${Math.round(share * 100)} %`;

/** Loads both pages in turn, so that noise hits both; ratios are formed within each pair. */
async function compare({ name, profile, ours, theirs, count, rows }: Ratio): Promise<string[]> {
  const pairs: (readonly [Load, Load])[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const first = await load(browser, profile, ours, count, rows);
    pairs.push([first, await load(browser, profile, theirs, count, rows)]);
  }
  const ratios = pairs.map(([a, b]) => a.lastWidget / b.lastWidget);
  const of = (pick: (pair: readonly [Load, Load]) => number): string => median(pairs.map(pick)).toFixed(0);
  return [
    name,
    profile.name,
    of(([a]) => a.lastWidget),
    of(([, b]) => b.lastWidget),
    median(ratios).toFixed(2),
    percent(spread(ratios)),
    of(([a]) => a.blocking),
    of(([, b]) => b.blocking),
    percent(spread(pairs.map(([, b]) => b.lastWidget))),
  ];
}

const against = (name: string, page: string, count: number, server: PortalServer = admin, rows = 0): Ratio[] =>
  [fast, slow].map((profile) => ({
    name,
    profile,
    ours: `${server.origin}/${page}`,
    theirs: `${server.origin}/${page}-eager`,
    count,
    rows,
  }));

const comparisons: Ratio[] = [
  ...against("1 anchor", "a1", 1),
  ...against("3 anchors", "a3", 3),
  ...against("50 anchors of one id", "a50", 50),
  ...against("shop: 50 add buttons, 50 toggles, cart", "shop", 101),
  ...against("20 events", "list", 1, some, 20),
  ...against("300 events, the first screenful", "list", 1, large, 12),
  ...against("300 events, all of them", "list", 1, large, 300),
  ...[fast, slow].map((profile) => ({
    name: "300 events against 20",
    profile,
    ours: `${large.origin}/list`,
    theirs: `${some.origin}/list`,
    count: 1,
    rows: 12,
  })),
];

const built = builtSizes();
const sizes = [...built.frame, ...built.widgets].map(({ name, total, limit, files }) => [
  name,
  total.toFixed(1),
  limit.toFixed(1),
  String(files.length),
]);
console.log(`${table([["loaded", "KB brotli", "limit", "files"], ...sizes])}\n`);

const rows: string[][] = [
  ["page", "profile", "ms", "ms by hand", "ratio", "spread", "blocking ms", "by hand", "noise"],
];
for (const comparison of comparisons.filter(({ name }) => name.startsWith(only))) rows.push(await compare(comparison));
console.log(
  `Time to the last widget and total blocking time, medians of ${RUNS} pairs; "noise" is the spread of the page by hand itself.\n`,
);
console.log(table(rows));

const asked = (): number => admin.portal.calls.length;
const before = asked();
const shopLoads: Load[] = [];
for (let run = 0; run < RUNS; run += 1) shopLoads.push(await load(browser, slow, `${admin.origin}/shop`, 101));
console.log(
  `\nPage with 50 add buttons, 50 toggles and a small cart: ${(asked() - before) / RUNS} calls a load, cumulative layout shift on the slow profile at worst ${Math.max(...shopLoads.map(({ shift }) => shift)).toFixed(4)}`,
);

const { loading, searching } = await longestOfSearch(browser, `${large.origin}/search`);
console.log(
  `Longest task of the search over 500 events at 4x CPU: ${loading.toFixed(0)} ms when they arrive, ${searching.toFixed(0)} ms while words are typed and filters chosen (0: none over 50 ms)`,
);

/** All that has nothing to do with a page named on the command line. */
async function others(): Promise<void> {
  const chains = await Promise.all(
    ["none", "list", "hints", "three"].map(async (page): Promise<string[]> => {
      const { depth, requests, dataFirst } = await chainsOf(browser, `${admin.origin}/${page}`);
      return [page, String(depth), String(requests), page === "none" ? "-" : String(dataFirst)];
    }),
  );
  console.log(`\n${table([["page", "longest request chain", "requests", "data before chunks"], ...chains])}`);

  for (const [page, anchors, name] of [
    ["three", 3, "with three widgets, the list last"],
    ["below", 3, "with two widgets below the list"],
  ] as const) {
    const shifts: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      shifts.push((await load(browser, slow, `${admin.origin}/${page}`, anchors)).shift);
    console.log(
      `\nCumulative layout shift ${name}, slow profile: median ${median(shifts).toFixed(4)}, worst ${Math.max(...shifts).toFixed(4)}`,
    );
  }
  console.log(
    `Longest task while toggling in a list of 300 events at 4x CPU: ${(await longestWhileToggling(browser, `${large.origin}/list`)).toFixed(0)} ms (0: none over 50 ms)`,
  );

  console.log(
    `Longest task while a list grows to 300 entries at 4x CPU: ${(await longestWhileGrowing(browser, `${admin.origin}/articles`)).toFixed(0)} ms`,
  );

  const typed = ({ field, longest, scripts }: Typing): string[] => [field, scripts.toFixed(1), longest.toFixed(1)];
  for (const [name, page, shown, button] of [
    ['"Meine Daten"', "settings", "Abteilung", "Speichern"],
    ["the longest request form", "request", "Vorname", "Anfrage senden"],
    ["the registration of an account", "account", "Vorname", "Konto anlegen"],
  ] as const) {
    const { bare, fresh, checked } = await slowestTyping(browser, `${admin.origin}/${page}`, shown, button);
    console.log(
      `\nOne character in ${name} with every field filled at 4x CPU:\n${table([["slowest field", "scripts ms", "longest task ms"], typed(fresh), typed({ ...checked, field: `${checked.field}, checked live` }), typed({ ...bare, field: "the only one of an empty page" })])}`,
    );
  }
  large.portal.state().documents["5101"]?.splice(30);
  for (const [name, server, id] of [
    ["a rhetoric seminar", admin, 5015],
    ["an event with 200 photos", large, 5101],
    ["an event with 300 participants", large, 20_001],
  ] as const) {
    const switches = await tabSwitches(browser, `${server.origin}/detail-${id}`);
    const [worst] = switches;
    const middle = median(switches.map(({ work }) => work));
    console.log(
      `Main-thread work of switching to a tab already seen, ${name}, 4x CPU: median of ${switches.length} pairs ${middle.toFixed(0)} ms, worst ${worst?.work.toFixed(0) ?? "-"} ms (${worst?.from ?? "-"} to ${worst?.to ?? "-"})`,
    );
  }

  const { firstMinute, end, growth } = await heapOverHours(`${admin.origin}/start`);
  console.log(
    `Heap of the start page over four simulated hours: ${firstMinute.toFixed(2)} MB after the first minute, ${end.toFixed(2)} MB at the end, ${(growth * 100).toFixed(1)} % more`,
  );
}

if (only === "toy" || only === "") {
  for (const toy of TOYS) await buildEager(toy);
  console.log(
    `\nBeside eager pages of one file with plain rows, a form and an event page, in brotli, medians of ${RUNS} pairs:\n\n${table(await againstToys(browser, eager, RUNS))}`,
  );
}
if (only === "inputs" || only === "") {
  const all = await responsivenessOf(browser, `${large.origin}/list`);
  const waits = [...all.byKind, { kind: "all", ...all }].map(({ kind, interactions, worst, percentile98 }) => [
    kind,
    String(interactions),
    String(worst),
    String(percentile98),
  ]);
  console.log(
    `\nFrom input to paint in a list of 300 events at 4x CPU:\n\n${table([["inputs", "how many", "worst ms", "98 of 100 within ms"], ...waits])}`,
  );
}
if (only === "") await others();
await browser.close();
await Promise.all([admin, large, some].map((server) => server.close()));
