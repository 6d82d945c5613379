import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { events } from "#i18n/events.ts";
import { memberViewLabels, members } from "#i18n/members.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { scenesOf } from "./scenes.ts";
import type { SceneOptions } from "./support.ts";

/** Pages behind a log-in are not kept: the way back loads them anew. */
const NO_STORE = { "cache-control": "no-store" };
const CONFIG =
  '<script type="application/json" id="portal-config">{"pages":{"portalEvent":"/seite?seminar={eventId}"}}</script>';
const LISTS = `${CONFIG}<h1>Portal</h1><div id="portal-next-event"></div><div id="portal-event-list"></div><div id="portal-bookmarks"></div>`;

const open = scenesOf({ body: LISTS, headers: NO_STORE, context: { viewport: { width: 390, height: 700 } } });

/** A page on the way to which the reader leaves the list. */
async function away(page: Page): Promise<void> {
  await page.goto("about:blank");
}

const card = (page: Page, id: string) => page.locator(`#event-${id}`);
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const toggle = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Auf einen Blick: ${name}`) });
const isOpen = (page: Page, id: string): Promise<string | null> => card(page, id).getAttribute("data-state");
const search = (page: Page) => page.getByRole("searchbox", { name: events.search });

/** The entry of the history as the host wrote it, without what is ours. */
const hostState = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const state: unknown = history.state;
    if (typeof state !== "object" || state === null) return state;
    return Object.fromEntries(Object.entries(state).filter(([key]) => !key.startsWith("portalList")));
  });

async function openAt(options: Partial<SceneOptions> = {}): Promise<Page> {
  const { page } = await open(options);
  await card(page, "5002").waitFor();
  // Who reads is known later, and the status of the entries above moves those below.
  await card(page, "5001").getByText(recipientStatusLabels["booking-pending"]).waitFor();
  return page;
}

describe("the way back to the event list of a page that is not kept", () => {
  it("brings back opened cards, place and focus, and leaves the host's state alone", async () => {
    const page = await openAt();
    await page.evaluate(() => history.replaceState({ host: { id: 7 } }, ""));
    await toggle(page, "Protokollführung").click();
    await card(page, "5015").getByRole("button").first().click();
    await card(page, "5015").getByRole("link").first().focus();
    await page.evaluate(() => scrollBy(0, 120));
    const before = await topOf(page, "#event-5015");
    await away(page);
    await page.goBack();
    await card(page, "5015").waitFor();
    await expect.poll(() => topOf(page, "#event-5015")).toBe(before);
    expect(await isOpen(page, "5015")).toBe("open");
    expect(await isOpen(page, "5002")).toBe("closed");
    const opened = card(page, "5015");
    await expect
      .poll(() => opened.evaluate((entry) => entry.contains((entry.getRootNode() as ShadowRoot).activeElement)))
      .toBe(true);
    expect(await hostState(page)).toEqual({ host: { id: 7 } });
  });

  it("brings back a place that was only scrolled to, also after a reload and by Forward", async () => {
    const page = await openAt();
    await page.evaluate(() => scrollTo(0, 1500));
    const entry = "#event-5015";
    const before = await topOf(page, entry);
    await away(page);
    await page.goBack();
    await expect.poll(() => topOf(page, entry)).toBe(before);
    await page.goForward();
    await page.goBack();
    await expect.poll(() => topOf(page, entry)).toBe(before);
    await page.reload();
    await expect.poll(() => topOf(page, entry)).toBe(before);
  });

  it("brings back the tab, before the one that the address names", async () => {
    const page = await openAt({ path: "/seite#geplant:event-5015" });
    const tabs = page.getByRole("combobox", { name: /^Bereich/ });
    await tabs.click();
    await page.getByRole("option", { name: "Abgeschlossen" }).click();
    await page.getByText("Betriebsänderung und Sozialplan").first().waitFor();
    await away(page);
    await page.goBack();
    await page.getByText("Betriebsänderung und Sozialplan").first().waitFor();
    expect(await tabs.textContent()).toBe("Abgeschlossen");
  });

  it("brings back what was searched for", async () => {
    const page = await openAt();
    const count = page.locator(".event-count");
    await search(page).fill("hamburg april");
    await expect.poll(() => count.textContent()).toBe("1 von 17 Seminaren");
    await away(page);
    await page.goBack();
    await expect.poll(() => count.textContent()).toBe("1 von 17 Seminaren");
    expect(await search(page).inputValue()).toBe("hamburg april");
    await search(page).fill("");
    await away(page);
    await page.goBack();
    await expect.poll(() => count.textContent()).toBe("17 Seminare");
  });

  it("lets a reader go where they like while it brings back", async () => {
    const page = await openAt();
    await page.evaluate(() => scrollTo(0, 1500));
    await away(page);
    await page.goBack();
    await card(page, "5015").waitFor();
    await page.mouse.wheel(0, -4000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("div"), { innerHTML: "<br>".repeat(40) })),
    );
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe("the way back to two lists of one page", () => {
  const TWO = `${CONFIG}<h1>Portal</h1><div id="portal-event-list"></div><div id="portal-event-list" data-user-id="1002"></div>`;

  it("keeps them apart", async () => {
    const { page } = await open({ body: TWO });
    const second = page.locator("[data-user-id] .accordion");
    await second.first().waitFor();
    await second.nth(2).getByRole("button").first().click();
    const before = await second.nth(2).evaluate((entry) => Math.round(entry.getBoundingClientRect().top));
    await away(page);
    await page.goBack();
    await second.nth(2).waitFor();
    await expect
      .poll(() => second.nth(2).evaluate((entry) => Math.round(entry.getBoundingClientRect().top)))
      .toBe(before);
    const states = (list: string): Promise<(string | null)[]> =>
      page
        .locator(`${list} .accordion`)
        .evaluateAll((entries) => entries.slice(0, 4).map((entry) => entry.getAttribute("data-state")));
    expect(await states("[data-user-id]")).toEqual(["open", "closed", "open", "closed"]);
    expect(await states("#portal-event-list:not([data-user-id])")).toEqual(["open", "closed", "closed", "closed"]);
  });
});

describe("the way back where a backend forgets that its answers are not to be kept", () => {
  it.each(["private, no-cache", "private, max-age=60"])("shows what is so now (%s)", async (kept) => {
    const { page, portal } = await open({ answers: { "cache-control": kept } });
    await card(page, "5002").getByText("Protokollführung").waitFor();
    await page.waitForLoadState("networkidle");
    await away(page);
    const event = portal.state().events.find(({ eventId }) => eventId === 5002);
    Object.assign(event ?? {}, { title: "Verlegt nach Bremen" });
    await page.goBack();
    await card(page, "5002").getByText("Verlegt nach Bremen").waitFor();
  });
});

describe("the way back to a member's bookings", () => {
  it("shows the member, and the searched members before it", async () => {
    const { page } = await open({ body: `${CONFIG}<h1>Portal</h1><div id="portal-gremium-members"></div>` });
    const field = page.getByRole("searchbox", { name: members.search });
    await field.fill("mueller");
    await page.getByText("1 von 12 Mitgliedern").waitFor();
    await page.getByRole("button", { name: memberViewLabels.events }).click();
    await page.locator(".accordion").first().waitFor();
    await away(page);
    await page.goBack();
    await page.getByRole("heading", { name: /Müller, Jörg/ }).waitFor();
    await page.goBack();
    await field.waitFor();
    expect(await field.inputValue()).toBe("mueller");
    expect(await page.getByRole("listitem").count()).toBe(1);
  });

  it("shows the members where they were left, not where the bookings had been scrolled to", async () => {
    const { page } = await open({
      body: `${CONFIG}<h1>Portal</h1><div id="portal-gremium-members"></div><div style="height:3000px"></div>`,
    });
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    const names = page.getByRole("list", { name: members.listLabel });
    await names.waitFor();
    await page.evaluate(() => scrollTo(0, 300));
    await page.getByRole("button", { name: memberViewLabels.events }).nth(3).click();
    await page.locator(".accordion").first().waitFor();
    await page.evaluate(() => scrollTo(0, 1500));
    await away(page);
    await page.goBack();
    await page.locator(".accordion").first().waitFor();
    await expect.poll(scrolled).toBe(1500);
    await page.goBack();
    await names.waitFor();
    await expect.poll(scrolled).toBe(300);
  });
});

describe("the way back from a layer over the page", () => {
  const PHOTOS = `${CONFIG}<h1>Seite</h1><div id="portal-event-detail" data-event-id="5101"></div>`;
  const MENU = `${CONFIG}<h1>Portal</h1><div id="portal-menu-mobile"></div>`;
  const dialog = (page: Page) => page.getByRole("dialog");
  /** Whether the step of the history is one with a layer over the page. */
  const isOver = (page: Page): Promise<boolean> =>
    page.evaluate(() => (history.state as { portalListOver?: number } | null)?.portalListOver !== undefined);

  async function openedMenu(): Promise<Page> {
    const { page } = await open({ body: MENU });
    await page.getByRole("button", { name: "Portal", exact: true }).click();
    await dialog(page).waitFor();
    await expect.poll(() => isOver(page)).toBe(true);
    return page;
  }

  it("leaves the page at once after a reload with the viewer of pictures open", async () => {
    const { page } = await open({ body: PHOTOS, path: "/seite?setTab=bilder" });
    const before = await page.evaluate(() => location.href);
    await page.evaluate(() => history.pushState(null, "", "/seite?setTab=bilder&hier"));
    await page.getByRole("button", { name: "Bild 2 vergrößern" }).click();
    await dialog(page).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Bild 2 vergrößern" }).waitFor();
    await expect.poll(() => isOver(page)).toBe(false);
    await page.goBack();
    expect(page.url()).toBe(before);
  });

  it("closes the menu of a phone, and then leaves the page", async () => {
    const page = await openedMenu();
    const { length } = await page.evaluate(() => ({ length: history.length }));
    await page.evaluate(() => history.back());
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => isOver(page)).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  it("passes over the menu that a link has left", async () => {
    const page = await openedMenu();
    await dialog(page).getByRole("link", { name: "Einstellungen" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/seite"));
    await page.goBack();
    await page.getByRole("button", { name: "Portal", exact: true }).waitFor();
    await expect.poll(() => isOver(page)).toBe(false);
    expect(await dialog(page).count()).toBe(0);
  });
});
