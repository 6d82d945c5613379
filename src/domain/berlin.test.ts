import { afterEach, describe, expect, it, vi } from "vitest";
import { dayjs } from "./berlin.ts";

afterEach(() => vi.unstubAllEnvs());

const on = (iso: string) => dayjs(iso).berlin();

describe.each(["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])("machine zone %s", (zone) => {
  it.each([
    ["the hour that comes twice, first pass", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30:00+02:00"],
    ["the hour that comes twice, second pass", "2026-10-25T01:30:00.000Z", "2026-10-25T02:30:00+01:00"],
    ["summer", "2026-07-31T22:15:00.000Z", "2026-08-01T00:15:00+02:00"],
  ])("keeps the instant and shows Berlin: %s", (_, iso, shown) => {
    vi.stubEnv("TZ", zone);
    expect([on(iso).toISOString(), on(iso).clone().toISOString(), on(iso).format()]).toEqual([iso, iso, shown]);
  });

  it.each<[string, (date: ReturnType<typeof on>) => ReturnType<typeof on>, string]>([
    [
      "a day over the end of summer time, which has 25 hours",
      (date) => date.add(1, "day"),
      "2026-10-25T17:00:00+01:00",
    ],
    ["24 hours over it", (date) => date.add(24, "hour"), "2026-10-25T16:00:00+01:00"],
    ["half an hour back", (date) => date.subtract(30, "minute"), "2026-10-24T16:30:00+02:00"],
    ["months, to the last day at most", (date) => date.date(31).add(1, "month"), "2026-11-30T17:00:00+01:00"],
    ["the start of the day", (date) => date.startOf("day"), "2026-10-24T00:00:00+02:00"],
    ["the end of the month", (date) => date.endOf("month"), "2026-10-31T23:59:59+01:00"],
    ["another hour", (date) => date.hour(9), "2026-10-24T09:00:00+02:00"],
  ])("counts %s", (_, move, expected) => {
    vi.stubEnv("TZ", zone);
    expect(move(on("2026-10-24T15:00:00Z")).format()).toBe(expected);
  });

  it("tells days and hours apart where the clock changes", () => {
    vi.stubEnv("TZ", zone);
    const [before, after] = [on("2026-03-28T11:00:00Z"), on("2026-03-30T10:00:00Z")];
    expect([after.diff(before, "day", true), after.diff(before, "hour")]).toEqual([2, 47]);
    expect([after.isAfter(before), after.isSame(before, "month"), after.utcOffset()]).toEqual([true, true, 120]);
  });
});

it("names days and months in German and leaves other dates alone", () => {
  expect(on("2026-03-10T12:00:00Z").format("dddd, D. MMMM")).toBe("Dienstag, 10. März");
  expect(dayjs.utc("2026-03-10T12:00:00Z").add(1, "hour").format()).toBe("2026-03-10T13:00:00Z");
  expect(on("morgen").isValid()).toBe(false);
});

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" });

/** The hours (ISO) from one day to another at which we show another time than the engine's own table of zones. */
function otherHours(from: number, to: number): string[] {
  const wrong: string[] = [];
  for (let at = from; at < to; at += 3_600_000) {
    if (dayjs(at).berlin().format("YYYY-MM-DD HH:mm") !== clock.format(at)) wrong.push(new Date(at).toISOString());
  }
  return wrong;
}

it.each([1945, 1947, 1980, 1995, 1996, 2026])("shows what Berlin showed in every hour of %i", (year) => {
  expect(otherHours(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))).toEqual([]);
});

// The day the Union drops its rule, this fails with the next release of Node.
it.each(Array.from({ length: 42 }, (_year, index) => 1996 + index))(
  "changes the clock when Berlin does in %i",
  (year) => {
    for (const month of [2, 9]) expect(otherHours(Date.UTC(year, month, 24), Date.UTC(year, month + 1, 2))).toEqual([]);
  },
);
