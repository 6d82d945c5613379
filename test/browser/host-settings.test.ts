import { describe, expect, it } from "vitest";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { memberViewLabels, members } from "#i18n/members.ts";
import { foreignContentBlocked, stay } from "#i18n/sentences.ts";
import { hotel } from "#i18n/settings.ts";
import { pathsOf, stubbedScenes, type Answers } from "./stubbed-backend.ts";

const open = stubbedScenes();

const event = {
  eventId: 51,
  title: "Nachtschicht",
  bookingNumber: "N-51",
  startDate: "2026-03-02T09:00:00",
  endDate: "2026-03-12T16:00:00",
  isRhetoric: true,
  hotel: { name: "Haus", latitude: 52.5, longitude: 13.4 },
  content: { duration: 3 },
  theme: { themeId: 1, content: [{ topics: [{}] }] },
  recipients: [],
};
const block = (config: object): string =>
  `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`;
const DETAIL = '<div id="portal-event-detail" data-event-id="51"></div>';

describe("a member whose id needs encoding", () => {
  const member = { userId: "u/8 ü", firstName: "Ada", lastName: "Ohm" };
  const below = "/portal-api/gremium-users/u%2F8%20%C3%BC";
  const answers: Answers = {
    "/get-user": { user: { userId: 7, isGremiumAdmin: false } },
    "/portal-api/user-memberships": { memberships: [{ gremiumId: 1, isAdmin: true }] },
    "/get-gremium-users": { users: [{ userId: 7, lastName: "Kern", isSelf: true }, member] },
    [`${below}/events/future`]: { events: [event] },
    [`${below}/events/past`]: { past: [event] },
    [`GET ${below}/user-data`]: { userData: { firstname: "Ada", teilnehmerId: "T/9" } },
    [`POST ${below}/user-data`]: 201,
    "/portal-api/salutations": {},
    "/portal-api/br-functions": {
      categories: [{ name: "Gremium", brFunctions: [{ id: 4, name: "Vorsitz", sortOrder: 1 }] }],
    },
    "GET /portal-api/br-functions/T%2F9": { functions: [9] },
    "POST /portal-api/br-functions/T%2F9": { status: "error", errorMsg: "Nur eine Person." },
    "/portal-api/hotel-preferences/u%2F8%20%C3%BC": { hotelPreferences: { comments: "ruhig" } },
  };

  it("is asked for and saved under its own routes", async () => {
    const { page, sent } = await open(answers, { body: '<div id="portal-gremium-members"></div>' });
    const row = page.getByRole("listitem").filter({ hasText: "Ohm, Ada" });
    await row.getByRole("button", { name: memberViewLabels.events }).click();
    await page.getByRole("tab", { name: "Abgeschlossen" }).click();
    await page.getByText("Nachtschicht").first().waitFor();
    await page.getByRole("button", { name: members.back }).click();
    await row.getByRole("button", { name: "Einstellungen" }).click();
    await page.getByRole("tab", { name: "Hotelwünsche" }).click();
    await page.getByRole("checkbox", { name: stay.vegetarian }).check();
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText(hotel.save.known).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "BR-Funktionen" }).click();
    await page.getByRole("checkbox", { name: "Vorsitz" }).check();
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Beim Speichern ist ein Fehler aufgetreten: Nur eine Person.").waitFor();
    expect(sent.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body])).toEqual([
      [`${below}/user-data`, { hotelComments: "ruhig", hotelDisabledFriendlyRoom: null, hotelVegetarianFood: true }],
      ["/portal-api/br-functions/T%2F9", { functions: [9, 4] }],
    ]);
    expect(pathsOf(sent)).toEqual(expect.arrayContaining([`GET ${below}/events/future`, `GET ${below}/events/past`]));
    expect(pathsOf(sent).filter((path) => path.includes("GET /portal-api/events"))).toEqual([]);
  });
});

describe("consent under names of the page's own", () => {
  const consent = { cookie: "cc_ext", granted: "ja, gern", changeEvent: "cc:neu", requestEvent: "cc:bitte" };

  it("lets the maps script be asked for once, with key and places", async () => {
    const { page, sent } = await open(
      { "/karten.js": {} },
      {
        body: `${block({ consent, googleMapsScriptUrl: "/karten.js?v=weekly", googleMapsApiKey: "k/1" })}<div id="portal-hotel-map" data-json='${JSON.stringify(event.hotel)}'></div>`,
        early: () => {
          document.cookie = "marketing_consent=true";
          document.addEventListener("cc:bitte", () => {
            document.cookie = `cc_ext=${encodeURIComponent("ja, gern")}`;
            document.dispatchEvent(new Event("cc:neu"));
          });
        },
      },
    );
    await page.getByRole("button", { name: hotelMapTexts.load }).click();
    await expect.poll(() => sent.length).toBe(1);
    const { pathname, searchParams } = new URL(sent[0]?.path ?? "", "http://x");
    expect([pathname, searchParams.get("v"), searchParams.get("key"), searchParams.get("libraries")]).toEqual([
      "/karten.js",
      "weekly",
      "k/1",
      "places",
    ]);
  });
});

describe("consent by portal.consent", () => {
  it("is heard before the script has come and afterwards, and goes when it is withdrawn", async () => {
    const { page, sent } = await open(
      { "/karten.js": {} },
      {
        body: `${block({ googleMapsScriptUrl: "/karten.js", googleMapsApiKey: "k" })}<div id="portal-hotel-map" data-json='${JSON.stringify(event.hotel)}'></div>`,
        head: "<script>window.portal = { q: [() => portal.consent({ marketing: true })] }</script>",
      },
    );
    await expect.poll(() => sent.length).toBe(1);
    await page.evaluate("portal.consent({ marketing: false })");
    await page.getByText(foreignContentBlocked).waitFor();
    expect(sent.length).toBe(1);
  });
});

describe("the tabs of an event", () => {
  const answers: Answers = {
    "/portal-api/events/51": { event },
    "/portal-api/events/51/documents": { documents: [{ id: "d&1", extension: "pdf", title: "Über uns/1" }] },
    "/portal-api/events/51/videos": { url: "/film.js?x=1", token: "t&1" },
  };

  it("hand the video script its token, target and event, and the target stands in the document; another widget's key changes nothing", async () => {
    const { page, sent } = await open(answers, { body: DETAIL, path: "/seite?setTab=videos#meine-daten" });
    await expect.poll(() => sent.length).toBe(3);
    const query = new URL(sent[2]?.path ?? "", "http://x").searchParams;
    expect([query.get("x"), query.get("token"), query.get("terminId")]).toEqual(["1", "t&1", "51"]);
    expect(
      await page.evaluate(
        (id) => document.getElementById(id)?.closest("#portal-event-detail") !== null,
        query.get("target") ?? "",
      ),
    ).toBe(true);
  });

  it("are scrolled to, or to an element of the page, after 1200 ms, and link documents with id, extension and file name", async () => {
    const { page, server } = await open(answers, {
      body: `<div style="height: 2000px"></div>${DETAIL}<div style="height: 1500px"></div><p id="ziel">Ziel</p><div style="height: 2000px"></div>`,
      path: "/seite?setTab=videos#dokumente:ziel",
      fresh: true,
      before: (at) => at.clock.install({ time: new Date("2026-03-10T08:00:00Z") }),
    });
    await page.getByRole("tab", { name: "Dokumente", selected: true }).waitFor();
    await page.clock.fastForward(1200);
    await expect
      .poll(() =>
        page.evaluate(() => Math.abs(Math.round(document.getElementById("ziel")?.getBoundingClientRect().top ?? -1))),
      )
      .toBe(0);
    const link = page.getByRole("link", { name: "Über uns/1.pdf" });
    expect(await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href)).toBe(
      `${server.origin}/portal-api/documents/download?documentId=d%261&extension=pdf&filename=%C3%9Cber+uns%2F1.pdf`,
    );
  });
});
