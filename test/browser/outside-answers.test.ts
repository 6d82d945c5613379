import { describe, expect, it } from "vitest";
import { seenEvents } from "./events.ts";
import { pathsOf, outsideScenes, type Answers } from "./own-backend.ts";

const open = outsideScenes();

const event = {
  eventId: 41,
  title: "Nachtschicht",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-06T16:00:00",
  content: {},
};
const LIST = '<div id="portal-event-list"></div>';
const OVERVIEW = '<div id="portal-event-overview" data-event-id="41"></div>';
const FAILED = "Die Inhalte konnten nicht geladen werden.";
const LATER = `${FAILED} Bitte versuchen Sie es später erneut.`;
const OVER = "Der Termin hat bereits stattgefunden oder wurde storniert.";
const UNREADABLE = "Der Server hat eine unverständliche Antwort gesendet. Bitte versuchen Sie es später erneut.";

describe("a status", () => {
  it.each([
    [403, 1, LATER, LATER],
    [404, 1, LATER, OVER],
    // A server that is down is explained once.
    [500, 1, LATER, FAILED],
    [503, 3, LATER, FAILED],
    [204, 1, UNREADABLE, UNREADABLE],
  ])("%i is asked for %i times and drawn", async (status, times, ofList, ofEvent) => {
    const { page, sent } = await open(
      { "/portal-api/events/future": status, "/portal-api/events/41": status },
      { body: LIST + OVERVIEW },
    );
    await page.locator("#portal-event-list").getByText(ofList).waitFor();
    await page.locator("#portal-event-overview").getByText(ofEvent).waitFor();
    expect(await page.getByText(LATER).count()).toBe([ofList, ofEvent].filter((text) => text === LATER).length);
    expect(await page.locator("#portal-event-list").getByRole("button", { name: "Erneut versuchen" }).count()).toBe(1);
    expect(pathsOf(sent)).toEqual([
      ...Array<string>(times).fill("GET /portal-api/events/41"),
      ...Array<string>(times).fill("GET /portal-api/events/future"),
    ]);
  });
});

const user = { userId: 7, isGremiumAdmin: true };
const good: Answers = {
  "/get-user": { user },
  "/get-token": { token: "t" },
  "/get-gremium-users": { users: [{ userId: 7, lastName: "Kern" }] },
  "/portal-api/user-memberships": {},
  "/feedback-api/events": {},
  "/portal-api/user-data": {},
  "/portal-api/salutations": {},
};

describe("an expired session", () => {
  it.each([
    ["/get-token", "feedback"],
    ["/feedback-api/events", "feedback"],
    ["/get-user", "gremium-members"],
    ["/get-gremium-users", "gremium-members"],
    ["/portal-api/user-memberships", "gremium-members-links"],
    ["/portal-api/salutations", "user-settings"],
    ["/portal-api/events/next", "next-event"],
    ["/wishlist-api/get-bookmarks", "bookmarks"],
  ])("that %s tells of is said once, in %s", async (path, widget) => {
    const { page } = await open(
      {
        ...good,
        "/portal-api/user-memberships": path.endsWith("memberships") ? 401 : {},
        "/get-user": { user: { userId: 7 } },
        [path]: 401,
      },
      { body: `<div id="portal-${widget}"></div>`, path: "/seite?a=ä&b=1#x" },
    );
    const login = page.getByRole("link", { name: "Zur Anmeldung" });
    await login.waitFor();
    expect(await login.count()).toBe(1);
    expect(new URL((await login.getAttribute("href")) ?? "").searchParams.get("returnTo")).toBe(page.url());
  });
});

describe("a login after that", () => {
  it("is not undone by an answer from before it that nobody had taken", async () => {
    const later: Record<string, Answers[string]> = {
      ...good,
      "/portal-api/user-data": 401,
      "/portal-api/salutations": 401,
      "/get-user": 401,
    };
    const { page, sent } = await open(later, { body: '<div id="portal-user-settings"></div>' });
    const login = page.getByRole("link", { name: "Zur Anmeldung" });
    await login.waitFor();
    // Who is there is asked at once: that answer still belongs to the time before the login.
    await page.waitForLoadState("networkidle");
    Object.assign(later, good);
    await page.getByRole("button", { name: "Erneut versuchen" }).last().click();
    await page.getByRole("button", { name: "Speichern" }).waitFor();
    await expect.poll(() => sent.filter(({ path }) => path === "/portal-api/salutations").length).toBe(2);
    await expect.poll(() => login.count()).toBe(0);
    await expect.poll(() => page.getByText("Diese Inhalte sehen Sie wieder").count()).toBe(0);
  });
});

describe("a retry by keyboard", () => {
  it("leaves the focus in the widget, so that the next step is in what has come", async () => {
    const answers: Record<string, Answers[string]> = { ...good, "/portal-api/user-data": 500 };
    const { page } = await open(answers, { body: '<a href="/">davor</a><div id="portal-user-settings"></div>' });
    const retry = page.getByRole("button", { name: "Erneut versuchen" });
    await retry.waitFor();
    Object.assign(answers, good);
    await retry.press("Enter");
    await page.getByRole("button", { name: "Speichern" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("portal-user-settings");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("portal-user-settings");
  });
});

describe("an odd answer", () => {
  const row = (more: object): object => ({ events: [{ ...event, ...more }] });
  it.each<[string, object, string]>([
    ["nothing in it", {}, "Keine Seminare vorhanden."],
    ["null for the list", { events: null }, "Keine Seminare vorhanden."],
    ["null entries", { events: [null, event, null] }, "Nachtschicht"],
    ["unknown fields", { ...row({ neu: { a: 1 }, theme: { x: 1 }, hotel: { pool: true } }), seite: 1 }, "Nachtschicht"],
    [
      "an event of nulls",
      {
        events: [
          {
            ...Object.fromEntries(
              [
                "eventId",
                "bookingNumber",
                "title",
                "startDate",
                "endDate",
                "isHistoric",
                "isModule",
                "isTrainingSeries",
                "isOnlineEvent",
                "isInhouse",
                "hotel",
                "modules",
                "recipients",
                "theme",
              ].map((key) => [key, null]),
            ),
            content: {},
          },
        ],
      },
      "Ohne Titel",
    ],
    [
      "a series of odd modules",
      row({
        isTrainingSeries: true,
        modules: [null, {}, { bookingNumber: " " }, { bookingNumber: "M1", title: null }],
      }),
      "Modul A",
    ],
    [
      "a booking number that is a number",
      row({ bookingNumber: 4711, hotel: { postalCode: 82418, city: "Murnau" } }),
      "4711",
    ],
  ])("%s", async (_name, answer, expected) => {
    const { page, complaints } = await open({ "/portal-api/events/future": answer }, { body: LIST });
    await page
      .getByText(expected, { exact: expected === "4711" })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it.each<[string, object | string, string]>([
    [
      "a word for a number",
      row({ content: { duration: "drei" } }),
      "events.0.content.duration is string, expected number",
    ],
    [
      "a day that is none",
      row({ startDate: "2026-02-31" }),
      "events.0.startDate is string, expected not an ISO 8601 date",
    ],
    ["a bare list", [event], "the value itself is array, expected Object"],
    [
      "a login page",
      "<!doctype html><title>Anmelden</title><form></form>",
      "text/html (a login page?) instead of JSON",
    ],
  ])("%s is drawn with a way on and told", async (_name, answer, problem) => {
    const later: Record<string, Answers[string]> = { "/portal-api/events/future": answer };
    const { page, complaints } = await open(later, { body: LIST });
    await page.getByText(UNREADABLE).waitFor();
    expect(complaints).toEqual([`[portal] Malformed answer of eventsFuture: ${problem}`]);
    later["/portal-api/events/future"] = { events: [event] };
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await page.getByRole("heading", { name: "Nachtschicht" }).waitFor();
  });

  it("of one row costs that row alone, and is told", async () => {
    const { page, complaints } = await open(
      {
        "/portal-api/events/future": { events: [{ ...event, eventId: [] }, event, { ...event, title: "Frühschicht" }] },
      },
      { body: LIST },
    );
    await page.getByRole("heading", { name: "Frühschicht" }).waitFor();
    expect(await page.getByRole("heading").allInnerTexts()).toHaveLength(2);
    expect(complaints).toEqual([
      expect.stringMatching(
        /^\[portal\] Malformed rows of eventsFuture are left out: events\.0\.eventId is array, expected /,
      ),
    ]);
  });

  it("with dates in all forms shows Berlin time, wherever the browser is", async () => {
    const dates: [string, string, string][] = [
      ["2026-05-04T22:30:00Z", "2026-05-05T21:59:59.999Z", "05.05.2026, 00:30 Uhr–05.05.2026, 23:59 Uhr"],
      ["2026-03-29T02:30:00", "2026-03-29T04:00", "29.03.2026, 03:30 Uhr–29.03.2026, 04:00 Uhr"],
      ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00", "25.10.2026, 02:30 Uhr–25.10.2026, 02:30 Uhr"],
      ["2026-06-01", "2026-06-03", "01.06.2026–03.06.2026"],
      ["2026-12-31T23:30:00.5-0200", "2027-01-01T12:00:00", "01.01.2027, 02:30 Uhr–01.01.2027, 12:00 Uhr"],
    ];
    const body = dates
      .map((_each, index) => `<div id="portal-event-overview" data-event-id="${index}"></div>`)
      .join("");
    const { page } = await open(
      Object.fromEntries(
        dates.map(([startDate, endDate], index) => [
          `/portal-api/events/${index}`,
          { event: { ...event, startDate, endDate } },
        ]),
      ),
      { body, context: { timezoneId: "Pacific/Kiritimati", locale: "en-US" } },
    );
    await expect.poll(() => page.getByRole("heading", { name: "Nachtschicht" }).count()).toBe(dates.length);
    expect(
      await page.locator("dl").evaluateAll((lists) =>
        lists.map((list) =>
          [...list.querySelectorAll("dd")]
            .slice(0, 2)
            .map((value) => value.textContent)
            .join("–"),
        ),
      ),
    ).toEqual(dates.map(([, , shown]) => shown));
  });

  it("with words that do not end leaves the page as wide as it is", async () => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung".repeat(4);
    const gallery = JSON.stringify({ url: "/binz", buttonText: long, images: [{ url: "/a.jpg" }] }).replace(
      /"/g,
      "&quot;",
    );
    const answers: Answers = {
      ...good,
      "/portal-api/events/41": { event: { ...event, title: long, bookingNumber: long, hotel: { city: long } } },
      "/portal-api/events/next": { event: { title: long, ort: long } },
      "/portal-api/br-functions": { categories: [{ name: long, brFunctions: [{ id: 1, name: long, sortOrder: 1 }] }] },
      "/portal-api/user-br-functions": {},
    };
    const { page } = await open(answers, {
      body: `${OVERVIEW}<div id="portal-next-event"></div><div id="portal-location-gallery" data-json="${gallery}"></div><div id="portal-user-settings"></div>`,
      path: "/seite#br-funktionen",
      context: { viewport: { width: 390, height: 800 } },
    });
    await page.getByRole("checkbox", { name: long }).waitFor();
    await page.getByRole("link", { name: long }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: long }).count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe("portal.unmount and portal.scan", () => {
  it("take a part of the page with all anchors in it, and harm none", async () => {
    const { page, complaints } = await open(
      { "/portal-api/events/41": { event } },
      {
        body: `<section id="teil"><div id="portal-event-overview" data-event-id="41">alt</div></section><div id="portal-wishlist-remove-7"></div>`,
      },
    );
    await page.getByRole("heading").waitFor();
    await page.getByRole("button", { name: "Von der Merkliste entfernen" }).waitFor();
    await page.evaluate(() => {
      const { portal } = window as unknown as { portal: { unmount: (element: Element) => void } };
      portal.unmount(document.createElement("div"));
      portal.unmount(document.getElementById("teil") ?? document.body);
    });
    await expect.poll(() => page.getByRole("heading").count()).toBe(0);
    expect(await page.getByText("alt").isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(1);
    await page.evaluate(() =>
      (window as unknown as { portal: { scan: (root: Element | null) => void } }).portal.scan(
        document.getElementById("teil"),
      ),
    );
    await page.getByRole("heading").waitFor();
    expect((await seenEvents(page)).map(({ detail }) => detail.widget).sort()).toEqual([
      "portal-event-overview",
      "portal-event-overview",
      "portal-wishlist-remove-7",
    ]);
    expect(complaints).toEqual([]);
  });

  it("reach into a shadow root of the host", async () => {
    const { page } = await open({ "/portal-api/events/41": { event } }, { body: '<div id="wirt"></div>' });
    await page.evaluate((html) => {
      const root = document.getElementById("wirt")?.attachShadow({ mode: "open" });
      if (root === undefined) return;
      root.innerHTML = html;
      (window as unknown as { portal: { scan: (root: ShadowRoot) => void } }).portal.scan(root);
    }, '<div id="portal-event-overview" data-event-id="41"></div>');
    await page.getByRole("heading", { name: "Nachtschicht" }).waitFor();
  });
});
