import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { stubbedScenes, type Answers } from "./stubbed-backend.ts";

const open = stubbedScenes();

/** In every text field; each part would set `hit`, hide the page or call out if it came to life. */
const T =
  '"><img src=x onerror="hit=1"><script>hit=2</script><svg onload="hit=3"><a href="javascript:hit=4">Klick</a><style>*{display:none}</style><iframe srcdoc="<script>parent.hit=5</script>"></iframe><math><mtext><form><mglyph><style></math><img src onerror=hit=6>';
const J = "javascript:window.hit=7";
const SPLIT = " java\nscript:window.hit=8";
const D = "data:text/html,<script>parent.hit=9</script>";

const hotel = {
  id: 9,
  name: T,
  street: T,
  postalCode: T,
  city: T,
  latitude: 52,
  longitude: 13,
  location: { name: T },
  internalId: `../../${T}`,
  images: [{ url: J }, { url: T }],
  description: T,
  disabledFriendlyFull: true,
  disabledFriendlyInfo: T,
  allergyRoom: true,
  allergyRoomInfo: T,
  wallbox: true,
  wallboxInfo: T,
  iceAccessibility: T,
  parkingInfo: T,
};
const recipient = {
  recipientId: T,
  userId: T,
  firstname: T,
  lastname: T,
  salutation: T,
  type: "reservation",
  approvalState: "confirmed",
  cancelState: "none",
  comment: T,
  internalComment: T,
};
const block = { title: T, description: T, themes: [T] };
const day = { title: "Seminartag", morning: block, afternoon: block };
const entry = { title: T, text: T };
const event = {
  eventId: 51,
  title: T,
  bookingNumber: T,
  startDate: "2026-03-01T09:00:00",
  endDate: "2026-03-06T16:00:00",
  isHistoric: false,
  hotel,
  isRhetoric: true,
  recipients: [recipient],
  theme: { themeId: T, url: J, content: [{ topics: [{}] }] },
  content: {
    title: T,
    description: T,
    disturberTitle: T,
    disturberText: T,
    topics: [entry],
    benefits: [entry],
    duration: 3,
    schedule: [day, day],
    hasOnlineFollowUp: true,
  },
  modules: [
    { eventId: 42, title: T, bookingNumber: T, onlineFollowUpTitle: T, onlineFollowUpText: T },
    { eventId: 43, title: T, bookingNumber: T },
  ],
};
const ID = encodeURIComponent(T);

const answers: Answers = {
  "/portal-api/events/51": { event },
  "/portal-api/events/future": { events: [event] },
  "/portal-api/events/past": { present: [event], past: [event] },
  "/portal-api/events/51/documents": { documents: [{ id: T, extension: T, title: T }] },
  "/portal-api/events/51/photos": {
    photos: [{ id: T, nr: T, galleryUrl: J, navUrl: T }],
    mediaId: "../../x",
    token: T,
  },
  "/portal-api/events/51/videos": { url: D, token: T },
  "/portal-api/events/next": {
    event: { eventId: 1, von: "2026-04-01", title: T, ort: T, seminarUrl: J, ortUrl: SPLIT },
  },
  "/portal-api/article-recommendations": {
    articles: [
      { id: 1, link: J, image: J, title: T, teaser: T, tags: [T] },
      { id: 2, link: D, image: T, title: T, teaser: `<p>Gut <b>fett</b></p>${T}` },
    ],
  },
  "/wishlist-api/get-bookmarks": {
    bookmarks: [
      { id: T, title: T, url: J, image: J },
      { id: 2, title: T, url: "  JaVaScRiPt:hit=10" },
      { id: 3, title: "x", url: "\u0001javascript:hit=11" },
    ],
  },
  "/get-user": { user: { userId: T, teilnehmerId: T, firstName: T, lastName: T, isGremiumAdmin: true } },
  "/get-gremium-users": { users: [{ userId: T, firstName: T, lastName: T, isSelf: true }] },
  "/portal-api/user-memberships": { memberships: [{ name: T, isAdmin: true }] },
  "/portal-api/user-data": {
    userData: {
      firstname: T,
      salutation: T,
      department: T,
      loginEmail: T,
      teilnehmerId: T,
      company: { accDbId: T, nameRow1: T, street: T, zip: T, countryId: T },
    },
  },
  "/portal-api/salutations": { salutations: { value: [{ name: T, sourceId: 3 }] } },
  "/portal-api/countries": { countries: [{ countryId: T, name: T }] },
  "/portal-api/br-functions": { categories: [{ name: T, brFunctions: [{ id: 1, name: T, sortOrder: 1 }] }] },
  "/portal-api/user-br-functions": {},
  [`/portal-api/hotel-preferences/${ID}`]: { hotelPreferences: { comments: T } },
  "/portal-api/advertising-topics": { print: [{ attributevalue: T, value: T }] },
  "/portal-api/marketing-preferences": { marketingPreferences: { selectedPrintTopics: [T] } },
  "/get-token": { token: "t" },
  "/feedback-api/events": { value: [{ id: T, von: "2025-01-01", ort: { name: T }, thema: { semThema: T } }] },
};

const attribute = (value: object): string =>
  JSON.stringify(value).replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const anchors = (...names: string[]): string => names.map((name) => `<div id="portal-${name}"></div>`).join("");
const given = {
  url: J,
  description: T,
  type: T,
  buttonText: T,
  sliderImages: [{ image: { url: T }, title: T, copyright: T }],
  images: [{ url: J, width: 3, height: 1 }],
};

/** Each with its tabs, and with what shows that it is drawn: harmless HTML, where there is some. */
const pages: [string, string, string[], string][] = [
  [
    "an event",
    '<div id="portal-event-detail" data-event-id="51"></div>',
    ["Inhalt", "Ablaufplan", "Standort / Hotel", "Bilder", "Videos", "Dokumente"],
    ".portal",
  ],
  [
    "lists, settings, feedback and attributes, which keep what is harmless in HTML",
    `${anchors(
      "event-list",
      "document-list",
      "next-event",
      "article-recommendations",
      "bookmarks",
      "bookmarks-compact",
      "gremium-members",
      "gremium-members-links",
      "user-settings",
      "feedback",
    )}<div id="portal-location-gallery" data-json="${attribute(given)}"></div><div id="portal-schedule" data-json="${attribute(event)}"></div><div id="portal-hotel-map" data-json="${attribute(hotel)}"></div><div id="portal-calendar-download" data-json="${attribute(event)}"></div>`,
    ["Abgeschlossen", "Firmendaten", "BR-Funktionen", "Hotelwünsche", "Informationsangebot"],
    "b:has-text('fett')",
  ],
];

/** Links that would run something, and elements and attributes that must not come out of data. */
const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = "hit" in window ? ["a script ran"] : [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot !== null) look(element.shadowRoot);
        // What the select writes into the style element of its own cache, rule by rule: nothing that loads anything.
        const isSelects =
          element instanceof HTMLStyleElement &&
          element.matches('[data-emotion="portal-select"]:empty') &&
          ![...(element.sheet?.cssRules ?? [])].some(({ cssText }) => /url\(|@import|image-set/.test(cssText));
        const foreign =
          root instanceof ShadowRoot &&
          !isSelects &&
          element.matches("script, style, iframe, object, embed, math, form:not([novalidate])");
        const runs = element instanceof HTMLAnchorElement && /^(javascript|data:text\/html)/.test(element.href);
        if (foreign || runs || element.getAttributeNames().some((name) => name.startsWith("on")))
          found.push(element.outerHTML);
      }
    };
    look(document);
    return found;
  });

describe("hostile data", () => {
  it.each(pages)("come to nothing in %s", async (_name, body, tabs, drawn) => {
    const { page, complaints } = await open(answers, { body });
    await page.locator(drawn).first().waitFor();
    for (const tab of [null, ...tabs]) {
      if (tab !== null) await page.getByRole("tab", { name: tab }).click();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.locator('.notice[data-state="loading"]').count()).toBe(0);
      expect(await findings(page)).toEqual([]);
    }
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });
});
