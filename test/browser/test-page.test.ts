import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browsers.ts";
import { openSceneAt } from "./support.ts";
import { openLastingTestPage } from "./test-page.ts";

describe("a page of many scenes", () => {
  it("has nothing left of one scene when the next one opens", async () => {
    const testPage = await openLastingTestPage(await sharedBrowser());
    const { page } = testPage;
    const first = await openSceneAt(testPage, {
      body: "<p>Erste Seite</p>",
      context: { viewport: { width: 390, height: 844 } },
      early: () => Object.assign(window, { mark: "früh" }),
      before: (at) => at.route("**/leer", (route) => route.fulfill({ body: "abgefangen" })),
    });
    await page.context().newPage();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // Some pages keep what was typed only when they are left.
    await page.evaluate(() => {
      addEventListener("pagehide", () => sessionStorage.setItem("getippt", "Anna"));
      localStorage.setItem("alt", "1");
      document.cookie = "marketing_consent=true";
    });
    expect(await page.evaluate(() => "mark" in window)).toBe(true);
    await testPage.clear();
    await page.evaluate(() => console.warn("Das hört die erste Szene nicht mehr."));
    const second = await openSceneAt(testPage, { body: "<p>Zweite Seite</p>" });
    expect(await page.getByText("Zweite Seite").isVisible()).toBe(true);
    expect(
      await page.evaluate(() => ({
        kept: [localStorage.length, sessionStorage.length, document.cookie],
        early: "mark" in window,
        width: innerWidth,
        looks: [matchMedia("print").matches, matchMedia("(prefers-color-scheme: dark)").matches],
      })),
    ).toEqual({ kept: [0, 0, ""], early: false, width: 1280, looks: [false, false] });
    expect(page.context().pages()).toEqual([page]);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await testPage.close();
  });

  it("refuses what would stay for good", async () => {
    const testPage = await openLastingTestPage(await sharedBrowser());
    expect(() => testPage.page.addInitScript("1")).toThrow("say `fresh: true`");
    expect(() => testPage.page.clock.install()).toThrow("say `fresh: true`");
    // The next scene would take the time for its own.
    expect(() => testPage.page.clock.setFixedTime(0)).toThrow("say `fresh: true`");
    await testPage.close();
  });
});
