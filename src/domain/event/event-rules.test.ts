import { describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { calendarRanges, detailLinks, overviewLinks, type EventLink } from "./event-links.ts";
import { listedEvents, nextEvent, sortEvents } from "./event-list.ts";
import { followUpModule, moduleLetter, seriesModules } from "./modules.ts";

type Fields = Record<string, unknown>;
const now = Date.parse("2026-03-10T12:00:00Z");

it("lists events with content or flagged in-house only", () => {
  const events = [
    { eventId: 1, content: {} },
    { eventId: 2 },
    { eventId: 3, isInhouse: true },
    { eventId: 4, isInhouse: false },
  ];
  expect(listedEvents(events.map(buildEvent)).map((event) => event.eventId)).toEqual([1, 3]);
});

it.each<["ascending" | "descending", string]>([
  ["ascending", "cbeda"],
  ["descending", "debca"],
])("sorts %s by start, events without one last", (direction, order) => {
  const events = [
    { title: "a" },
    { title: "b", startDate: "2026-05-04" },
    { title: "c", startDate: "2026-05-03T23:30:00" },
    { title: "d", startDate: "2026-05-04T09:00:00+02:00" },
    { title: "e", startDate: "2026-05-04T08:00:00" },
  ].map(buildEvent);
  const sorted = sortEvents(events, direction).map((event) => event.title);
  expect(sorted.join("")).toBe(order);
  expect(events[0]?.title).toBe("a");
});

it("takes the nearest of the dates that are to come for the next one, in whatever order they are given", () => {
  const events = ["2026-11-02", "2026-01-12", "2026-05-04"].map((day) => buildEvent({ startDate: day, endDate: day }));
  expect(nextEvent(events, now)?.startDate).toBe("2026-05-04");
  expect(nextEvent(events.slice(1, 2), now)).toBeNull();
  const running = buildEvent({ startDate: "2026-03-09", endDate: "2026-03-13" });
  expect(nextEvent([running, ...events], now)?.startDate).toBe("2026-05-04");
  expect(nextEvent([running], now)).toBeNull();
});

it.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [702, "AAA"],
])("letters module %i as %s", (index, letter) => {
  expect(moduleLetter(index)).toBe(letter);
});

it("shows the modules that have a booking number and makes modules of them", () => {
  const series = buildEvent({
    modules: [{ bookingNumber: "X1" }, { bookingNumber: "  " }, { bookingNumber: null }, { bookingNumber: "X4" }],
  });
  expect(seriesModules(series).map(({ letter, module }) => [letter, module.bookingNumber, module.isModule])).toEqual([
    ["A", "X1", true],
    ["B", "X4", true],
  ]);
});

it("takes the second module as the online follow-up", () => {
  const modules = [{ title: "eins" }, { title: "zwei" }];
  expect(followUpModule(buildEvent({ modules, content: { hasOnlineFollowUp: true } }))?.title).toBe("zwei");
  expect(followUpModule(buildEvent({ modules, content: {} }))).toBeNull();
});

describe("links", () => {
  const full = { eventId: 7, startDate: "2026-05-04", endDate: "2026-05-06", theme: { themeId: 3, eventType: 1 } };
  const pdfs: EventLink[] = ["noticePdf", "themePdf"];

  it.each<[string, Fields, EventLink[], EventLink[]]>([
    ["seminar", full, ["calendar", "priceCalculator", ...pdfs], ["calendar", "priceCalculator", ...pdfs]],
    [
      "series",
      { ...full, isTrainingSeries: true },
      ["calendar", "priceCalculator", ...pdfs],
      ["calendar", "priceCalculator"],
    ],
    ["module", { ...full, isModule: true }, ["calendar", "priceCalculator"], ["calendar", "priceCalculator"]],
    [
      "trade conference",
      { ...full, theme: { themeId: 3, eventType: 3 } },
      ["calendar", ...pdfs],
      ["calendar", ...pdfs],
    ],
    ["historic", { ...full, isHistoric: true }, [], []],
    ["in-house", { ...full, isInhouse: true }, [], []],
    ["no end", { ...full, endDate: null }, ["priceCalculator", ...pdfs], ["priceCalculator", ...pdfs]],
    [
      "no theme",
      { ...full, theme: null },
      ["calendar", "priceCalculator", "noticePdf"],
      ["calendar", "priceCalculator", "noticePdf"],
    ],
    ["no ids", { startDate: "2026-05-04", endDate: "2026-05-06" }, ["calendar"], ["calendar"]],
  ])("%s", (_, fields, overview, detail) => {
    const event = buildEvent(fields);
    expect(overviewLinks(event, now)).toEqual(overview);
    expect(detailLinks(event, now)).toEqual(detail);
  });

  it.each<[string, Fields, string[]]>([
    ["itself", { startDate: "2026-05-04", endDate: "2026-05-06" }, ["2026-05-04/2026-05-06"]],
    ["nothing without a start", { endDate: "2026-05-06" }, []],
    ["nothing without dates", {}, []],
    [
      "its dated modules",
      {
        startDate: "2026-05-04",
        endDate: "2026-07-06",
        modules: [{ startDate: "2026-05-04", endDate: "2026-05-05" }, { startDate: "2026-07-06" }],
      },
      ["2026-05-04/2026-05-05"],
    ],
    [
      "itself when no module is dated",
      { startDate: "2026-05-04", endDate: "2026-07-06", modules: [{}] },
      ["2026-05-04/2026-07-06"],
    ],
  ])("a calendar shows %s", (_, fields, expected) => {
    expect(calendarRanges(buildEvent(fields)).map(({ start, end }) => `${start}/${end}`)).toEqual(expected);
  });
});
