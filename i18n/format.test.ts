import { expect, it } from "vitest";
import {
  formatBytes,
  formatDateRange,
  formatDateTime,
  formatDay,
  formatDuration,
  formatEuro,
  formatMonth,
  formatPeriod,
  formatTime,
  formatWeekday,
} from "./format.ts";

it.each([
  ["2026-03-10T08:30:00", "10.03.2026", "08:30 Uhr", "10.03.2026, 08:30 Uhr", "Dienstag, 10.03.2026"],
  ["2026-03-10T00:00:00", "10.03.2026", "00:00 Uhr", "10.03.2026, 00:00 Uhr", "Dienstag, 10.03.2026"],
  ["2026-07-31T22:15:00Z", "01.08.2026", "00:15 Uhr", "01.08.2026, 00:15 Uhr", "Samstag, 01.08.2026"],
  ["2026-10-25", "25.10.2026", null, "25.10.2026", "Sonntag, 25.10.2026"],
  [null, null, null, null, null],
])("prints %s", (iso, day, time, dateTime, weekday) => {
  expect([formatDay(iso), formatTime(iso), formatDateTime(iso), formatWeekday(iso)]).toEqual([
    day,
    time,
    dateTime,
    weekday,
  ]);
});

it.each([
  ["2026-03-10", "2026-03-10", false, "10.03.2026"],
  ["2026-03-10", "2026-03-12T17:00:00", false, "10.–12.03.2026"],
  ["2026-03-30", "2026-04-02", false, "30.03.–02.04.2026"],
  ["2026-12-30", "2027-01-02", false, "30.12.2026–02.01.2027"],
  ["2026-03-10", "2026-06-11", true, "März – Juni 2026"],
  ["2026-11-10", "2027-02-11", true, "November 2026 – Februar 2027"],
  ["2026-03-10", "2026-06-11", false, "10.03.–11.06.2026"],
  ["2026-03-10", null, true, "10.03.2026"],
  [null, "2026-03-12", false, "12.03.2026"],
  [null, null, false, null],
])("prints %s to %s (series: %s) as %s", (start, end, isSeries, expected) => {
  expect(formatDateRange(start, end, isSeries)).toBe(expected);
});

it.each([
  [1234.5, "1.234,50\u00a0€"],
  [0, "0,00\u00a0€"],
  [99.999, "100,00\u00a0€"],
  [null, null],
])("prints %s euro as %s", (amount, expected) => {
  expect(formatEuro(amount)).toBe(expected);
});

it.each([
  ["2026-03-10", "2026-03-10", false, "Di., 10.03.2026"],
  ["2026-03-10", "2026-03-12T17:00:00", false, "Di.–Do., 10.–12.03.2026"],
  ["2026-03-10", "2026-03-17", false, "Di.–Di., 10.–17.03.2026"],
  ["2026-03-10", "2026-06-11", true, "März – Juni 2026"],
  ["2026-03-10", "2026-04-11", true, "Di.–Sa., 10.03.–11.04.2026"],
  [null, "2026-03-12", false, "Do., 12.03.2026"],
  [null, null, false, null],
])("prints the period %s to %s (series: %s) as %s", (start, end, isSeries, expected) => {
  expect(formatPeriod(start, end, isSeries)).toBe(expected);
});

it("names a month", () => {
  expect(formatMonth("2026-02-28T23:30:00Z")).toBe("März 2026");
  expect(formatMonth(null)).toBeNull();
});

it.each([
  [null, null],
  [-5, null],
  [0, null],
  [65, "1:05 Min."],
  [3599.6, "1:00:00 Std."],
  [3665, "1:01:05 Std."],
])("%s seconds last %s", (seconds, expected) => expect(formatDuration(seconds)).toBe(expected));

it.each([
  [null, null],
  [-1, null],
  [0, null],
  [400, "1\u00a0KB"],
  [48_400, "48\u00a0KB"],
  [1_250_000, "1,3\u00a0MB"],
])("%s bytes are %s", (bytes, expected) => expect(formatBytes(bytes)).toBe(expected));
