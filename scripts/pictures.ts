import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Locator, Page } from "playwright-core";
import { createPortal } from "#mocks/model/portal.ts";
import { startPortalServer } from "#mocks/serve/server.ts";
import { widgetName } from "#mount/anchor-id.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import { launch } from "#test/browser/browsers.ts";
import { snippetOf } from "./docs/authors/tables.ts";

/** Bytes that a picture of the manual may have. */
const LIMIT = 60_000;
const WIDTH = 720;
/** Narrow enough for the mobile menu, where a widget is for small screens. */
const NARROW = 390;
const MOST_HEIGHT = 440;
/** Milliseconds in which a widget may not grow any more. */
const STILL_MS = 500;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = `${root}docs/autoren/bilder/`;

const menu = [
  { title: "Seminare", uri: "/seminare", visible: true, active: true },
  { title: "Merkliste", uri: "/merkliste", visible: true, active: false },
];
const config = JSON.stringify({ menu, supportPhone: "0800 123456", supportEmail: "service@seminar.example" });

const htmlOf = (
  body: string,
): string => `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bild</title><link rel="icon" href="data:,"><style>body { margin: 0; padding: 16px; font-family: sans-serif }</style>
${body}<script type="application/json" id="portal-config">${config}</script><script type="module" src="/portal.js"></script>`;

/** The box of a widget once it has what it shows, and has kept its size for a while. */
async function settledBox(anchor: Locator): Promise<Awaited<ReturnType<Locator["boundingBox"]>>> {
  await anchor.locator('[data-state="loading"]').first().waitFor({ state: "hidden" });
  const box = await anchor.boundingBox();
  await anchor.page().waitForTimeout(STILL_MS);
  const later = await anchor.boundingBox();
  return box?.height === later?.height ? later : settledBox(anchor);
}

/** The picture ends with the widget, or where it has shown enough. */
async function shoot(anchor: Locator): Promise<Buffer> {
  const box = await settledBox(anchor);
  if (box === null) throw new Error("The widget has no size");
  return anchor.page().screenshot({
    clip: { x: 0, y: 0, width: box.width + 2 * box.x, height: Math.min(box.y * 2 + box.height, MOST_HEIGHT) },
  });
}

interface Picture {
  readonly name: string;
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly query?: string;
  readonly customer?: "admin" | "guest";
  readonly shot: (page: Page) => Promise<Buffer>;
}

async function picture(
  browser: Browser,
  { name, body, width = WIDTH, height = 900, query = "", customer = "admin", shot }: Picture,
): Promise<void> {
  const server = await startPortalServer({
    portal: createPortal({ customer }),
    roots: [{ prefix: "/", dir: `${root}dist` }],
    pages: { "/seite": htmlOf(body) },
  });
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.route("**/bilder/*", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: readFileSync(`${folder}beispiel.svg`) }),
  );
  await page.clock.setFixedTime(new Date("2026-03-10T08:00:00Z"));
  await page.goto(`${server.origin}/seite${query}`, { waitUntil: "networkidle" });
  const bytes = await shot(page);
  writeFileSync(`${folder}${name}.png`, bytes);
  console.log(`${name}.png ${bytes.length} bytes`);
  await context.close();
  await server.close();
  if (bytes.length > LIMIT) throw new Error(`${name}.png has ${bytes.length} bytes, allowed are ${LIMIT}`);
}

const ofWidget = (line: WidgetEntry): Picture => ({
  name: widgetName(line.id),
  body: snippetOf(line),
  width: line.id === "portal-menu-mobile" ? NARROW : WIDTH,
  // Who is logged in sees no fields for it.
  customer: line.id === "portal-login" ? "guest" : "admin",
  shot: (page) => shoot(page.locator('[id^="portal-"]:not(script)').first()),
});

const inspector: Picture = {
  name: "seitenpruefung",
  body: '<div id="portal-eventlist"></div><div id="portal-event-detail"></div>',
  height: 680,
  query: "?portal-inspect",
  shot: (page) => page.getByRole("region", { name: "Seitenprüfung Kundenportal" }).screenshot(),
};

/** All pictures, or those whose names the command line gives. */
const wanted = [...registry.map(ofWidget), inspector].filter(
  ({ name }) => process.argv.length < 3 || process.argv.includes(name),
);

mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const one of wanted) await picture(browser, one);
await browser.close();
