import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { galleryTexts } from "#i18n/hotel.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

/** What a sheet of A4 holds between its margins. */
const PAPER = { width: 643, height: 1009 };

async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
}

/** Grids in which the end of a sheet may push a whole picture, box or field to the next one. */
const cutGrids = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = (element: Element): boolean =>
      getComputedStyle(element).breakInside === "avoid" || element.matches("img, textarea");
    const around = (element: Element): Element[] =>
      element.parentElement === null ? [] : [element.parentElement, ...around(element.parentElement)];
    const drawn = [...document.querySelectorAll("[id^=portal-]")]
      .flatMap((anchor) => [...(anchor.shadowRoot?.querySelectorAll("*") ?? [])])
      .filter((element) => element.getClientRects().length > 0 && whole(element));
    return drawn.flatMap((element) => {
      const outer = around(element);
      if (outer.some(whole)) return [];
      const grids = outer.filter((one) => getComputedStyle(one).display === "grid");
      return grids.map((grid) => `${grid.className} around ${element.className}`);
    });
  });

describe("on paper", () => {
  it.each([
    ["a form", '<div id="portal-form-contact"></div>', "Nachricht"],
    ["the feedback page", '<div id="portal-feedback"></div>', "Persönlicher Kontakt"],
    ["the own settings", '<div id="portal-user-settings"></div>', "Mobilnummer 2"],
    ["bookmarks", '<div id="portal-bookmarks"></div>', "Derzeit keine Termine"],
    ["a seminar's hotel", '<div id="portal-event-detail" data-event-id="5001"></div>', "Tagesgäste"],
  ])("%s goes from sheet to sheet, and nothing is drawn over another", async (_what, anchor, last) => {
    const { page } = await open({ body: `${configBlock()}<h1>Seite</h1>${anchor}`, path: "/seite?setTab=standort" });
    await page.getByText(last).first().waitFor();
    await printed(page);
    expect(await cutGrids(page)).toEqual([]);
  });

  it("all pictures of a hotel stand side by side, as they did on the screen", async () => {
    const { page } = await open({
      body: `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="5001"></div>`,
      path: "/seite?setTab=standort",
    });
    await page.getByRole("img", { name: galleryTexts.position(3, 3) }).waitFor();
    await printed(page);
    const pictures = page.getByRole("img", { name: /^Bild \d von 3$/ });
    const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
    expect(boxes).toHaveLength(3);
    expect(boxes.every((box) => box !== null && box.x >= 0 && box.x + box.width <= PAPER.width)).toBe(true);
  });
});
