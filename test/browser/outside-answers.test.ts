import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { events } from "#i18n/events.ts";
import { pathsOf, outsideScenes, type Answers } from "./own-backend.ts";

const open = outsideScenes();

const event = {
  eventId: 41,
  title: "Nachtschicht",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-06T16:00:00",
  content: {},
};
const OVERVIEW = '<div id="portal-event-overview" data-event-id="41"></div>';
const UNREADABLE = readErrors.malformed;

/** Lists of members, one for each of these answers, so that several stand on one page. */
const pathOf = (at: number, when = "future"): string => `/portal-api/gremium-users/A-${at}/events/${when}`;
const listsOf = (answers: readonly unknown[]): string =>
  answers.map((_each, at) => `<div id="portal-event-list" data-user-id=" A-${at} "></div>`).join("");
const answersOf = (lists: readonly [string, Answers[string], string][]): Record<string, Answers[string]> =>
  Object.fromEntries(
    lists.flatMap(([, answer], at) => [
      [pathOf(at), answer],
      [pathOf(at, "past"), { present: [], past: [] }],
    ]),
  );
const listOf = (page: Page, at: number) => page.locator("#portal-event-list").nth(at);

describe("an odd answer", () => {
  const row = (more: object): object => ({ events: [{ ...event, ...more }] });
  const fine: [string, object, string][] = [
    ["nothing in it", {}, events.none],
    ["null for the list", { events: null }, events.none],
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
      events.untitled,
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
    [
      "an event in house without content",
      row({ eventId: 51, startDate: "2026-03-02T09:00:00", isInhouse: true, content: null }),
      "Nachtschicht",
    ],
  ];

  it("that is no mistake is drawn, of each member alone, whatever blanks stand around the id", async () => {
    const { page, sent, complaints } = await open(
      { ...answersOf(fine), "/portal-api/events/51/documents": {} },
      { body: listsOf(fine) },
    );
    for (const [at, [, , expected]] of fine.entries())
      await listOf(page, at)
        .getByText(expected, { exact: expected === "4711" })
        .first()
        .waitFor();
    expect(complaints).toEqual([]);
    await expect
      .poll(() => pathsOf(sent))
      .toEqual(
        [
          "GET /portal-api/events/51/documents",
          ...fine.flatMap((_each, at) => [`GET ${pathOf(at)}`, `GET ${pathOf(at, "past")}`]),
        ].sort(),
      );
  });

  const malformed: [string, object | string, string][] = [
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
  ];

  it("that nobody understands is drawn with a way on and told; of one row it costs that row alone", async () => {
    const oneRow = { events: [{ ...event, eventId: [] }, event, { ...event, title: "Frühschicht" }] };
    const lists: typeof malformed = [...malformed, ["one row", oneRow, ""]];
    const later: Record<string, Answers[string]> = answersOf(lists);
    const { page, complaints } = await open(later, { body: listsOf(lists) });
    await listOf(page, malformed.length).getByRole("heading", { name: "Frühschicht" }).waitFor();
    expect(await listOf(page, malformed.length).getByRole("heading").allInnerTexts()).toHaveLength(2);
    for (const at of malformed.keys()) await listOf(page, at).getByText(UNREADABLE).waitFor();
    expect([...complaints].sort()).toEqual([
      ...malformed.map(([, , problem]) => `[portal] Malformed answer of gremiumEventsFuture: ${problem}`).sort(),
      expect.stringMatching(
        /^\[portal\] Malformed rows of gremiumEventsFuture are left out: events\.0\.eventId is array, expected /,
      ),
    ]);
    for (const at of malformed.keys()) later[pathOf(at)] = { events: [event] };
    for (const at of malformed.keys()) {
      await listOf(page, at).getByRole("button", { name: common.retry }).click();
      await listOf(page, at).getByRole("heading", { name: "Nachtschicht" }).waitFor();
    }
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
      "/get-user": { user: { userId: 7 } },
      "/portal-api/user-data": {},
      "/portal-api/salutations": {},
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
