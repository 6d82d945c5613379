import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { MODULE } from "./hosting.ts";
import { pathsOf, stubbedScenes } from "./stubbed-backend.ts";

const open = stubbedScenes();

const SINGLE = '<script src="/portal.single.js" defer></script>';
const block = (config: object): string =>
  `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`;
const event = {
  eventId: 41,
  title: "Nachtschicht gestalten",
  bookingNumber: "N-41",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-06T16:00:00",
  content: {},
};
const anchors = (...names: string[]): string => names.map((name) => `<div id="portal-${name}"></div>`).join("");

/** Each form of an address once; mount/preload.alone.test.ts and api/path.test.ts hold all of them. */
const moved = {
  apiBase: "//api.example/v7/",
  userUrl: "https://s.example/wer/",
  gremiumUsersUrl: "/s/alle?x=1",
  wishlistApiBase: "/w/",
  endpoints: {
    memberships: "/s/gremien",
    event: "https://api.example/e/{eventId}?sprache=de",
    nextEvent: "seminare/naechstes/",
    articles: "/v2/artikel.json",
  },
};

describe.each([
  ["portal.js", MODULE],
  ["portal.single.js", SINGLE],
])("%s", (_name, script) => {
  it("asks once each where apiBase, endpoints and the keys of their own move a call", async () => {
    const { page, sent, complaints } = await open(
      {
        "/v7/events/future": { events: [{ ...event, eventId: 42, title: "Frühschicht gestalten" }] },
        "/v7/events/past": { present: [], past: [] },
        "/e/41": { event },
        "/v7/seminare/naechstes/": { event: { title: "Bald" } },
        "/v2/artikel.json": { articles: [{ id: 1, link: "/a", title: "Lesen" }] },
        "/wer/": { user: { userId: 3, isGremiumAdmin: true } },
        "/s/alle": { users: [{ userId: 3, firstName: "Ida", lastName: "Kern", isSelf: true }] },
        "/s/gremien": {},
        "/w/get-bookmarks": { bookmarks: [{ id: "a/b", title: "Merken" }] },
        "/w/delete/a%2Fb": 204,
      },
      {
        body: `${block(moved)}<div id="portal-event-overview" data-event-id="41"></div>${anchors("event-list", "next-event", "article-recommendations", "gremium-members", "bookmarks-compact")}`,
        script,
      },
    );
    for (const text of ["Nachtschicht gestalten", "Frühschicht gestalten", "Bald", "Lesen", "Kern, Ida"])
      await page.getByText(text).first().waitFor();
    await page.getByRole("button", { name: /entfernen/ }).click();
    await expect
      .poll(() => pathsOf(sent))
      .toEqual([
        "GET /s/alle?x=1",
        "GET /s/gremien",
        "GET /v2/artikel.json",
        "GET /w/get-bookmarks",
        "GET http://api.example/v7/events/future",
        "GET http://api.example/v7/events/past",
        "GET http://api.example/v7/seminare/naechstes/",
        "GET https://api.example/e/41?sprache=de",
        "GET https://s.example/wer/",
        "POST /w/delete/a%2Fb",
      ]);
    expect(complaints).toEqual([]);
  });

  it("is read from data-config of a tag that is injected late", async () => {
    const file =
      script === MODULE ? 's.type = "module"; s.src = "/portal.js?v=3";' : 's.src = "/portal.single.js?v=3";';
    const inject = `<script>const s = document.createElement("script"); ${file} s.dataset.config = '{"apiBase": "/spaet", "mneu": []}'; document.head.append(s)</script>`;
    const { page, sent, complaints } = await open(
      { "/spaet/events/next": { event: { title: "Bald" } } },
      { body: '<div id="portal-next-event"></div>', script: inject },
    );
    await page.getByText("Bald").waitFor();
    expect(pathsOf(sent)).toEqual(["GET /spaet/events/next"]);
    expect(complaints).toEqual(["[portal] Configuration: mneu is no known configuration key and is ignored."]);
  });
});

const links = {
  logoutUrl: "/raus",
  settingsUrl: "/meins",
  homeUrl: "/start",
  logoUrl: "/logo.svg",
  bookingsUrl: "/alt/buchungen?a=1",
  memberSettingsUrl: "https://alt.example/einstellungen",
  activeDocId: "D 7&x",
  termsUrl: "javascript:alert(1)",
  menu: [
    { title: "Eins", uri: "/eins", visible: true, active: true },
    { title: "Zwei", uri: "/zwei", visible: false },
    { title: " ", uri: "/leer", visible: true },
    { title: "Drei", uri: "drei?x#y", visible: true },
    { title: "Vier", uri: " java\nscript:alert(1)", visible: true },
    { title: "Fünf", uri: "data:text/html,x", visible: true },
  ],
};
const hrefs = (page: Page, anchor: string): Promise<string[]> =>
  page.locator(`#${anchor} a`).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

it("link targets are those of the configuration and never run a script, with activeDocId and the encoded member beside the page's own query", async () => {
  const { page, server, sent, complaints } = await open(
    {
      "/logo.svg": 404,
      "/get-gremium-users": {
        users: [
          { userId: "u/7 ä", firstName: "Ida", lastName: "Kern", isSelf: true },
          { userId: 5, firstName: "Ada", lastName: "Ohm" },
        ],
      },
      "/get-user": { user: { userId: "u/7 ä" } },
      "/portal-api/user-memberships": { memberships: null },
    },
    { body: `${block(links)}${anchors("menu-desktop", "gremium-members-links")}` },
  );
  await page.getByRole("link", { name: "abmelden" }).waitFor();
  expect(await hrefs(page, "portal-menu-desktop")).toEqual(["/start", "/eins", "drei?x#y", "", "", "/meins", "/raus"]);
  expect(await page.getByRole("link", { name: "Eins", exact: true }).getAttribute("aria-current")).toBe("page");
  await page.getByText("Ohm, Ada").waitFor();
  expect(await hrefs(page, "portal-gremium-members-links")).toEqual([
    `${server.origin}/alt/buchungen?a=1&activeDocId=D+7%26x#/gremiumsmitglieder/u%2F7%20%C3%A4`,
    "https://alt.example/einstellungen?activeDocId=D+7%26x#/gremiumsmitglieder/edit/u%2F7%20%C3%A4",
  ]);
  expect(complaints.filter((text) => text.includes("termsUrl"))).toHaveLength(1);
  // The menu asks for nothing but its picture, which each drawing asks for where it is not there.
  expect([...new Set(pathsOf(sent))]).toEqual([
    "GET /get-gremium-users",
    "GET /get-user",
    "GET /logo.svg",
    "GET /portal-api/user-memberships",
  ]);
});
