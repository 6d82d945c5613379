import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { saving } from "#i18n/saving.ts";
import { personal } from "#i18n/settings.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-article-recommendations"></div><div id="portal-bookmarks"></div><div id="portal-related" data-kind="news"></div>`,
});
const openList = scenesOf({ body: `${configBlock()}<h1>Seite</h1><div id="portal-event-list"></div>` });
const openArticles = scenesOf({ body: `${configBlock()}<h1>Seite</h1><div id="portal-articles"></div>` });

const openForms = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-feedback"></div><div id="portal-user-settings"></div>`,
});

const openShop = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-event-search"></div><div id="portal-form-catalogue"></div>`,
});

const openDates = scenesOf({
  body: `${configBlock({ reservations: true })}<h1>Seite</h1><div id="portal-event-search"></div><div id="portal-event-dates" data-theme-id="701"></div>`,
});

const openLexicon = scenesOf({ body: `${configBlock()}<h1>Seite</h1><div id="portal-a-z"></div>` });

const openCalculator = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-price-calculator" data-event-id="7001"></div>`,
});

/** How many cards stand in each row of a list. */
const rowsOf = (list: Locator): Promise<number[]> =>
  list.evaluate((element) => {
    const rows = new Map<number, number>();
    for (const card of element.children) {
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

describe("cards", () => {
  it.each([390, 640, 768, 820, 1024, 1100, 1280, 1400])("leave none alone in the last row at %i px", async (width) => {
    const { page } = await open({ context: { viewport: { width, height: 900 } } });
    for (const [list, count] of [
      [page.locator("#portal-article-recommendations ul.grid"), 4],
      [page.locator("#portal-bookmarks ul.grid"), 3],
      [page.locator("#portal-related ul.grid"), 4],
    ] as const) {
      await list.locator("> li").first().waitFor();
      const rows = await rowsOf(list);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      if (rows[0] !== 1) expect(rows.at(-1)).toBeGreaterThan(1);
    }
  });
});

it("a reservation stands beside the cart on a desk, and the buttons of all dates in one column", async () => {
  const { page } = await openDates({ context: { viewport: { width: 1280, height: 900 } } });
  for (const id of ["#portal-event-search", "#portal-event-dates"]) {
    const widget = page.locator(id);
    const reserve = widget.getByRole("button", { name: /^Unverbindlich reservieren/ });
    await reserve.first().waitFor();
    const carts = widget.getByRole("button", { name: /^(In den Warenkorb|Auf die Warteliste)/ });
    const boxes = await Promise.all((await carts.all()).map((cart) => cart.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? NaN))).size).toBe(1);
    const beside = await reserve.first().boundingBox();
    const cart = boxes[0];
    expect(beside?.x).toBeGreaterThan((cart?.x ?? NaN) + (cart?.width ?? NaN));
    expect(beside?.y).toBeLessThan((cart?.y ?? NaN) + (cart?.height ?? NaN));
  }
});

it("the calculator's amounts stand beside their words on the narrowest phone", async () => {
  const { page } = await openCalculator({ context: { viewport: { width: 320, height: 844 } } });
  const words = page.getByText(priceCalculator.perDay);
  await words.waitFor();
  const [term, amount] = await Promise.all([words.boundingBox(), words.locator("+ dd").boundingBox()]);
  expect(amount?.y).toBeLessThan((term?.y ?? NaN) + (term?.height ?? NaN) / 2);
  expect(amount?.x).toBeGreaterThan(term?.x ?? NaN);
});

it("what sends a form is as wide as its fields on a phone, and as its words on a desk", async () => {
  const { page } = await openForms({ context: { viewport: { width: 390, height: 900 } } });
  const widthOf = async (one: Locator): Promise<number> => Math.round((await one.boundingBox())?.width ?? NaN);
  const forms = [
    [page.getByRole("button", { name: saving.save }), page.getByRole("textbox", { name: personal.department })],
    [page.getByRole("button", { name: /^Feedback senden/ }), page.getByRole("textbox", { name: /^Betreff/ })],
  ] as const;
  for (const [button, field] of forms) expect(await widthOf(button)).toBe(await widthOf(field));
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [button, field] of forms) expect(await widthOf(button)).toBeLessThan(await widthOf(field));
});

describe("a list of articles", () => {
  it.each([390, 576, 620])("has its pictures beside the words at %i px, where it is one column", async (width) => {
    const { page } = await openArticles({ context: { viewport: { width, height: 900 } } });
    const list = page.getByRole("list", { name: "Fachartikel" });
    await list.locator("> li").first().waitFor();
    expect(new Set(await rowsOf(list))).toEqual(new Set([1]));
    const [image, text] = [".card-image", ".picture-card-text"].map((part) => list.locator(part).first());
    const [left, right] = [await image?.boundingBox(), await text?.boundingBox()];
    expect(left?.width).toBeGreaterThanOrEqual(90);
    // The whole picture, not a strip of it as high as the words.
    expect((left?.width ?? NaN) / (left?.height ?? NaN)).toBeCloseTo(16 / 9, 1);
    expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThanOrEqual((right?.x ?? NaN) + 1);
  });
});

describe("a list of events", () => {
  it("has its moments in one column, and its chips in the one before", async () => {
    const { page } = await openList({ context: { viewport: { width: 1280, height: 900 } } });
    await page.getByText("Gebucht").first().waitFor();
    const edges = (what: string, edge: "left" | "right"): Promise<number[]> =>
      page
        .locator(`#portal-event-list ${what}`)
        .evaluateAll(
          (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
          edge,
        );
    expect(await edges(".accordion-moment", "right")).toHaveLength(1);
    expect(await edges(".accordion-moment", "left")).toHaveLength(1);
    expect(await edges(".accordion-badges .chip", "right")).toHaveLength(1);
  });

  it("has its longest status in one line on a tablet, with the moment below", async () => {
    const { page } = await openList({ context: { viewport: { width: 768, height: 900 } } });
    const chip = page
      .locator("#portal-event-list .chip", { hasText: recipientStatusLabels["booking-pending"] })
      .first();
    const box = await chip.boundingBox();
    const moment = await chip.locator("xpath=..").locator(".accordion-moment").boundingBox();
    expect(box?.height).toBeLessThan(30);
    expect(moment?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN));
  });
});

it("a search card's date and place stay in one line on a tablet, with the places below", async () => {
  const { page } = await openShop({ context: { viewport: { width: 768, height: 900 } } });
  const row = page.locator(".seminar-date", { hasText: /Mo\.–Fr\..*Hamburg/ }).first();
  await row.locator(".chip").waitFor();
  const when = await row.locator(".seminar-when").boundingBox();
  const chip = await row.locator(".chip").boundingBox();
  expect(when?.height).toBeLessThan(30);
  expect(chip?.y).toBeGreaterThanOrEqual((when?.y ?? NaN) + (when?.height ?? NaN));
});

it.each([
  [390, true],
  [320, false],
])("an address stands on a phone of %i px as on an envelope: %s", async (width, isBeside) => {
  const { page } = await openShop({ context: { viewport: { width, height: 900 } } });
  for (const pair of [
    [/^Straße/, /^Hausnummer/],
    [/^Postleitzahl/, /^Ort/],
  ]) {
    const [first, second] = await Promise.all(
      pair.map(async (name) => await page.getByRole("textbox", { name }).boundingBox()),
    );
    expect(first?.y === second?.y).toBe(isBeside);
    expect((second?.x ?? NaN) + (second?.width ?? NaN)).toBeLessThanOrEqual(width - 8);
  }
});

describe("the lexicon on paper", () => {
  it("holds every word, also those that come last", async () => {
    const { page } = await openLexicon();
    const words = page.getByRole("link");
    await page.getByRole("link", { name: "Zeugnis" }).waitFor();
    const shown = await words.evaluateAll((all) => all.map((word) => (word as HTMLAnchorElement).pathname));
    const margin = { top: "25mm", bottom: "25mm", left: "20mm", right: "20mm" };
    const paper = (await page.pdf({ format: "A4", margin })).toString("latin1");
    expect(shown.filter((path) => !paper.includes(`${path})`))).toEqual([]);
  });
});
