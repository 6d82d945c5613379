import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathsOf, outsideScenes } from "./own-backend.ts";
import { MODULE } from "./support.ts";

const open = outsideScenes();

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
const title = (page: Page) => page.getByText("Nachtschicht gestalten").first();
const pathOf = (address: string): string => new URL(address, "http://x").pathname;

describe.each([
  ["portal.js", MODULE],
  ["portal.single.js", SINGLE],
])("%s", (_name, script) => {
  it.each([
    ["/anders", "/anders/events/future"],
    ["/anders/", "/anders/events/future"],
    ["https://api.example/v7", "https://api.example/v7/events/future"],
    ["//api.example/v7/", "http://api.example/v7/events/future"],
    ["", "/events/future"],
    ["/", "/events/future"],
  ])('asks below apiBase "%s", once', async (apiBase, address) => {
    const { page, sent, complaints } = await open(
      { [pathOf(address)]: { events: [event] } },
      { body: `${block({ apiBase })}<div id="portal-event-list"></div>`, script },
    );
    await title(page).waitFor();
    expect(pathsOf(sent)).toEqual([`GET ${address}`]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["/v2/seminare/{eventId}.json", "/v2/seminare/41.json"],
    ["seminare/{eventId}/", "/portal-api/seminare/41/"],
    ["https://api.example/e/{eventId}?sprache=de", "https://api.example/e/41?sprache=de"],
  ])("asks where endpoints moves a call: %s", async (template, address) => {
    const { page, sent } = await open(
      { [pathOf(address)]: { event } },
      {
        body: `${block({ endpoints: { event: template } })}<div id="portal-event-overview" data-event-id="41"></div>`,
        script,
      },
    );
    await title(page).waitFor();
    expect(pathsOf(sent)).toEqual([`GET ${address}`]);
  });

  it("moves session calls, wishlist and a second read with their keys", async () => {
    const keys = {
      userUrl: "https://s.example/wer/",
      gremiumUsersUrl: "/s/alle?x=1",
      wishlistApiBase: "/w/",
      endpoints: { memberships: "/s/gremien" },
    };
    const { page, sent } = await open(
      {
        "/wer/": { user: { userId: 3, isGremiumAdmin: true } },
        "/s/alle": { users: [{ userId: 3, firstName: "Ida", lastName: "Kern", isSelf: true }] },
        "/s/gremien": {},
        "/w/get-bookmarks": { bookmarks: [{ id: "a/b", title: "Merken" }] },
        "/w/delete/a%2Fb": 204,
      },
      {
        body: `${block(keys)}<div id="portal-gremium-members"></div><div id="portal-bookmarks-compact"></div>`,
        script,
      },
    );
    await page.getByText("Kern, Ida").waitFor();
    await page.getByRole("button", { name: /entfernen/ }).click();
    await expect
      .poll(() => pathsOf(sent))
      .toEqual([
        "GET /s/alle?x=1",
        "GET /s/gremien",
        "GET /w/get-bookmarks",
        "GET https://s.example/wer/",
        "POST /w/delete/a%2Fb",
      ]);
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
  menu: [
    { title: "Eins", uri: "/eins", visible: true, active: true },
    { title: "Zwei", uri: "/zwei", visible: false },
    { title: " ", uri: "/leer", visible: true },
    { title: "Drei", uri: "drei?x#y", visible: true },
  ],
};
const hrefs = (page: Page, anchor: string): Promise<string[]> =>
  page.locator(`#${anchor} a`).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

describe("link targets", () => {
  it("of the menu are those of the configuration", async () => {
    const { page, sent } = await open(
      { "/logo.svg": 404 },
      { body: `${block(links)}<div id="portal-menu-desktop"></div>` },
    );
    await page.getByRole("link", { name: "abmelden" }).waitFor();
    expect(await hrefs(page, "portal-menu-desktop")).toEqual(["/start", "/eins", "drei?x#y", "/meins", "/raus"]);
    expect(await page.getByRole("link", { name: "Eins", exact: true }).getAttribute("aria-current")).toBe("page");
    // A picture that is not there is asked for by each drawing of it.
    expect([...new Set(pathsOf(sent))]).toEqual(["GET /logo.svg"]);
  });

  it("of the older members carry activeDocId and the encoded member, and keep the page's own query", async () => {
    const { page, server } = await open(
      {
        "/get-gremium-users": {
          users: [
            { userId: "u/7 ä", firstName: "Ida", lastName: "Kern", isSelf: true },
            { userId: 5, firstName: "Ada", lastName: "Ohm" },
          ],
        },
        "/get-user": { user: { userId: "u/7 ä" } },
        "/portal-api/user-memberships": { memberships: null },
      },
      { body: `${block(links)}<div id="portal-gremium-members-links"></div>` },
    );
    await page.getByText("Ohm, Ada").waitFor();
    expect(await hrefs(page, "portal-gremium-members-links")).toEqual([
      `${server.origin}/alt/buchungen?a=1&activeDocId=D+7%26x#/gremiumsmitglieder/u%2F7%20%C3%A4`,
      "https://alt.example/einstellungen?activeDocId=D+7%26x#/gremiumsmitglieder/edit/u%2F7%20%C3%A4",
    ]);
  });

  it("never run a script", async () => {
    const evil = {
      homeUrl: "javascript:alert(1)",
      logoUrl: "/logo.svg",
      menu: [
        { title: "Eins", uri: " java\nscript:alert(1)", visible: true },
        { title: "Zwei", uri: "data:text/html,x", visible: true },
      ],
    };
    const { page, complaints } = await open({}, { body: `${block(evil)}<div id="portal-menu-desktop"></div>` });
    await page.getByText("Zwei").waitFor();
    // An address of the configuration that is none gives way to its default, the start page.
    expect(await hrefs(page, "portal-menu-desktop")).toEqual(["/", "", "", "/kundenportal/einstellungen", "/logout"]);
    expect(complaints.filter((text) => text.includes("homeUrl"))).toHaveLength(1);
  });
});
