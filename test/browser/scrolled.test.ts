import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { exampleAttributes } from "#mocks/playground/examples.ts";
import { anchorOf } from "#mocks/playground/snippet.ts";
import { registry } from "#mount/registry.ts";
import { recordEvents, seenEvents } from "./events.ts";
import { scrollBack } from "./phone.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

const ids = registry.map(({ id }) => id);
const ALL = ids.map((widget) => anchorOf({ widget, attributes: exampleAttributes(widget) })).join("");

/** How many widgets have come to life, and the ids of those that have failed. */
async function outcome(page: Page): Promise<{ mounted: number; failed: unknown[] }> {
  const seen = await seenEvents(page);
  return {
    mounted: new Set(seen.filter(({ type }) => type === "portal:mounted").map(({ detail }) => detail.widget)).size,
    failed: seen.filter(({ type }) => type === "portal:error").map(({ detail }) => detail),
  };
}
const ALL_WELL = { mounted: ids.length, failed: [] };

it("every widget comes to life on a page that is opened at its beginning, and loaded anew and come back to further down", async () => {
  const { page } = await open({
    body: `${ALL}<div style="height:4000px"></div>`,
    context: { viewport: { width: 390, height: 800 } },
    early: recordEvents,
  });
  await expect.poll(() => outcome(page)).toEqual(ALL_WELL);
  await page.evaluate(() => scrollTo(0, 2000));
  const ways = [() => page.reload(), () => page.goto("about:blank").then(() => page.goBack())];
  for (const take of ways) {
    await take();
    await expect.poll(() => outcome(page)).toEqual(ALL_WELL);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  }
});

it("the menu of a phone that is scrolled to while the reader is in a dialog stays below it", async () => {
  const { page } = await open({
    body: '<div id="portal-menu-mobile"></div><div id="portal-event-detail" data-event-id="5001"></div><div style="height:4000px"></div>',
    context: { viewport: { width: 390, height: 800 } },
  });
  // Pressed where the page stands: scrolled to it, the menu would have been lifted before.
  await page
    .getByRole("button", { name: /^Buchen für/ })
    .first()
    .dispatchEvent("click");
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollBack(page);
  await page.locator('.menu-mobile[data-state="offset"]').waitFor();
  expect(await page.locator(".menu-button:popover-open").count()).toBe(0);
});
