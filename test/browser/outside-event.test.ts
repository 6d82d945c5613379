import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { outsideScenes, type Answers } from "./own-backend.ts";

const open = outsideScenes();

const price = (overnight: boolean, fullBoard: boolean) => ({
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  conference: false,
  rhetoric: false,
  overnight,
  fullBoard,
  catering: 60,
  singleRoom: 100,
});
const hotel = {
  id: 9,
  name: "Seehof",
  street: "Ufer 1",
  postalCode: "18609",
  city: "Binz",
  latitude: 54.4,
  longitude: 13.6,
  location: { name: "Rügen" },
  internalId: "S9",
  images: [{ url: "/a.jpg" }],
  description: "Am <b>Meer</b>",
  parkingInfo: "Tiefgarage",
  wlan: true,
  prices: [price(true, true), price(true, false), price(false, true), price(false, false)],
};
const recipient = {
  recipientId: 9,
  firstname: "Eva",
  lastname: "Kern",
  type: "reservation",
  approvalState: "confirmed",
  cancelState: "none",
  comment: "spät",
  internalComment: "bezahlt",
  hotelOverNightOption: "mitNacht_VP",
};
const content = {
  description: "<p>Kurz</p>",
  disturberTitle: "Neu",
  disturberText: "Mehr",
  topics: [{ title: "Recht", text: "BetrVG" }],
  benefits: [{ title: "Nutzen", text: "Sicherheit" }],
  duration: 2.5,
  prices: [{ price: 990 }],
  schedule: [
    { title: "Anreisetag" },
    {
      title: "Seminartag",
      morning: { title: "Recht", description: "Überblick", themes: ["AGG"] },
      afternoon: { title: "Praxis", themes: ["Übung"] },
    },
  ],
};
const event = {
  eventId: 41,
  bookingNumber: "B-41",
  title: "Nachtschicht",
  startDate: "2026-05-04T17:30:00",
  endDate: "2026-05-06T12:00:00",
  isRhetoric: true,
  hotel,
  recipients: [recipient],
  theme: { themeId: 3, eventType: 1, designation: "Schicht", content: [{ topics: [{}] }] },
  content,
};
const past = { startDate: "2026-02-02T09:00:00", endDate: "2026-02-04T16:00:00" };
const photos = (count: number): object[] =>
  Array.from({ length: count }, (_each, index) => ({
    id: index,
    galleryUrl: `/g${index}.jpg`,
    isFlipChart: index % 5 === 4,
  }));

/** The same with every text replaced, apart from those that select something. */
const worded = (word: string): object =>
  JSON.parse(
    JSON.stringify({ event }, (key, value: unknown) =>
      typeof value === "string" && !/Date|valid|type|State|Option|url/i.test(key) && value !== "Anreisetag"
        ? word
        : value,
    ),
  ) as object;
const nulled = (value: object): object => Object.fromEntries(Object.keys(value).map((key) => [key, null]));
const of = (more: object): object => ({ event: { ...event, ...more } });

const files: Answers = {
  "/portal-api/events/41/photos": { photos: photos(200), mediaId: "", token: "" },
  "/portal-api/events/41/documents": {
    documents: [{}, { id: 1, title: 'a/b "c"', extension: ".pdf" }, { id: 1, title: "", extension: "pdf" }],
  },
  "/portal-api/events/41/videos": {},
};
const silent: Answers = {
  "/portal-api/events/41/recipients": {},
  "/portal-api/events/41/photos": {},
  "/portal-api/events/41/documents": {},
  "/portal-api/events/41/videos": {},
};

const cases: [string, object, Answers][] = [
  ["nothing", { event: {} }, silent],
  ["an id alone", { event: { eventId: 41 } }, silent],
  ["nulls", { event: { eventId: 41, ...nulled({ ...event, eventId: 41 }) } }, silent],
  [
    "nulls further down",
    of({
      hotel: nulled(hotel),
      recipients: [nulled(recipient)],
      theme: { content: [{ topics: [{}] }] },
      content: { ...nulled(content), schedule: [{}, { morning: {}, afternoon: null }] },
    }),
    silent,
  ],
  ["empty texts", { event: { ...(worded("") as { event: object }).event, startDate: "", endDate: "" } }, silent],
  [
    "HTML, quotes, emoji and text from right to left",
    worded('<b>fett</b> & "Zitat" \u202bעברית\u202c \u{1F389}'),
    silent,
  ],
  ["words that do not end", worded("Donaudampfschifffahrtsgesellschaft".repeat(4)), silent],
  ["a series without modules", of({ isTrainingSeries: true, modules: [] }), silent],
  ["a module alone", of({ isModule: true, moduleContent: { title: "Modul", html: "<p></p>" } }), silent],
  [
    "unknown words",
    of({
      recipients: [
        { ...recipient, type: "gast", hotelOverNightOption: "zelt" },
        { ...recipient, approvalState: "vielleicht" },
      ],
      theme: { eventType: 99 },
    }),
    silent,
  ],
  ["300 participants, many of one id", of({ recipients: Array.from({ length: 300 }, () => recipient) }), silent],
  [
    "no dates, no place and several prices",
    of({
      startDate: null,
      endDate: null,
      hotel: { ...hotel, latitude: null, prices: [...hotel.prices, ...hotel.prices] },
    }),
    silent,
  ],
  ["a night over the year's turn", of({ startDate: "2026-12-31T22:00:00", endDate: "2027-01-01T02:00:00" }), silent],
  ["over, with 200 photos and odd files", of(past), files],
];

/**
 * Words of a programmer's in text or attributes, headings and entries without anything in them, a page that scrolls
 * sideways.
 */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const odd = /undefined|NaN|Invalid Date|\bnull\b|\[object/;
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot !== null) look(element.shadowRoot);
        if (!(root instanceof ShadowRoot) || element.matches("style")) continue;
        const words = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
          .join("");
        if (odd.test(words) || [...element.attributes].some(({ value }) => odd.test(value)))
          found.push(element.outerHTML);
        if (
          element.matches("h1, h2, h3, h4, h5, dt, dd, dl, ul, ol, li, th, caption, a, button") &&
          element.textContent.trim() === "" &&
          element.querySelector("img, svg") === null &&
          !element.hasAttribute("aria-label")
        )
          found.push(`empty: ${element.outerHTML}`);
      }
    };
    look(document);
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push("scrolls sideways");
    return found;
  });

it.each(["gremium", "inhalt", "ablaufplan", "standort", "videos", "dokumente", "bilder"])(
  "words, tables and pictures that are too wide leave a phone as wide as it is: %s",
  async (tab) => {
    const word = "Donaudampfschifffahrtsgesellschaft".repeat(4);
    const { event: wide } = worded(word) as { event: typeof event };
    const html = `<p>${word}</p><table><tr>${`<td>${word}</td>`.repeat(4)}</tr></table><pre>${word.repeat(3)}</pre><ul><li>${word}</li></ul><img src="/a.jpg" width="2000" height="100" alt="">`;
    const texts = [{ title: word, text: html }];
    const answer = {
      event: {
        ...wide,
        hotel: { ...wide.hotel, description: html, wallbox: true, wallboxInfo: word },
        content: { ...wide.content, description: html, disturberText: html, topics: texts, benefits: texts },
        ...(["bilder", "dokumente"].includes(tab) && past),
      },
    };
    const more: Answers = {
      ...files,
      "/portal-api/events/41/photos": { photos: [{ id: 1, nr: word, galleryUrl: "/g.jpg" }] },
      "/portal-api/events/41/documents": { documents: [{ id: 1, title: word, extension: "pdf" }] },
    };
    const { page } = await open(
      { "/portal-api/events/41": answer, ...more },
      {
        body: '<div id="portal-event-detail" data-event-id="41"></div>',
        path: `/seite#${tab}`,
        context: { viewport: { width: 390, height: 800 } },
      },
    );
    await page.locator(".tabs-panel > *").first().waitFor();
    await expect
      .poll(() => page.locator('.notice[data-state="loading"], .rich-text[data-state="plain"]').count())
      .toBe(0);
    expect(await findings(page)).toEqual([]);
    for (const day of await page.locator('.schedule [role="tab"]').all()) {
      await day.click();
      expect(await findings(page)).toEqual([]);
    }
  },
);

it.each(cases)("all tabs show what there is: %s", async (_name, answer, more) => {
  const { page, complaints } = await open(
    { "/portal-api/events/41": answer, ...more },
    { body: '<div id="portal-event-detail" data-event-id="41"></div>' },
  );
  await page.getByRole("heading", { level: 2 }).waitFor();
  const tabs = page.locator(".tabs").first().locator('> [role="tablist"] > [role="tab"]');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect.poll(() => page.locator(".tabs-panel > *").count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.notice[data-state="loading"]').count()).toBe(0);
    for (const day of await page.locator('.schedule [role="tab"]').all()) {
      await day.click();
      expect(await findings(page)).toEqual([]);
    }
    expect(await findings(page)).toEqual([]);
  }
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});
