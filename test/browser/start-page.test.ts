import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { configBlock, pageOf } from "#mocks/pages.ts";
import { scenesOf } from "./scenes.ts";
import { axeFindings, dist, type Scene } from "./support.ts";

const START = `${configBlock()}<main>${pageOf("page-start")?.body ?? ""}</main>`;
/** What the start page asks, each once: whose status the events tell is in `user`. */
const CALLS = ["articles", "bookmarks", "eventsFuture", "nextEvent", "user"];
/**
 * Kilobytes that follow the first drawing: the client, as the list asks who is logged in, and the list's search
 * (decision 032).
 */
const FOLLOWING = 23;
/** In bytes: the promise (scripts/budget.ts), what is owed on it today, and what follows. */
const LIMIT = (141 + FOLLOWING) * 1000;
const PHONE = { viewport: { width: 390, height: 800 } };

const open = scenesOf({ body: START });

const widget = (page: Page, name: string) => page.locator(`#portal-${name}`);
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

/** Where the focus is, looking into shadow roots: the accessible name or text, and the tag. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement != null) element = element.shadowRoot.activeElement;
    return `${element?.localName ?? ""} ${element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? ""}`;
  });
}

describe("the whole start page", () => {
  it("asks each call once, loads no more script than it may and complains of nothing", async () => {
    const files = new Set<string>();
    const { page, portal, complaints } = await open({
      before: (at) => void at.on("request", (request) => files.add(new URL(request.url()).pathname)),
    });
    await filled(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    await expect.poll(() => portal.calls.map(({ name }) => name).sort()).toEqual(CALLS);
    const weight = [...files]
      .filter((path) => path.endsWith(".js"))
      .reduce((sum, path) => sum + brotliCompressSync(readFileSync(dist + path)).length, 0);
    expect(weight).toBeGreaterThan(80_000);
    expect(weight).toBeLessThanOrEqual(LIMIT);
    expect(complaints).toEqual([]);
  });

  it.each([
    [1280, "desktop", "mobile"],
    [390, "mobile", "desktop"],
  ])("at %s px shows the %s menu and not the %s one", async (width, shown, hidden) => {
    const { page } = await open({ context: { viewport: { width, height: 800 } } });
    await filled(page);
    expect(await widget(page, `menu-${shown}`).getByRole("navigation").count()).toBe(1);
    expect(await widget(page, `menu-${hidden}`).getByRole("navigation").count()).toBe(0);
    await expect.poll(async () => (await widget(page, `menu-${hidden}`).boundingBox())?.height ?? 0).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it("on a dark page has nothing for axe to find", async () => {
    const { page } = await open({ head: "<style>body{background:#12181d;color:#eee}</style>" });
    await filled(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each(["fail", "offline", "malformed", "html"] as const)("lets each widget recover from %s", async (scenario) => {
    const { page, portal } = await open({ portal: { scenario } });
    const retry = page.getByRole("button", { name: "Erneut versuchen" });
    await expect.poll(() => retry.count()).toBe(4);
    portal.select({ scenario: "normal" });
    while ((await retry.count()) > 0) await retry.first().click();
    await filled(page);
  });

  it("explains an expired session once", async () => {
    const { page } = await open({ portal: { scenario: "expired" } });
    await page.getByText(/Ihre Sitzung ist abgelaufen/).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByText(/Ihre Sitzung ist abgelaufen/).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Zur Anmeldung" }).count()).toBe(1);
  });
});

describe("next event", () => {
  it("counts right again after midnight, without a call", async () => {
    const { page, portal } = await open({
      before: (at) => at.clock.install({ time: new Date("2026-03-10T22:58:00Z") }),
    });
    await expect.poll(() => countdown(page).textContent()).toBe("Noch 3 Tage");
    await expect.poll(() => portal.calls.map(({ name }) => name).sort()).toEqual(CALLS);
    for (const text of ["Noch 2 Tage", "Noch 1 Tag", "Startet heute", "Hat bereits begonnen"]) {
      await page.clock.fastForward("24:00:00");
      await expect.poll(() => countdown(page).textContent()).toBe(text);
    }
    expect(portal.calls.map(({ name }) => name).sort()).toEqual(CALLS);
  });
});

describe("the mobile menu", () => {
  const menuButton = (page: Page) => page.getByRole("button", { name: "Menü", exact: true });

  it("opens, keeps the focus inside and closes, by keyboard alone", async () => {
    const { page } = await open({ context: PHONE });
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Menü" });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
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
    expect(await focused(page)).toBe("button Menü");
  });

  it.each([
    ["as it stands", ""],
    ["inside a transformed element", "transform: translateX(0)"],
  ])("stays in view beyond 400 px, %s", async (_case, style) => {
    const { page } = await open({
      context: PHONE,
      body: `${configBlock()}<div style="${style}"><div id="portal-menu-mobile"></div><div style="height: 3000px"></div></div>`,
    });
    const state = () => widget(page, "menu-mobile").getByRole("navigation").getAttribute("data-state");
    const scroll = (y: number) => page.evaluate((top) => scrollTo(0, top), y);
    await menuButton(page).waitFor();
    await scroll(401);
    await expect.poll(state).toBe("offset");
    await scroll(2000);
    await expect.poll(async () => (await menuButton(page).boundingBox())?.y).toBe(8);
    expect(await axeFindings(page)).toEqual([]);
    await menuButton(page).click();
    await page.getByRole("dialog", { name: "Menü" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await scroll(400);
    await expect.poll(state).toBe("top");
  });

  it("forgets drafts when the customer logs out", async () => {
    const { page, server } = await open({ context: PHONE });
    await page.evaluate(() => sessionStorage.setItem("portal-draft:1001:feedback", '{"subject":"x"}'));
    await menuButton(page).click();
    await page.getByRole("link", { name: "abmelden" }).click();
    await page.waitForURL(`${server.origin}/logout`);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

describe("bookmarks", () => {
  const ALL =
    '<div id="portal-bookmarks"></div><div id="portal-bookmarks-compact"></div><div id="portal-wishlist-remove-901"></div><div id="portal-wishlist-remove-902"></div>';
  const entry = (page: Page, list: string) =>
    widget(page, list).getByRole("link", { name: "Betriebsverfassungsrecht Teil 2" });
  const deletions = ({ portal }: Scene): string[] =>
    portal.calls.filter(({ name }) => name === "bookmarkDelete").map(({ path }) => path);

  it("vanish everywhere at once, from a button anywhere, by keyboard, with one call", async () => {
    const scene = await open({ body: ALL, portal: { delay: 600, scenario: "slow:bookmarkDelete" } });
    const { page, portal } = scene;
    await entry(page, "bookmarks").waitFor();
    await widget(page, "bookmarks")
      .getByRole("button", { name: /Betriebsverfassungsrecht/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => entry(page, "bookmarks").count()).toBe(0);
    expect(await entry(page, "bookmarks-compact").count()).toBe(0);
    expect(portal.state().bookmarks).toHaveLength(3);
    expect(await focused(page)).toContain("Das Lesezeichen „Betriebsverfassungsrecht Teil 2“ wird entfernt.");
    await widget(page, "wishlist-remove-901")
      .getByRole("button", { name: "Von der Merkliste entfernt" })
      .click({ force: true });
    await expect.poll(() => portal.state().bookmarks.length).toBe(2);
    await widget(page, "wishlist-remove-902").getByRole("button").click();
    await expect.poll(() => portal.state().bookmarks.length).toBe(1);
    expect(deletions(scene)).toEqual(["/wishlist-api/delete/901", "/wishlist-api/delete/902"]);
    expect(portal.calls.filter(({ name }) => name === "bookmarks")).toHaveLength(1);
  });

  it.each([
    ["fail", 390],
    ["expired", 1280],
  ] as const)("come back when the backend answers with %s", async (fault, width) => {
    const scene = await open({
      body: ALL,
      portal: { scenario: `${fault}:bookmarkDelete` },
      context: { viewport: { width, height: 800 } },
    });
    const { page, portal } = scene;
    await entry(page, "bookmarks").waitFor();
    await widget(page, "wishlist-remove-901").getByRole("button").click();
    await widget(page, "wishlist-remove-901").getByRole("button", { name: "Erneut versuchen" }).last().waitFor();
    expect(await entry(page, "bookmarks").count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    portal.select({ scenario: "normal" });
    await widget(page, "wishlist-remove-901").getByRole("button", { name: "Erneut versuchen" }).last().click();
    await expect.poll(() => entry(page, "bookmarks").count()).toBe(0);
    await expect.poll(() => portal.state().bookmarks.length).toBe(2);
    expect(deletions(scene)).toHaveLength(2);
  });
});
