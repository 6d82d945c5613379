import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { participantTexts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { sharedBrowser } from "./browsers.ts";
import { stubbedScenes, type Answers } from "./stubbed-backend.ts";
import { openScene, type Scene, type SceneOptions } from "./support.ts";

const openStubbed = stubbedScenes();

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

const sidewaysIn = (page: Page, box: string): Promise<number> =>
  page.locator(box).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const NARROW = {
  head: configBlock({ menu: [{ title: LONG, uri: "/", visible: true, active: true }] }),
  context: { viewport: { width: 320, height: 700 } },
};

it("names that no line can hold are broken at 320 px, also in the list of the feedback", async () => {
  const drawn: [string, RegExp | string][] = [
    ["event-list", /^Betriebsverfassungsrecht/],
    ["document-list", /^Betriebsverfassungsrecht/],
    ["next-event", /Betriebsverfassungsrecht/],
    ["article-recommendations", /^Mehr erfahren/],
    ["bookmarks", /Betriebsverfassungsrecht/],
    ["bookmarks-compact", /Betriebsverfassungsrecht/],
    ["gremium-members", "Einstellungen"],
    ["gremium-members-links", "Einstellungen"],
    ["menu-desktop", /^Betriebsverfassungsrecht/],
  ];
  const page = await open([...drawn.map(([id]) => id), "feedback"], lengthen, NARROW);
  for (const [id, text] of drawn) await page.locator(`#portal-${id}`).getByText(text).first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await sideways(page)).toBe(0);
  await page.locator("#portal-feedback").getByRole("combobox").click();
  expect(await sidewaysIn(page, ".select__menu-list")).toBe(0);
});

// Its page shows no menu-desktop at this width.
it("names that no line can hold are broken at 320 px in what menu-mobile opens", async () => {
  const page = await open(["menu-mobile"], lengthen, NARROW);
  await page.getByRole("button", { name: "Portal", exact: true }).click();
  expect(await sidewaysIn(page, ".dialog-body")).toBe(0);
});

it("answers with words that do not end leave a page as wide as it is", async () => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung".repeat(4);
  const gallery = JSON.stringify({ url: "/binz", buttonText: long, images: [{ url: "/a.jpg" }] }).replace(
    /"/g,
    "&quot;",
  );
  const answers: Answers = {
    "/get-user": { user: { userId: 7 } },
    "/portal-api/user-data": {},
    "/portal-api/salutations": {},
    "/portal-api/events/41": { event: { eventId: 41, title: long, bookingNumber: long, hotel: { city: long } } },
    "/portal-api/events/next": { event: { title: long, ort: long } },
    "/portal-api/br-functions": { categories: [{ name: long, brFunctions: [{ id: 1, name: long, sortOrder: 1 }] }] },
    "/portal-api/user-br-functions": {},
  };
  const { page } = await openStubbed(answers, {
    body: `<div id="portal-event-overview" data-event-id="41"></div><div id="portal-next-event"></div><div id="portal-location-gallery" data-json="${gallery}"></div><div id="portal-user-settings"></div>`,
    path: "/seite#br-funktionen",
    context: { viewport: { width: 390, height: 800 } },
  });
  await page.getByRole("checkbox", { name: long }).waitFor();
  await page.getByRole("link", { name: long }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: long }).count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it("a page that is looked at as a whole holds every entry, also those off screen", async () => {
  const entries = { "event-list": ".accordion-heading > *", "gremium-members": ".member-name > *" };
  const page = await open(Object.keys(entries), () => undefined, {
    context: { viewport: { width: 390, height: 300 } },
  });
  for (const [id, entry] of Object.entries(entries)) {
    await page.locator(`#portal-${id} ${entry}`).first().waitFor();
    const hidden = page
      .locator(`#portal-${id} ${entry}`)
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(await hidden).toBe(0);
  }
});

it("a browser that is neither German nor in Germany shows Berlin dates in German all the same", async () => {
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

it("pasted names stand below each other on a phone, however long, with the salutation beside them", async () => {
  const page = await open([`add-to-cart-${seminarIds.open}`, "cart"], () => undefined, {
    context: { viewport: { width: 390, height: 844 } },
  });
  await page.getByRole("button", { name: addTexts.labels.booking }).click();
  await page.getByRole("button", { name: participantTexts.paste }).click();
  await page
    .getByLabel(participantTexts.pasteLabel)
    .fill("Freifrau Schmidt-Habermann von Altenburg; Anna\nSchulze; Bernd");
  const rows = page.locator(".pasted tbody tr");
  const lefts = await rows.locator("td:not(:last-child)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].map(({ left }) => left);
    }),
  );
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(1);
  const [row, box] = await Promise.all([
    rows.last().boundingBox(),
    page.getByLabel(pastedTexts.howToAddress("Bernd Schulze")).boundingBox(),
  ]);
  // Not a third line below: a dozen people are a screen of a phone.
  expect(row?.height).toBeLessThan(64);
  expect(box?.x).toBeGreaterThan((lefts[0] ?? 0) + 80);
});
