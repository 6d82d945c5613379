import { describe, expect, it } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import { unregistered } from "./privacy.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: '<div id="portal-form-contact"></div>', portal: { customer: "guest" } });

describe("the check of what is kept", () => {
  it("tells of a key, a cookie, a cache, a database and a host that nobody has registered", async () => {
    const { page, foreign } = await open({
      before: (at) => at.route("https://tracker.example/**", (route) => route.fulfill({ body: "" })),
    });
    await page.evaluate(async () => {
      localStorage.setItem("portal-cart-version", "registered");
      localStorage.setItem("portal-last-search", "1");
      sessionStorage.setItem("portal-notes", "1");
      document.cookie = "portal_seen=1";
      await caches.open("portal");
      await new Promise((done) => {
        indexedDB.open("portal").onsuccess = done;
      });
      await fetch("https://tracker.example/", { mode: "no-cors" });
    });
    expect(await unregistered(page, foreign)).toEqual([
      "localStorage portal-last-search",
      "sessionStorage portal-notes",
      "cookie portal_seen",
      "origin tracker.example",
      "cache portal",
      "database portal",
    ]);
  });
});

describe("what a guest has typed", () => {
  it("is gone once it is sent, and with the tab", async () => {
    const { page } = await open();
    const kept = (): Promise<string> =>
      page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
    await page.locator('[name="message"]').fill("Bitte um Rückruf");
    await expect.poll(kept).toContain("Bitte um Rückruf");
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await other.locator('[name="message"]').inputValue()).toBe("");
    expect(await other.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("Rückruf");
    await page.getByLabel(/^Anrede/).selectOption("Frau");
    for (const [name, text] of Object.entries({ firstname: "Erika", lastname: "Muster", email: "erika@example.org" }))
      await page.locator(`[name="${name}"]`).fill(text);
    await page.getByLabel(/^Betreff/).selectOption("Rechnung");
    await page.getByRole("button", { name: feedback.tiles[0].send }).click();
    await page.getByText("Vielen Dank").first().waitFor();
    expect(await kept()).not.toContain("Bitte um Rückruf");
  });
});
