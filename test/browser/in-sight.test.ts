import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry, onlineEntry, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { situationNamed } from "#mocks/situations/situations.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { useStages } from "./every-situation.ts";
import { PHONE } from "./phone.ts";
import { scenesOf } from "./scenes.ts";

const onStage = useStages();
const open = scenesOf({ portal: { customer: "guest" }, body: "" });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether a reader sees an element whole where the page stands: within the window, with nothing above it. */
const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const root = node.getRootNode() as ShadowRoot;
    return [...node.getClientRects()].every((line) =>
      [line.top + line.height / 5, line.bottom - line.height / 5].every((y) =>
        node.contains(root.elementFromPoint((line.left + line.right) / 2, y)),
      ),
    );
  });

it("keeps the cart's sum and the way to the checkout in sight on a phone, above nothing that has the focus", async () => {
  const { page } = await open({
    body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>',
    context: { viewport: PHONE },
    before: (_page, { portal: { state } }) => {
      Object.assign(state(), structuredClone(cartState([openEntry, emptyEntry])));
    },
  });
  const sum = page.getByText(/^Gesamtsumme: /);
  const go = page.getByRole("link", { name: "Zur Kasse" });
  await go.waitFor();
  for (let y = 0; y < (await heightOf(page)) - PHONE.height; y += 300) {
    await page.evaluate((to) => scrollTo(0, to), y);
    expect([y, await isSeen(sum), await isSeen(go)]).toEqual([y, true, true]);
  }

  await page.evaluate(() => scrollTo(0, 0));
  const reached = page.locator("#portal-cart :focus");
  const stops: string[] = [];
  while (stops.at(-1) !== "Zur Kasse") {
    await page.keyboard.press("Tab");
    const name = await reached.evaluate((node) => node.textContent);
    expect([name, await isSeen(reached)]).toEqual([name, true]);
    stops.push(name);
  }
  expect(stops.length).toBeGreaterThan(10);
});

it("says where an entry was that it is removed, with the way back under the keys, however far the others are", async () => {
  const { page } = await open({
    body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>',
    context: { viewport: PHONE },
    before: (_page, { portal: { state } }) => {
      Object.assign(state(), structuredClone(cartState([openEntry, onlineEntry])));
    },
  });
  await page.getByRole("button", { name: "Datenschutz im Homeoffice entfernen" }).click();
  const told = page.getByText("Datenschutz im Homeoffice wurde entfernt.");
  await told.waitFor();
  expect(await isSeen(told)).toBe(true);
  const undo = page.getByRole("button", { name: "Rückgängig machen" });
  expect(await page.getByRole("button", { name: "Betriebsverfassungsrecht entfernen" }).isVisible()).toBe(true);
  await expect
    .poll(() => undo.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node))
    .toBe(true);
  expect(await isSeen(undo)).toBe(true);
});

it("keeps the focus in sight on a phone once ten people are pasted", async () => {
  const { page } = await open({
    body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>',
    context: { viewport: PHONE },
    before: (_page, { portal: { state } }) => {
      Object.assign(state(), structuredClone(cartState([emptyEntry])));
    },
  });
  await page.getByRole("button", { name: "Mehrere einfügen" }).click();
  const lines = Array.from({ length: 10 }, (_, index) => `Frau Anna Abt${"abcdefghij"[index] ?? ""}`);
  await page.getByLabel(/^Namen, je Zeile/).fill(lines.join("\n"));
  await page.getByRole("button", { name: "10 Teilnehmer:innen hinzufügen" }).click();
  const next = page.getByRole("button", { name: "Teilnehmer:in hinzufügen" });
  await next.waitFor();
  await expect
    .poll(() => next.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node))
    .toBe(true);
  expect(await isSeen(next)).toBe(true);
});

const LITTLE_PHONE = { width: 320, height: 640 };
const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

it.each([
  ["warenkorb", "Zur Kasse", [PHONE, LITTLE_PHONE, ...ZOOMED]],
  ["einstellungen-sitzung", "Speichern", [PHONE, LITTLE_PHONE, ...ZOOMED]],
  ["einstellungen-ungueltig", "Speichern", [PHONE, LITTLE_PHONE, ...ZOOMED]],
] as const)("covers nothing that has the focus by a bar, also zoomed: %s", async (id, last, sizes) => {
  await onStage(situationNamed(id), async ({ page }) => {
    const reached = page.locator("[id^=portal-] :focus");
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await page.locator(".form, .cart-entry a").first().focus();
      for (let name = ""; name !== last;) {
        await page.keyboard.press("Tab");
        name = (await reached.textContent()) ?? "";
        expect([viewport, name, await isSeen(reached)]).toEqual([viewport, name, true]);
      }
    }
  });
});

it("keeps the calculator's total in sight on a phone, above nothing that has the focus", async () => {
  const { page } = await open({
    body: `<main><h1>Shop</h1><div id="portal-price-calculator" data-event-id="${seminarIds.open}"></div></main>`,
    context: { viewport: PHONE },
  });
  const total = page.locator(".calculator-total strong");
  await total.waitFor();
  for (let y = 0; y < (await heightOf(page)) - PHONE.height; y += 300) {
    await page.evaluate((to) => scrollTo(0, to), y);
    const isPast = await total.evaluate((node) => node.getBoundingClientRect().top < 0);
    expect([y, isPast || (await isSeen(total))]).toEqual([y, true]);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const reached = page.locator("#portal-price-calculator :focus");
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    const { bottom, edge } = await reached.evaluate((node) => ({
      bottom: node.getBoundingClientRect().bottom,
      edge: (node.getRootNode() as ShadowRoot).querySelector(".calculator-total")?.getBoundingClientRect(),
    }));
    expect(edge === undefined || bottom <= edge.top || bottom > edge.bottom).toBe(true);
  }
});

it("keeps the sum and the button beside a long overview in sight on a desk", async () => {
  const { page } = await open({
    body: '<main><h1>Shop</h1><div id="portal-checkout"></div></main>',
    context: { viewport: { width: 1280, height: 600 } },
    before: (_page, { portal: { state } }) => {
      Object.assign(state(), structuredClone(cartState([openEntry, onlineEntry], orderAddress)));
    },
  });
  await page.getByRole("button", { name: "Weiter zur Übersicht" }).click();
  const order = page.getByRole("button", { name: checkoutTexts.order });
  await order.waitFor();
  const end = (await heightOf(page)) - 600;
  expect(end).toBeGreaterThan(300);
  for (const y of [100, 200, end]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    expect([y, await isSeen(page.getByText(/^Gesamtsumme: /)), await isSeen(order)]).toEqual([y, true, true]);
  }
});

it.each([
  ["kontakt-fehler", null],
  ["kontakt-unbekannt", null],
  ["konto-fehler", null],
  ["beratung-fehler", null],
  ["artikelliste-mehr-fehler", null],
  ["warenkorb-warteliste-gescheitert", null],
  ["kasse-umbuchung-offen", null],
  // The bar at the window's bottom goes on telling it wherever the page is scrolled to.
  ["br-funktionen-gespeichert", 0],
  ["br-funktionen-widerspruch", 0],
])("says on a phone how a press ended where the reader is: %s", async (id, top) => {
  const situation = situationNamed(id);
  const words = [situation.shows].flat().at(-1);
  if (words === undefined) throw new Error(`${id} tells nothing`);
  await onStage({ ...situation, widths: { below: PHONE.width + 1 } }, async ({ page }) => {
    if (top !== null) await page.evaluate((to) => scrollTo(0, to), top);
    const notice = page.locator('[part="notice"]').filter({ hasText: words });
    await expect.poll(() => isSeen(notice)).toBe(true);
  });
});

it.each([
  "login-email-angefordert",
  "warenkorb-knopf-ausgebucht",
  "online-fax-gebucht",
  "kontakt-bekannt",
  "artikelliste-mehr-fehler",
])("leaves the focus in the widget where the pressed button goes: %s", async (id) => {
  const situation = situationNamed(id);
  await onStage(situation, async ({ page }) => {
    await expect.poll(() => page.locator("[id^=portal-] :focus").count()).toBe(1);
  });
});

it("shows the first wrong field on a phone and what is wrong with it, however many are", async () => {
  const situation = situationNamed("inhouse-ungueltig");
  await onStage({ ...situation, widths: { below: PHONE.width + 1 } }, async ({ page }) => {
    await expect.poll(() => isSeen(page.getByRole("textbox", { name: /^Firma/ }))).toBe(true);
    expect(await isSeen(page.getByText("Bitte füllen Sie das Feld Firma aus").last())).toBe(true);

    // The first stands for all others, which come with the keys.
    const list = page.getByRole("group", { name: /^Bitte prüfen Sie/ }).getByRole("list");
    const heightOfList = (): Promise<number> => list.evaluate((node) => node.getBoundingClientRect().height);
    const short = await heightOfList();
    const links = list.getByRole("link");
    expect(await links.count()).toBeGreaterThan(4);
    expect(await isSeen(links.nth(1))).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isSeen(links.last())).toBe(true);
    expect(await heightOfList()).toBeGreaterThan(3 * short);
  });
});

it("shows date, price and button of an offer that is out of sight, but not on half of a magnified page", async () => {
  const { page } = await open({
    body: `<main><h1>Shop</h1><div id="portal-event-offer" data-event-id="${seminarIds.open}"></div><p style="height:3000px">Ende</p></main>`,
    context: { viewport: PHONE },
  });
  const buttons = page.getByRole("button", { name: "In den Warenkorb" });
  await buttons.waitFor();
  await page.evaluate(() => scrollTo(0, 1800));
  await expect.poll(() => buttons.count()).toBe(2);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => buttons.count()).toBe(1);
});
