import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import { configBlock, pageOf } from "#mocks/situations/pages.ts";
import { axeFindings } from "./axe.ts";
import { scrollBack } from "./phone.ts";
import { scenesOf } from "./scenes.ts";

const START = `${configBlock()}<main>${pageOf("page-start")?.body ?? ""}</main>`;
/** What the start page asks, each once: whose status the events tell is in `user`. */
const CALLS = ["articles", "bookmarks", "eventsFuture", "eventsPast", "nextEvent", "user"];
const PHONE = { viewport: { width: 390, height: 800 } };

const open = scenesOf({ body: START });

const widget = (page: Page, name: string) => page.locator(`#portal-${name}`);
const menuButton = (page: Page) => page.getByRole("button", { name: "Portal", exact: true });
const countdown = (page: Page) => widget(page, "next-event").getByText(/^(Noch|Startet|Hat bereits)/);

/** Waits until every widget of the start page shows its data. */
async function filled(page: Page): Promise<void> {
  await countdown(page).waitFor();
  await widget(page, "event-list").getByRole("heading", { level: 2 }).first().waitFor();
  await widget(page, "article-recommendations")
    .getByRole("link", { name: /^Mehr erfahren/ })
    .first()
    .waitFor();
  await widget(page, "bookmarks")
    .getByRole("button", { name: /entfernen$/ })
    .first()
    .waitFor();
}

/** That one menu alone takes place on the page, which is no wider than the window. */
async function showsMenu(page: Page, shown: string, hidden: string): Promise<void> {
  expect(await widget(page, `menu-${shown}`).getByRole("navigation").count()).toBe(1);
  expect(await widget(page, `menu-${hidden}`).getByRole("navigation").count()).toBe(0);
  await expect.poll(async () => (await widget(page, `menu-${hidden}`).boundingBox())?.height ?? 0).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Where the focus is, looking into shadow roots: the accessible name or text, and the tag. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement != null) element = element.shadowRoot.activeElement;
    return `${element?.localName ?? ""} ${element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? ""}`;
  });
}

describe("the whole start page", () => {
  it("shows the menu of a desk, asks each call once, also over four midnights and complains of nothing", async () => {
    const { page, portal, complaints } = await open({
      fresh: true,
      before: async (at) => {
        await at.clock.install({ time: new Date("2026-03-10T22:58:00Z") });
      },
    });
    const calls = (): string[] => portal.calls.map(({ name }) => name).sort();
    await filled(page);
    await showsMenu(page, "desktop", "mobile");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    await expect.poll(calls).toEqual(CALLS);
    await expect.poll(() => countdown(page).textContent()).toBe("Noch 3 Tage");
    for (const text of ["Noch 2 Tage", "Noch 1 Tag", "Startet heute", "Hat bereits begonnen"]) {
      await page.clock.fastForward("24:00:00");
      await expect.poll(() => countdown(page).textContent()).toBe(text);
    }
    expect(calls()).toEqual(CALLS);
    expect(complaints).toEqual([]);
  });

  it("lets each widget recover from a broken connection, on a dark page without a finding", async () => {
    const { page, portal } = await open({
      head: "<style>body{background:#12181d;color:#eee}</style>",
      portal: { scenario: "offline" },
    });
    const retry = page.getByRole("button", { name: common.retry });
    await expect.poll(() => retry.count()).toBe(4);
    portal.select({ scenario: "normal" });
    while ((await retry.count()) > 0) await retry.first().click();
    await filled(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("the mobile menu", () => {
  it("takes the place of the other, opens, keeps the focus inside and closes, by keyboard alone, and forgets drafts when the customer logs out", async () => {
    const { page, server } = await open({ context: PHONE });
    await filled(page);
    await showsMenu(page, "mobile", "desktop");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Kundenportal" });
    await dialog.waitFor();
    const seen: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press("Tab");
      seen.push(await focused(page));
    }
    expect(
      seen.filter(
        (at) =>
          at !== "body " && !/Menü schließen|Übersicht|Gremium|Dokumente|Feedback|Einstellungen|abmelden/.test(at),
      ),
    ).toEqual([]);
    expect(seen).toContain("a abmelden");
    expect(await dialog.getByRole("link", { name: "Übersicht" }).getAttribute("aria-current")).toBe("page");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await focused(page)).toBe("button Portal");
    await page.evaluate(() => sessionStorage.setItem("portal-draft:1001:feedback", '{"subject":"x"}'));
    await menuButton(page).click();
    await page.getByRole("link", { name: "abmelden" }).click();
    await page.waitForURL(`${server.origin}/logout`);
    // It ends once a page has seen that nobody is logged in any more.
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain("portal-leaving:");
  });

  it("comes on the way up beyond 400 px, also inside a transformed element", async () => {
    const { page } = await open({
      context: PHONE,
      body: `${configBlock()}<div id="box"><div id="portal-menu-mobile"></div><div style="height: 3000px"></div></div>`,
    });
    const state = () => widget(page, "menu-mobile").getByRole("navigation").getAttribute("data-state");
    await menuButton(page).waitFor();
    await page.evaluate(() => scrollTo(0, 401));
    await expect.poll(state).toBe("away");
    for (const transform of ["none", "translateX(0)"]) {
      await page.locator("#box").evaluate((box, value) => (box.style.transform = value), transform);
      await scrollBack(page);
      await expect.poll(state).toBe("offset");
      await expect.poll(async () => (await menuButton(page).boundingBox())?.y).toBe(8);
      await menuButton(page).click();
      await page.getByRole("dialog", { name: "Kundenportal" }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(state).toBe("top");
    }
  });
});

describe("bookmarks", () => {
  it("vanish everywhere at once, from a button anywhere, by keyboard, with one call, and come back when the backend fails", async () => {
    const { page, portal } = await open({
      body: '<div id="portal-bookmarks"></div><div id="portal-bookmarks-compact"></div><div id="portal-wishlist-remove-901"></div><div id="portal-wishlist-remove-902"></div>',
      portal: { delay: 600, scenario: "slow:bookmarkDelete" },
    });
    const entry = (list: string, name: string) => widget(page, list).getByRole("link", { name });
    const [first, second] = ["Betriebsverfassungsrecht Teil 2", "Gesprächsführung für Vorsitzende"];
    await entry("bookmarks", first).waitFor();
    await widget(page, "bookmarks")
      .getByRole("button", { name: /Betriebsverfassungsrecht/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => entry("bookmarks", first).count()).toBe(0);
    expect(await entry("bookmarks-compact", first).count()).toBe(0);
    expect(portal.state().bookmarks).toHaveLength(3);
    expect(await focused(page)).toContain("Das Lesezeichen „Betriebsverfassungsrecht Teil 2“ wird entfernt.");
    await widget(page, "wishlist-remove-901")
      .getByRole("button", { name: wishlistRemoval.removed })
      .click({ force: true });
    await expect.poll(() => portal.state().bookmarks.length).toBe(2);

    portal.select({ scenario: "fail:bookmarkDelete" });
    await widget(page, "wishlist-remove-902").getByRole("button").click();
    const retry = widget(page, "wishlist-remove-902").getByRole("button", { name: common.retry });
    await retry.waitFor();
    for (const list of ["bookmarks", "bookmarks-compact"]) expect(await entry(list, second).count()).toBe(1);
    portal.select({ scenario: "normal" });
    await retry.click();
    await expect.poll(() => entry("bookmarks", second).count()).toBe(0);
    await expect.poll(() => portal.state().bookmarks.length).toBe(1);
    expect(portal.calls.filter(({ name }) => name === "bookmarkDelete").map(({ path }) => path)).toEqual(
      [901, 902, 902].map((id) => `/wishlist-api/delete/${id}`),
    );
    // The second time for what had become of the removal that failed.
    expect(portal.calls.filter(({ name }) => name === "bookmarks")).toHaveLength(2);
  });
});
