import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { detailTabLabel } from "#i18n/event-detail.ts";
import { cases, files, past, worded, type event } from "./odd-events.ts";
import { stubbedScenes, type Answers } from "./stubbed-backend.ts";

const open = stubbedScenes();

/** An event's answers under another id, so that several stand on one page. */
const under = (id: number, answer: object, more: Answers): Answers =>
  Object.fromEntries(
    Object.entries({ "/portal-api/events/41": answer, ...more }).map(([path, reply]) => [
      path.replace("/41", `/${id}`),
      JSON.parse(JSON.stringify(reply), (key, value: unknown) => (key === "eventId" ? id : value)) as object,
    ]),
  );

/** A page with each of these events. */
const pageOf = (events: readonly [string, object, Answers][]): { answers: Answers; body: string } => ({
  answers: Object.assign({}, ...events.map(([, answer, more], at) => under(100 + at, answer, more))) as Answers,
  body: events
    .map(
      ([name], at) =>
        `<section data-case="${name}"><div id="portal-event-detail" data-event-id="${100 + at}"></div></section>`,
    )
    .join(""),
});

/**
 * Words of a programmer's in text or attributes, headings and entries without anything in them, each with its case; a
 * page that scrolls sideways.
 */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const odd = /undefined|NaN|Invalid Date|\bnull\b|\[object/;
    const look = (root: ParentNode, name: string): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        const part = element.closest<HTMLElement>("[data-case]")?.dataset.case ?? name;
        if (element.shadowRoot !== null) look(element.shadowRoot, part);
        if (!(root instanceof ShadowRoot) || element.matches("style")) continue;
        const words = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
          .join("");
        if (odd.test(words) || [...element.attributes].some(({ value }) => odd.test(value)))
          found.push(`${part}: ${element.outerHTML}`);
        if (
          element.matches("h1, h2, h3, h4, h5, dt, dd, dl, ul, ol, li, th, caption, a, button") &&
          element.textContent.trim() === "" &&
          element.querySelector("img, svg") === null &&
          !element.hasAttribute("aria-label")
        )
          found.push(`${part}: empty: ${element.outerHTML}`);
      }
    };
    look(document, "");
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push("scrolls sideways");
    return found;
  });

/** Chooses the day of this place in each schedule; false where no schedule has so many. */
const chooseDay = (page: Page, place: number): Promise<boolean> =>
  page.locator('.schedule [role="tablist"]').evaluateAll(
    (lists, at) =>
      lists
        .map((list) => list.querySelectorAll<HTMLElement>('[role="tab"]')[at])
        .filter((day) => day !== undefined)
        .map((day) => day.click()).length > 0,
    place,
  );

const TABS = (["gremium", "inhalt", "ablaufplan", "standort", "bilder", "videos", "dokumente"] as const).map(
  (key) => [key, detailTabLabel(key, "webinar")] as const,
);

/**
 * What is found wrong in any tab of the page's events, and on any day of their schedules, once nothing is `awaited` any
 * more.
 */
async function findingsOfAllTabs(page: Page, events: number, awaited = ""): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  const heading = page.getByRole("heading", { level: 2 });
  await expect.poll(() => page.locator("section").filter({ has: heading }).count()).toBe(events);
  for (const [key, name] of TABS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, key);
    await expect.poll(() => page.getByRole("tab", { name, exact: true, selected: false }).count()).toBe(0);
    await expect.poll(() => page.locator(`.tabs-panel:empty, .notice[data-state="loading"]${awaited}`).count()).toBe(0);
    found.push([name, await findings(page)]);
    for (let day = 0; await chooseDay(page, day); day++) found.push([`${name}, ${day}`, await findings(page)]);
  }
  return found.filter(([, all]) => all.length > 0);
}

it("words, tables and pictures that are too wide leave a phone as wide as it is, in all tabs", async () => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const { event: wide } = worded(word) as { event: typeof event };
  const html = `<p>${word}</p><table><tr>${`<td>${word}</td>`.repeat(4)}</tr></table><pre>${word.repeat(3)}</pre><ul><li>${word}</li></ul><img src="/a.jpg" width="2000" height="100" alt="">`;
  const texts = [{ title: word, text: html }];
  const answer = {
    ...wide,
    hotel: { ...wide.hotel, description: html, wallbox: true, wallboxInfo: word },
    content: { ...wide.content, description: html, disturberText: html, topics: texts, benefits: texts },
  };
  const more: Answers = {
    ...files,
    "/portal-api/events/41/photos": { photos: [{ id: 1, nr: word, galleryUrl: "/g.jpg" }] },
    "/portal-api/events/41/documents": { documents: [{ id: 1, title: word, extension: "pdf" }] },
  };
  const { answers, body } = pageOf([
    ["planned", { event: answer }, more],
    ["over", { event: { ...answer, ...past } }, more],
  ]);
  const { page } = await open(answers, { body, context: { viewport: { width: 390, height: 800 } } });
  expect(await findingsOfAllTabs(page, 2, ', .rich-text[data-state="plain"]')).toEqual([]);
});

it("all tabs show what there is, whatever an event lacks or has too much of", async () => {
  const { answers, body } = pageOf(cases);
  const { page, complaints } = await open(answers, { body });
  expect(await findingsOfAllTabs(page, cases.length)).toEqual([]);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});
