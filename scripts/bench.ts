import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configBlock, pageOf } from "#mocks/pages.ts";
import { createPortal } from "#mocks/portal.ts";
import { startPortalServer, type PortalServer } from "#mocks/server.ts";
import { cartOfTen } from "#scripts/bench/cart.ts";
import { chainsOf } from "#scripts/bench/chains.ts";
import { longestWhileToggling } from "#scripts/bench/interaction.ts";
import { longestWhileGrowing } from "#scripts/bench/long-list.ts";
import { load, slow } from "#scripts/bench/measure.ts";
import { heapOverMounts } from "#scripts/bench/mounts.ts";
import { heapOverHours } from "#scripts/bench/open-hours.ts";
import { responsivenessOf } from "#scripts/bench/responsiveness.ts";
import { longestOfSearch } from "#scripts/bench/search.ts";
import { median, table } from "#scripts/bench/statistics.ts";
import { tabSwitches } from "#scripts/bench/tabs.ts";
import { buildToy } from "#scripts/bench/toy/build.ts";
import { againstToys, TOYS } from "#scripts/bench/toy/compare.ts";
import { slowestTyping, type Typing } from "#scripts/bench/typing.ts";
import { usedPages } from "#scripts/bench/used-pages.ts";
import { builtSizes } from "#scripts/page-sizes.ts";
import { launch } from "#test/browser/browsers.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(`${dist}/portal.js`)) throw new Error("Run npm run build first.");
const RUNS = Number(process.env.RUNS ?? 7);
/** `pages` with the beginning of a page's name, `inputs` or `heap` measure that alone. */
const [only = "", name = ""] = process.argv.slice(2);

const html = (body: string, head = ""): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><link rel="icon" href="data:,">${head}</head><body>${body}<p>Ende</p><script type="module" src="/portal.js"></script></body></html>`;

const bodies: Record<string, string> = {
  none: "<p>Text</p>",
  list: '<div id="portal-event-list"></div>',
  three:
    '<h1>Portal</h1><div id="portal-next-event"></div><div id="portal-calendar-download" data-event-id="5002"></div><div id="portal-event-list"></div>',
  // The worst order: two widgets below a list whose length nobody can know beforehand.
  below:
    '<h1>Portal</h1><div id="portal-event-list"></div><div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5002"></div>',
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
  cart: '<h1>Shop</h1><div id="portal-cart"></div>',
  checkout: '<h1>Shop</h1><div id="portal-checkout"></div>',
  search: '<h1>Suche</h1><div id="portal-event-search"></div>',
  start: configBlock() + (pageOf("page-start")?.body ?? ""),
};

const pages = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`/${name}`, html(body)]));

/** The preload hints of docs/autoren/betrieb.md for the event list. */
const { widgets } = JSON.parse(readFileSync(`${dist}/chunks.json`, "utf8")) as { widgets: Record<string, string[]> };
const hints = [
  ...(widgets["portal-event-list"] ?? []).map((file) => `<link rel="modulepreload" href="/${file}">`),
  '<link rel="preload" as="fetch" crossorigin href="/portal-api/events/future">',
].join("");
pages["/hints"] = html(bodies.list ?? "", hints);

/** Real time: the portal counts its dates from the day of the machine. */
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now());
const serve = (customer: "admin" | "large"): Promise<PortalServer> =>
  startPortalServer({
    portal: createPortal({ customer, today }),
    roots: [{ prefix: "/", dir: dist }],
    pages,
  });
const [admin, large, some] = await Promise.all([serve("admin"), serve("large"), serve("large")]);
some.portal.state().events.splice(20);
Object.assign(large.portal.state(), cartOfTen());
const self = admin.portal.state().members[0]?.data;
if (self !== undefined)
  Object.assign(self, {
    businessPhoneNumber2: "0531 55501",
    privatePhoneNumber: "0531 55502",
    mobileNumber2: "0171 55503",
    faxNumber: "0531 55504",
  });
const browser = await launch();
const toys = fileURLToPath(new URL("../.cache/bench", import.meta.url));

const built = builtSizes();
const sizes = [...built.frame, ...built.widgets].map(({ name, total, limit, files }) => [
  name,
  total.toFixed(1),
  limit.toFixed(1),
  String(files.length),
]);
console.log(`${table([["loaded", "KB brotli", "limit", "files"], ...sizes])}\n`);

/** The figures without a comparison. */
async function others(): Promise<void> {
  const { loading, searching } = await longestOfSearch(browser, `${large.origin}/search`);
  console.log(
    `Longest task of the search over 500 events at 4x CPU: ${loading.toFixed(0)} ms when they arrive, ${searching.toFixed(0)} ms while words are typed and filters chosen (0: none over 50 ms)`,
  );

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
}

if (only === "pages" || only === "") {
  for (const toy of TOYS) await buildToy(toy);
  console.log(
    `\nBeside eager pages of one file that show as much, in brotli, medians of ${RUNS} pairs:\n\n${table(await againstToys(browser, toys, RUNS, name))}`,
  );
}
if (only === "inputs" || only === "")
  for (const used of usedPages.filter(({ path }) => path.startsWith(`/${name}`))) {
    const all = await responsivenessOf(browser, large.origin, used);
    const waits = [...all.byKind, { kind: "all", ...all }].map(({ kind, interactions, worst, percentile98 }) => [
      kind,
      String(interactions),
      String(worst),
      String(percentile98),
    ]);
    console.log(
      `\nFrom input to paint in ${used.name} at 4x CPU:\n\n${table([["inputs", "how many", "worst ms", "98 of 100 within ms"], ...waits])}`,
    );
  }
if (only === "heap" || only === "") {
  const { firstMinute, end, growth } = await heapOverHours(`${admin.origin}/start`);
  console.log(
    `Heap of the start page over four simulated hours: ${firstMinute.toFixed(2)} MB after the first minute, ${end.toFixed(2)} MB at the end, ${(growth * 100).toFixed(1)} % more`,
  );
  const { tenth, hundredth } = await heapOverMounts(`${admin.origin}/none`, Object.keys(widgets));
  console.log(
    `Heap when every widget has been mounted and unmounted: ${tenth.toFixed(2)} MB after 10 times, ${hundredth.toFixed(2)} MB after 100`,
  );
}
if (only === "") await others();
await browser.close();
await Promise.all([admin, large, some].map((server) => server.close()));
