import type { Dayjs } from "dayjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clockAt, dayjs, instantOf } from "./berlin.ts";

afterEach(() => vi.unstubAllEnvs());

const on = (iso: string): Dayjs => clockAt(Date.parse(iso));
const SHOWN = "YYYY-MM-DDTHH:mm:ss";

describe.each(["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])("machine zone %s", (zone) => {
  it.each([
    ["the hour that comes twice, first pass", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30:00"],
    ["the hour that comes twice, second pass", "2026-10-25T01:30:00.000Z", "2026-10-25T02:30:00"],
    ["summer", "2026-07-31T22:15:00.000Z", "2026-08-01T00:15:00"],
  ])("shows Berlin: %s", (_, iso, shown) => {
    vi.stubEnv("TZ", zone);
    expect(on(iso).format(SHOWN)).toBe(shown);
  });

  it.each([
    ["the hour that comes twice, by its first pass", "2026-10-25T02:30:00", "2026-10-25T00:30:00.000Z"],
    ["the hour that is skipped, moved on", "2026-03-29T02:30:00", "2026-03-29T01:30:00.000Z"],
    ["the hour after it", "2026-03-29T03:30:00", "2026-03-29T01:30:00.000Z"],
    ["winter", "2026-01-31T23:15:00", "2026-01-31T22:15:00.000Z"],
  ])("finds the instant of %s", (_, shown, iso) => {
    vi.stubEnv("TZ", zone);
    expect(new Date(instantOf(dayjs.utc(shown))).toISOString()).toBe(iso);
  });

  it.each<[string, (date: Dayjs) => Dayjs, string]>([
    ["a day over the end of summer time, which has 25 hours", (date) => date.add(1, "day"), "2026-10-25T16:00:00.000Z"],
    ["months, to the last day at most", (date) => date.date(31).add(1, "month"), "2026-11-30T16:00:00.000Z"],
    ["the start of the day", (date) => date.startOf("day"), "2026-10-23T22:00:00.000Z"],
    ["the end of the month", (date) => date.endOf("month"), "2026-10-31T22:59:59.999Z"],
  ])("counts %s", (_, move, expected) => {
    vi.stubEnv("TZ", zone);
    expect(new Date(instantOf(move(on("2026-10-24T15:00:00Z")))).toISOString()).toBe(expected);
  });
});

it("names days and months in German", () => {
  expect(on("2026-03-10T12:00:00Z").format("dddd, D. MMMM")).toBe("Dienstag, 10. März");
  expect([clockAt(NaN).isValid(), instantOf(dayjs.utc("morgen"))]).toEqual([false, NaN]);
});

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" });

/** The hours (ISO) from one day to another at which we show another time than the engine's own table of zones. */
function otherHours(from: number, to: number): string[] {
  const wrong: string[] = [];
  for (let at = from; at < to; at += 3_600_000) {
    if (clockAt(at).format("YYYY-MM-DD HH:mm") !== clock.format(at)) wrong.push(new Date(at).toISOString());
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
