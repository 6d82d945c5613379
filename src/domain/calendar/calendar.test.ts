import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { calendarFile, calendarHref, calendarOfEvents } from "./calendar.ts";
import { foldLine, icsText } from "./ics.ts";

const now = Date.parse("2026-01-05T23:30:00Z");
const labels = { event: "Seminar", online: "Online" };
type Fields = Record<string, unknown>;

const dated = {
  eventId: 7,
  title: "BR I",
  bookingNumber: "4711",
  startDate: "2026-03-10T08:30:00",
  endDate: "2026-03-12T17:00:00",
};

/** The file of an event and its entries as another program reads them. */
function read(fields: Fields) {
  const file = calendarFile(buildEvent(fields), { now, labels });
  if (!file) throw new Error("no file");
  const calendar = new ICAL.Component(ICAL.parse(file.text) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (!zone) throw new Error("no zone");
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const entries = calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  return { file, entries };
}

const utc = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();

describe("times survive the round trip", () => {
  it.each([
    ["2026-03-10T08:30:00", "2026-03-12T17:00:00", "2026-03-10T07:30:00.000Z", "2026-03-12T16:00:00.000Z"],
    ["2026-03-28T08:30:00", "2026-03-30T17:00:00", "2026-03-28T07:30:00.000Z", "2026-03-30T15:00:00.000Z"],
    ["2026-10-24T08:30:00", "2026-10-26T17:00:00", "2026-10-24T06:30:00.000Z", "2026-10-26T16:00:00.000Z"],
    ["2026-07-10T08:30:00Z", "2026-07-10T12:00:00-05:00", "2026-07-10T08:30:00.000Z", "2026-07-10T17:00:00.000Z"],
    ["2026-10-24T08:30:00", "2026-10-25", "2026-10-24T06:30:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["2026-03-28", "2026-03-29T17:00:00", "2026-03-27T23:00:00.000Z", "2026-03-29T15:00:00.000Z"],
    ["2026-03-28T09:00:00", "2026-03-28T08:00:00", "2026-03-28T08:00:00.000Z", "2026-03-28T08:00:00.000Z"],
  ])("%s to %s", (startDate, endDate, start, end) => {
    const [entry] = read({ ...dated, startDate, endDate }).entries;
    expect(entry && [utc(entry.startDate), utc(entry.endDate), entry.startDate.zone.tzid]).toEqual([
      start,
      end,
      "Europe/Berlin",
    ]);
  });

  it.each([
    ["2026-03-10", "2026-03-12", "2026-03-13"],
    ["2026-12-31", "2026-12-31", "2027-01-01"],
    ["2026-03-10", "2026-03-09", "2026-03-11"],
  ])("whole days %s to %s", (startDate, endDate, end) => {
    const [entry] = read({ ...dated, startDate, endDate }).entries;
    expect(entry && [entry.startDate.isDate, entry.startDate.toString(), entry.endDate.toString()]).toEqual([
      true,
      startDate,
      end,
    ]);
  });
});

describe("texts survive the round trip", () => {
  it.each([
    'Größe, Würde; Maß\\Stab: "neu"',
    "Zeile eins\nZeile zwei",
    `${"Betriebsräte ".repeat(20)}Ende`,
    "\u{1F600}".repeat(60),
    `x${"\u{1F600}".repeat(60)}`,
    "€".repeat(90),
  ])("%j", (title) => {
    const { entries, file } = read({ ...dated, title });
    expect(entries[0]?.summary).toBe(`Seminar 4711: ${title}`);
    const sizes = file.text.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(74);
    expect(file.text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("drops what no calendar line and no link may hold", () => {
    expect(icsText("Betriebs\u00adrat\u200b: Mu\u0308ller")).toBe("Betriebsrat: Müller");
    expect(icsText("a\u0007b\ud800c\td\r\ne")).toBe("ab\ufffdc d\\ne");
    expect(() =>
      calendarHref(calendarFile(buildEvent({ ...dated, title: "\ud800" }), { now, labels })?.text ?? ""),
    ).not.toThrow();
  });
});

it.each([
  ["a".repeat(74), ["a".repeat(74)]],
  ["a".repeat(75), ["a".repeat(74), " a"]],
  [`${"a".repeat(73)}ä`, ["a".repeat(73), " ä"]],
  ["ä".repeat(80), ["ä".repeat(37), ` ${"ä".repeat(36)}`, ` ${"ä".repeat(7)}`]],
])("folds %s", (line, expected) => {
  expect(foldLine(line).split("\r\n")).toEqual(expected);
});

const hotel = { name: "Seehof", street: "Am See 1", postalCode: "18055", city: "Rostock" };

it.each<[string, Fields, string[]]>([
  ["Online", { hotel: null }, ["Online"]],
  ["the hotel address", { hotel }, ["Seehof, Am See 1, 18055 Rostock"]],
  ["what is known of it", { hotel: { ...hotel, street: "", postalCode: null } }, ["Seehof, Rostock"]],
  ["nothing", { isOnlineEvent: false }, [""]],
  [
    "that of each module",
    { hotel, content: { hasOnlineFollowUp: true }, modules: [dated, dated] },
    ["Seehof, Am See 1, 18055 Rostock", "Online"],
  ],
  [
    "the hotel of a module",
    {
      modules: [
        { ...dated, hotel },
        { ...dated, hotelId: 522 },
      ],
    },
    ["Seehof, Am See 1, 18055 Rostock", "Online"],
  ],
])("the location is %s", (_, fields, expected) => {
  expect(read({ ...dated, ...fields }).entries.map((entry) => (entry.location as string | null) ?? "")).toEqual(
    expected,
  );
});

it.each<[Fields, string]>([
  [{}, "Seminar 4711: BR I"],
  [{ bookingNumber: null }, "Seminar: BR I"],
  [{ title: null }, "Seminar 4711"],
  [{ modules: [{ ...dated, title: "Modul", bookingNumber: null }] }, "Seminar 4711: Modul"],
])("%j is summed up as %s", (fields, expected) => {
  expect(read({ ...dated, ...fields }).entries[0]?.summary).toBe(expected);
});

it.each<[Fields, string]>([
  [{}, "BR I.ics"],
  [{ title: "AGG: Rechte/Pflichten" }, "AGG- Rechte-Pflichten.ics"],
  [{ title: null }, "termine.ics"],
  [{ title: " " }, "termine.ics"],
])("%j is saved as %s", (fields, expected) => {
  expect(read({ ...dated, ...fields }).file.name).toBe(expected);
});

it("keeps its identifiers when dates move and tells modules apart", () => {
  const uids = (fields: Fields) => read({ ...dated, ...fields }).entries.map((entry) => entry.uid);
  const modules = [
    { ...dated, moduleId: 1 },
    { ...dated, moduleId: 2 },
    { ...dated, eventId: null, bookingNumber: null },
  ];
  expect(uids({ startDate: "2026-03-09" })).toEqual(uids({}));
  expect(new Set([...uids({}), ...uids({ modules })]).size).toBe(4);
});

it("stamps in UTC and links as data", () => {
  const { file } = read(dated);
  expect(file.text).toContain("\r\nDTSTAMP:20260105T233000Z\r\n");
  expect(file.text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && file.text.endsWith("END:VCALENDAR\r\n")).toBe(
    true,
  );
  expect(decodeURIComponent(calendarHref(file.text))).toBe(`data:text/calendar;charset=utf-8,${file.text}`);
});

it("is no file without a date range", () => {
  expect(calendarFile(buildEvent({ title: "BR I" }), { now, labels })).toBeNull();
});

it("puts the dates of several events into one file", () => {
  const file = calendarOfEvents([buildEvent(dated), buildEvent({ eventId: 8 }), buildEvent({ ...dated, eventId: 9 })], {
    now,
    labels,
  });
  expect(file?.name).toBe("termine.ics");
  expect(file?.text.match(/^UID:.*$/gm)).toEqual(["UID:7@kundenportal", "UID:9@kundenportal"]);
  expect(calendarOfEvents([buildEvent({ eventId: 8 })], { now, labels })).toBeNull();
});
