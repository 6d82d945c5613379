import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addDays,
  berlinWall,
  berlinDay,
  dayOf,
  daysBetween,
  daysUntil,
  nextBerlinMidnight,
  startOfBerlinDay,
  toEndInstant,
  toInstant,
} from "./time.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

afterEach(() => vi.unstubAllEnvs());

const at = (iso: string) => Date.parse(iso);

const instants: [string, string][] = [
  ["2026-03-10T08:30:00", "2026-03-10T07:30:00Z"],
  ["2026-03-10T08:30", "2026-03-10T07:30:00Z"],
  ["2026-03-10 08:30:15.1234567", "2026-03-10T07:30:15.123Z"],
  ["2026-07-10T08:30:00", "2026-07-10T06:30:00Z"],
  ["2026-07-10T08:30:00.5", "2026-07-10T06:30:00.500Z"],
  ["2026-07-10", "2026-07-09T22:00:00Z"],
  ["2026-01-01", "2025-12-31T23:00:00Z"],
  ["2026-03-10T08:30:00Z", "2026-03-10T08:30:00Z"],
  ["2026-03-10T08:30:00+05:30", "2026-03-10T03:00:00Z"],
  ["2026-03-10 08:30:00-0500", "2026-03-10T13:30:00Z"],
  ["2026-03-29T01:59:59", "2026-03-29T00:59:59Z"],
  ["2026-03-29T02:30:00", "2026-03-29T01:30:00Z"],
  ["2026-03-29T03:00:00", "2026-03-29T01:00:00Z"],
  ["2026-03-30", "2026-03-29T22:00:00Z"],
  ["2026-10-25T01:59:59", "2026-10-24T23:59:59Z"],
  ["2026-10-25T02:00:00", "2026-10-25T00:00:00Z"],
  ["2026-10-25T02:59:59", "2026-10-25T00:59:59Z"],
  ["2026-10-25T03:00:00", "2026-10-25T02:00:00Z"],
];

describe.each(["UTC", "Europe/Berlin", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"])(
  "machine zone %s",
  (zone) => {
    it.each(instants)("reads %s as %s", (iso, expected) => {
      vi.stubEnv("TZ", zone);
      expect(toInstant(iso)).toBe(at(expected));
    });

    it("prints every hour of two DST changes on the Berlin clock", () => {
      vi.stubEnv("TZ", zone);
      const clock = (instant: number) => berlinWall(instant).slice(5, 16);
      expect([0, 1, 2].map((hour) => clock(at("2026-03-29T00:30:00Z") + hour * 3_600_000))).toEqual([
        "03-29T01:30",
        "03-29T03:30",
        "03-29T04:30",
      ]);
      expect([0, 1, 2].map((hour) => clock(at("2026-10-25T00:30:00Z") + hour * 3_600_000))).toEqual([
        "10-25T02:30",
        "10-25T02:30",
        "10-25T03:30",
      ]);
    });
  },
);

it("agrees with the timezone plugin four times a day over three years", () => {
  vi.stubEnv("TZ", "UTC");
  const start = at("2025-01-01T00:00:00Z");
  const wrong = Array.from({ length: 3 * 365 * 4 }, (_, step) => start + step * 6 * 3_600_000 + 1_740_000).filter(
    (instant) => berlinWall(instant) !== dayjs(instant).tz("Europe/Berlin").format("YYYY-MM-DD[T]HH:mm:ss"),
  );
  expect(wrong).toEqual([]);
});

it.each(["", "morgen", "10.03.2026", "2026-03-10T8:30"])("reads %j as no instant", (text) => {
  expect(toInstant(text)).toBeNaN();
});

it.each([
  ["2026-03-29", "2026-03-29T22:00:00Z"],
  ["2026-10-25", "2026-10-25T23:00:00Z"],
  ["2026-10-25T16:00:00", "2026-10-25T15:00:00Z"],
])("ends %s at %s", (iso, expected) => {
  expect(toEndInstant(iso)).toBe(at(expected));
});

it.each([
  ["2026-03-10T22:59:59Z", "2026-03-10", "2026-03-09T23:00:00Z", "2026-03-10T23:00:00Z"],
  ["2026-03-10T23:00:00Z", "2026-03-11", "2026-03-10T23:00:00Z", "2026-03-11T23:00:00Z"],
  ["2026-03-29T10:00:00Z", "2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
  ["2026-10-25T10:00:00Z", "2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
])("%s lies on the Berlin day %s", (now, day, start, next) => {
  expect(berlinDay(at(now))).toBe(day);
  expect(dayOf(now)).toBe(day);
  expect(startOfBerlinDay(at(now))).toBe(at(start));
  expect(nextBerlinMidnight(at(now))).toBe(at(next));
});

it.each([
  ["2026-03-10T08:30:00", "2026-03-10T22:59:59Z", 0],
  ["2026-03-11T00:01:00", "2026-03-10T22:59:59Z", 1],
  ["2026-03-11", "2026-03-10T23:00:00Z", 0],
  ["2026-03-30T09:00:00", "2026-03-23T09:00:00Z", 7],
  ["2026-03-09", "2026-03-10T12:00:00Z", -1],
])("%s seen from %s is %i days away", (iso, now, days) => {
  expect(daysUntil(iso, at(now))).toBe(days);
});

it("counts days and moves along them", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});
