import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { galleryTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { exampleLocation } from "#mocks/playground/examples.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { axeFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene, SceneOptions } from "./support.ts";
import { tooWide } from "./widths.ts";

const openScene = scenesOf({ body: "" });
const open = ({ body, ...options }: Partial<SceneOptions> & { readonly body: string }): Promise<Scene> =>
  openScene({ ...options, body: `${configBlock()}<h1>Seite</h1>${body}` });

const attribute = (value: unknown): string =>
  JSON.stringify(value).replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

describe("schedule", () => {
  it("is read by keyboard, keeps all days in view when the phone is turned, and jumps by dots on one line", async () => {
    const { page } = await open({
      body: '<div id="portal-schedule" data-event-id="5001"></div>',
      context: { viewport: { width: 844, height: 390 }, hasTouch: true },
    });
    const lastDay = page.getByRole("tab", { name: /5\. Seminartag/ });
    await page.getByRole("tab", { name: /Seminarstart/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tabpanel").getByText("08:30–12:30 Uhr").waitFor();
    await page.keyboard.press("End");
    await page
      .getByRole("tabpanel", { name: /5\. Seminartag/ })
      .getByText("08:30–12:00 Uhr")
      .waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const isInList = (): Promise<boolean> =>
      lastDay.evaluate((tab) => {
        const [own, list] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
        return list !== undefined && own.left >= list.left - 1 && own.right <= list.right + 1;
      });
    await expect.poll(isInList).toBe(true);
    const dots = page.getByRole("button", { name: /Seminar(start|tag)$/ });
    const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    await dots.first().press("Enter");
    await page.getByRole("tab", { name: /Seminarstart/, selected: true }).waitFor();
    await dots.last().press("Enter");
    await page.getByRole("tab", { name: /5\. Seminartag/, selected: true }).waitFor();
    await expect.poll(isInList).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** The boxes of all day tabs, and what is wrong with them: text that one cannot hold, or one beside the list. */
const daysOf = (page: Page) =>
  page.getByRole("tab").evaluateAll((tabs) => {
    const list = tabs[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return tabs.map((tab) => {
      const { left, right, top } = tab.getBoundingClientRect();
      const isWhole = tab.scrollWidth <= tab.clientWidth && left >= list.left - 1 && right <= list.right + 1;
      return { middle: (left + right) / 2, top, isWhole };
    });
  });

describe("days of a schedule", () => {
  const body = '<div id="portal-schedule" data-event-id="5001"></div>';

  it.each([
    [320, ""],
    [390, ""],
    [768, ""],
    [1280, ""],
    [390, "32px"],
    [1280, "32px"],
  ])("are all in sight and whole at %s px with text of %j", async (width, fontSize) => {
    const { page } = await open({ body, context: { viewport: { width, height: 900 } } });
    await page.getByRole("tab", { name: /5\. Seminartag/ }).waitFor();
    await page.evaluate((size) => (document.body.style.fontSize = size), fontSize);
    expect((await daysOf(page)).map(({ isWhole }) => isWhole)).toEqual(Array.from({ length: 5 }, () => true));
    const when = page.getByText("Vormittag");
    await page.getByRole("tab", { name: /2\. Seminartag/ }).click();
    expect(await when.evaluate((word) => word.getClientRects().length)).toBe(1);
  });

  it("stand under their marks on a tablet", async () => {
    const { page } = await open({ body, context: { viewport: { width: 768, height: 900 } } });
    await page.getByRole("tab", { name: /5\. Seminartag/ }).waitFor();
    const days = await daysOf(page);
    expect(new Set(days.map(({ top }) => top)).size).toBe(1);
    const dots = await page.getByRole("button", { name: /Seminar(start|tag)$/ }).all();
    for (const [index, dot] of dots.entries()) {
      const box = await dot.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(days[index]?.middle ?? 0, 0);
    }
    expect(dots).toHaveLength(5);
  });
});

describe("gallery and hotel", () => {
  it("shows the widest picture on the left, without any shift, and is a carousel on a phone", async () => {
    const { page } = await open({
      body: `<div id="portal-location-gallery" data-json="${attribute(exampleLocation)}"></div>`,
    });
    const images = page.locator("#portal-location-gallery").getByRole("img");
    await images.nth(2).waitFor();
    expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute("src")))).toEqual(
      ["3-1280x640", "1-960x640", "2-640x960"].map((name) => `/mock-media/hotel/31-${name}.svg`),
    );
    const [left, right] = [await images.nth(0).boundingBox(), await images.nth(1).boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect((left?.width ?? 0) / (left?.height ?? 1)).toBeGreaterThan(1.2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: galleryTexts.next }).press("Enter");
    await page.getByText("Bild 2 von 3").waitFor();
    await page.waitForFunction(
      () =>
        Math.round(
          document.querySelector("#portal-location-gallery")?.shadowRoot?.querySelector(".carousel-track")
            ?.scrollLeft ?? 0,
        ) > 300,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  it("fits the hotel tab into any width, without findings on a tablet", async () => {
    const { page } = await open({
      body: '<div id="portal-event-detail" data-event-id="5001"></div>',
      path: "/seite?setTab=standort",
    });
    await page.getByRole("heading", { name: hotelPriceTexts.headline }).waitFor();
    expect(await tooWide(page, [1280, 390, 768])).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });
});
