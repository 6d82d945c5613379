import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PortalState } from "#mocks/model/state.ts";
import { configBlock } from "#mocks/pages.ts";
import { openScene, sharedBrowser, type Scene, type SceneOptions } from "./support.ts";

let browser: Browser;
let scene: Scene | undefined;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

const LONG = "Betriebsverfassungsrechtsschulungsveranstaltungsorganisationshandbuchverantwortlichkeitsübertragung";

/** Opens a page with the mock portal's data changed before the first answer. */
async function open(
  ids: readonly string[],
  change: (state: PortalState) => void,
  options: Partial<SceneOptions> = {},
): Promise<Page> {
  const body = `<h1>Portal</h1>${ids.map((id) => `<div id="portal-${id}"></div>`).join("")}`;
  scene = await openScene(browser, { body, ...options, before: (_page, server) => change(server.portal.state()) });
  return scene.page;
}

/** Everything that has a name bears one that no line can hold. */
function lengthen(state: PortalState): void {
  for (const event of state.events) {
    Object.assign(event, { title: LONG, bookingNumber: LONG, hotel: { ...event.hotel, location: { name: LONG } } });
    for (const module of event.modules) module.title = LONG;
  }
  for (const documents of Object.values(state.documents)) for (const document of documents) document.title = LONG;
  for (const article of state.articles) Object.assign(article, { title: LONG, teaser: `<p>${LONG}</p>`, tags: [LONG] });
  for (const bookmark of state.bookmarks) bookmark.title = LONG;
  for (const member of state.members) member.data.lastname = LONG;
}

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("names that no line can hold", () => {
  it.each([
    [["event-list", "document-list"], /^Betriebsverfassungsrecht/],
    [["next-event", "article-recommendations"], /^Mehr erfahren/],
    [["bookmarks", "bookmarks-compact"], /Betriebsverfassungsrecht/],
    [["gremium-members"], "Einstellungen"],
    [["gremium-members-links"], "Einstellungen"],
    [["menu-desktop"], /^Betriebsverfassungsrecht/],
  ])("are broken at 320 px: %j", async (ids, last) => {
    const page = await open(ids, lengthen, {
      head: configBlock({ menu: [{ title: LONG, uri: "/", visible: true, active: true }] }),
      context: { viewport: { width: 320, height: 700 } },
    });
    await page
      .locator(`#portal-${ids.at(-1) ?? ""}`)
      .getByText(last)
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(await sideways(page)).toBe(0);
  });

  it.each([
    ["menu-mobile", "Menü", ".dialog-body"],
    ["feedback", "", ".select__menu-list"],
  ])("are broken in what %s opens", async (id, button, list) => {
    const page = await open([id], lengthen, {
      head: configBlock({ menu: [{ title: LONG, uri: "/", visible: true, active: true }] }),
      context: { viewport: { width: 320, height: 700 } },
    });
    await (button === "" ? page.getByRole("combobox") : page.getByRole("button", { name: button })).click();
    expect(await page.locator(list).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});

describe("a page that is looked at as a whole", () => {
  it.each([
    ["event-list", ".accordion-heading > *"],
    ["gremium-members", ".member-name > *"],
  ])("holds every entry of %s, also those off screen", async (id, entries) => {
    const page = await open([id], () => undefined, { context: { viewport: { width: 390, height: 300 } } });
    await page.locator(`#portal-${id} ${entries}`).first().waitFor();
    const hidden = page
      .locator(`#portal-${id} ${entries}`)
      .evaluateAll((all) => all.filter((entry) => !entry.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(await hidden).toBe(0);
  });
});

describe("a browser that is neither German nor in Germany", () => {
  it("shows Berlin dates in German all the same", async () => {
    const page = await open(
      ["next-event", "event-list", "bookmarks"],
      (state) => {
        state.events = state.events
          .filter(({ eventId }) => eventId === 5001)
          .map((event) => ({ ...event, startDate: "2026-12-31T23:30:00Z", endDate: "2027-01-02T11:00:00Z" }));
        for (const bookmark of state.bookmarks) bookmark.nextDate = "2026-10-25T00:30:00+02:00";
      },
      { context: { locale: "en-US", timezoneId: "America/Los_Angeles" } },
    );
    for (const id of ["next-event", "event-list"])
      for (const time of ["01.01.2027, 00:30 Uhr", "02.01.2027, 12:00 Uhr"])
        await page.locator(`#portal-${id}`).getByText(time).waitFor();
    await page.getByText("Noch 297 Tage").waitFor();
    await page.getByText("Nächster Termin: 25.10.2026").first().waitFor();
  });
});
