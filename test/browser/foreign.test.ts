import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { CUSTOMER, startForeignBackend, type ForeignBackend } from "#test/foreign/backend.ts";
import { sharedBrowser } from "./browsers.ts";
import { dist } from "./hosting.ts";
import { NOW } from "./support.ts";

const config = { pages: { cart: "/korb", checkout: "/kasse" } };
const anchors: Readonly<Record<string, string>> = {
  "/suche": '<div id="portal-event-search"></div>',
  "/korb": '<div id="portal-cart"></div>',
  "/kasse": '<div id="portal-checkout"></div>',
  "/start": '<div id="portal-next-event"></div>',
};
const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

/** A page with its widget, or a file of the built bundle. */
function serve(path: string, response: ServerResponse): void {
  const anchor = anchors[path];
  if (anchor !== undefined) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="de"><title>Shop</title><link rel="icon" href="data:,"><script type="application/json" id="portal-config">${JSON.stringify(config)}</script><h1>Shop</h1>${anchor}<script type="module" src="/portal/portal.js"></script>`,
    );
    return;
  }
  const type = path.startsWith("/portal/") ? types[extname(path)] : undefined;
  if (type === undefined) response.writeHead(404).end();
  else
    response
      .writeHead(200, { "content-type": type })
      .end(readFileSync(join(dist, normalize(path.slice("/portal/".length)))));
}

let backend: ForeignBackend;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  backend = await startForeignBackend(serve);
});
afterEach(() => context.close());
afterAll(() => backend.close());

async function visit(path: string, cookie?: string): Promise<Page> {
  context = await (await sharedBrowser()).newContext({ locale: "de-DE", reducedMotion: "reduce" });
  await context.clock.setFixedTime(NOW);
  const [name = "", value = ""] = (cookie ?? "").split("=");
  if (cookie !== undefined) await context.addCookies([{ name, value, url: backend.origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  complaints = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (thrown) => complaints.push(String(thrown)));
  await page.goto(backend.origin + path);
  return page;
}

const address: Readonly<Record<string, string>> = {
  Firma: "Prüfwerk GmbH",
  Straße: "Am Ring",
  Hausnummer: "5",
  Postleitzahl: "97070",
  Ort: "Würzburg",
  Vorname: "Ayşe",
  Nachname: "Öz",
  Telefon: "+49 931 1234-0",
  "E-Mail-Adresse": "kundin@werk.example",
};

it("a guest finds, adds, orders and reads the number of the order from a backend of strangers", async () => {
  const page = await visit("/suche");
  await page.getByText("Nur noch 1 Platz").first().waitFor();
  // What is over is in nobody's search.
  expect(await page.getByText("Rückblick Tarifrunde").count()).toBe(0);
  await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
  await page.getByRole("link", { name: addTexts.inCart }).click();
  await page.waitForURL("**/korb");
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  await page.getByLabel(/^Vorname/).fill("Ayşe");
  await page.getByLabel(/^Nachname/).fill("Öz");
  await page.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }).check();
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Frau Ayşe Öz").waitFor();
  await page.getByRole("link", { name: "Zur Kasse" }).click();
  await page.waitForURL("**/kasse");
  for (const [label, text] of Object.entries(address)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("button", { name: checkoutTexts.order }).click();
  await page.getByText("Ihre Buchungsanfrage haben wir erhalten.").waitFor();
  await page.getByText(/WÜ-2026-\d+/).waitFor();

  const writes = backend.arrived.filter(({ method }) => method === "POST");
  expect(writes.map(({ path }) => path)).toEqual([
    "/order-api/add-cart-item",
    "/order-api/add-recipient",
    "/order-api/update-order-options",
    "/order-api/online-fax",
  ]);
  expect(writes[0]?.body).toEqual({ eventId: 880411, type: "booking" });
  expect(writes.map(({ key }) => key !== undefined)).toEqual([true, true, false, true]);
  expect(writes.every(({ headers }) => headers["x-xsrf-token"] === undefined)).toBe(true);
  // A guest's 401 is told by the browser itself; the bundle complains of nothing.
  expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
});

it("a customer sees the next event from it", async () => {
  const page = await visit("/start", CUSTOMER);
  await page.getByText("Dienstpläne mitgestalten").waitFor();
  expect(complaints).toEqual([]);
});
