import { describe, expect, it } from "vitest";
import { PHONE } from "./phone.ts";
import { openPage, settle, siteVisits } from "./site.ts";

const { origin, visitor } = siteVisits();

describe("the page of knowledge on a phone", () => {
  it("is short at first, leads to its parts, and from deep in a list back to its beginning", async () => {
    const { page, complaints } = await openPage(await visitor("guest"));
    await page.setViewportSize(PHONE);
    await page.goto(`${origin()}/wissen`);
    await page.getByRole("link", { name: "Videos", exact: true }).click();
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_500);
    const films = page.getByRole("list", { name: "Videos" });
    // Three lists come at once here: each keeps what is its own.
    expect(await films.getByRole("link").count()).toBe(12);
    expect(await films.getByText("NaN").count()).toBe(0);
    const up = page.getByRole("button", { name: /^Nach oben.*Downloads/ });
    await page.getByRole("button", { name: "Alle 24 anzeigen" }).click();
    const last = page.getByRole("list", { name: "Downloads" }).getByRole("listitem").nth(23);
    await last.scrollIntoViewIfNeeded();
    await up.click();
    const heading = page.getByRole("heading", { level: 2, name: "Downloads" });
    await expect.poll(async () => ((await heading.boundingBox()) ?? { y: -1 }).y).toBeGreaterThanOrEqual(0);
    expect(await heading.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);
    await expect.poll(() => up.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
