import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { berlinDay } from "#domain/dates/time.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { startPortalServer, type PortalServer } from "#mocks/serve/server.ts";
import { configBlock, pageOf } from "#mocks/situations/pages.ts";
import { cartOfTen } from "#scripts/bench/cart.ts";
import { heapOverMounts } from "#scripts/bench/mounts.ts";
import { heapOverHours } from "#scripts/bench/open-hours.ts";
import { responsivenessOf } from "#scripts/bench/responsiveness.ts";
import { table } from "#scripts/bench/statistics.ts";
import { buildToy } from "#scripts/bench/toy/build.ts";
import { againstToys, TOYS } from "#scripts/bench/toy/compare.ts";
import { usedPages } from "#scripts/bench/used-pages.ts";
import { launch } from "#test/browser/browsers.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(`${dist}/portal.js`)) throw new Error("Run npm run build first.");
const RUNS = Number(process.env.RUNS ?? 7);
/** `pages` or `inputs` with the beginning of a page's name, or `heap`, measure that alone. */
const [only = "", name = ""] = process.argv.slice(2);

const bodies: Readonly<Record<string, string>> = {
  none: "<p>Text</p>",
  list: '<div id="portal-event-list"></div>',
  settings: '<h1>Einstellungen</h1><div id="portal-user-settings"></div>',
  cart: '<h1>Shop</h1><div id="portal-cart"></div>',
  checkout: '<h1>Shop</h1><div id="portal-checkout"></div>',
  search: '<h1>Suche</h1><div id="portal-event-search"></div>',
  start: configBlock() + (pageOf("page-start")?.body ?? ""),
};
const pages = Object.fromEntries(
  Object.entries(bodies).map(([path, body]) => [
    `/${path}`,
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body>${body}<p>Ende</p><script type="module" src="/portal.js"></script></body></html>`,
  ]),
);

/** A portal that counts its dates from the day of the machine: pages run in real time. */
const serve = (customer: "admin" | "large"): Promise<PortalServer> =>
  startPortalServer({
    portal: createPortal({
      customer,
      today: berlinDay(Date.now()),
    }),
    roots: [{ prefix: "/", dir: dist }],
    pages,
  });

/** Pages beside others that show the same data by hand, with a fifth of the elements. */
async function measurePages(browser: Browser): Promise<void> {
  const toys = fileURLToPath(new URL("../.cache/bench", import.meta.url));
  for (const toy of TOYS) await buildToy(toy);
  console.log(
    `\nBeside eager pages of one file that show the same data, in brotli, medians of ${RUNS} pairs:\n\n${table(await againstToys(browser, toys, RUNS, name))}`,
  );
}

/** From a press or a key to the next paint. */
async function measureInputs(browser: Browser): Promise<void> {
  const server = await serve("large");
  Object.assign(server.portal.state(), cartOfTen());
  for (const used of usedPages.filter(({ path }) => path.startsWith(`/${name}`))) {
    const all = await responsivenessOf(browser, server.origin, used);
    const waits = [...all.byKind, { kind: "all", ...all }].map(
      ({ kind, interactions, median, worst, percentile98 }) => [
        kind,
        String(interactions),
        String(median),
        String(worst),
        String(percentile98),
      ],
    );
    console.log(
      `\nFrom input to paint in ${used.name} at 4x CPU:\n\n${table([["inputs", "how many", "half within ms", "worst ms", "98 of 100 within ms"], ...waits])}`,
    );
  }
  await server.close();
}

async function measureHeap(): Promise<void> {
  const server = await serve("admin");
  const { firstMinute, end, growth } = await heapOverHours(`${server.origin}/start`);
  console.log(
    `Heap of the start page over four simulated hours: ${firstMinute.toFixed(2)} MB after the first minute, ${end.toFixed(2)} MB at the end, ${(growth * 100).toFixed(1)} % more`,
  );
  const { tenth, hundredth } = await heapOverMounts(`${server.origin}/none`);
  console.log(
    `Heap when every widget has been mounted and unmounted: ${tenth.toFixed(2)} MB after 10 times, ${hundredth.toFixed(2)} MB after 100`,
  );
  await server.close();
}

const measures: Readonly<Record<string, (browser: Browser) => Promise<void>>> = {
  pages: measurePages,
  inputs: measureInputs,
  heap: measureHeap,
};
const browser = await launch();
for (const [what, measure] of Object.entries(measures)) if (only === "" || only === what) await measure(browser);
await browser.close();
