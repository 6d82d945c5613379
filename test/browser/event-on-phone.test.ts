import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { saving } from "#i18n/saving.ts";
import { personal } from "#i18n/settings.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  body: `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="5001"></div>`,
  context: { viewport: { width: 390, height: 844 } },
});
const openSettings = scenesOf({
  body: `<style>body { background: rgb(250, 246, 238) }</style>${configBlock()}<h1>Seite</h1><div id="portal-user-settings"></div>`,
  context: { viewport: { width: 390, height: 844 } },
});

const places = (all: Locator, edge: "left" | "top"): Promise<number[]> =>
  all.evaluateAll(
    (elements, side) => [...new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side])))],
    edge,
  );

it("the days of a schedule have a line each, with the date at its end", async () => {
  const { page } = await open({ path: "/seite#ablaufplan" });
  const days = page.getByRole("tab", { name: /Seminar(start|tag)/ });
  await days.first().waitFor();
  expect(await places(days, "left")).toHaveLength(1);
  expect(await places(days, "top")).toHaveLength(5);
  expect(await places(days.locator(".tabs-hint"), "top")).toHaveLength(5);
});

it("all dates of a schedule stand below their days where one would", async () => {
  const { page } = await open({ path: "/seite#ablaufplan", context: { viewport: { width: 320, height: 700 } } });
  const days = page.getByRole("tab", { name: /Seminar(start|tag)/ });
  await days.first().waitFor();
  expect(await places(days.locator(".tabs-hint"), "left")).toHaveLength(1);
});

it("all values of the booking dialog begin in one column, and a part of a long word keeps its hyphen", async () => {
  const { page } = await open();
  await page
    .getByRole("button", { name: /^Buchen für/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(booking.seminarPrice).waitFor();
  expect(await places(dialog.locator("dd"), "left")).toHaveLength(1);
  // Chromium leaves out the hyphens of balanced lines.
  expect(
    await dialog
      .locator("dd:has(.joint)")
      .first()
      .evaluate((value) => getComputedStyle(value).getPropertyValue("text-wrap-style")),
  ).toBe("auto");
});

it("a name in the list of the committee has its status and its button right below", async () => {
  const { page } = await open();
  const row = page.getByRole("listitem").filter({ hasText: "Jörg Müller" }).first();
  const [name, details] = await Promise.all(
    [".participant-head", ".participant-details"].map((part) => row.locator(part).boundingBox()),
  );
  expect(name?.height).toBeLessThan(40);
  expect((details?.y ?? NaN) - (name?.y ?? NaN) - (name?.height ?? NaN)).toBeLessThanOrEqual(16);
});

it("the bar that saves has the colour of the page", async () => {
  const { page } = await openSettings();
  await page.getByLabel(personal.department).fill("Versand");
  const bar = page.locator(".form-foot[data-state=changed]").filter({ hasText: saving.save });
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(250, 246, 238)");
});
