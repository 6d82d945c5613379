import { expect, it } from "vitest";
import { berlinWall } from "#domain/dates/time.ts";
import { shiftTo } from "./clock.ts";

it.each([
  ["2026-11-22T09:30:15Z", "2026-03-10", "2026-03-10T10:30:15"],
  ["2026-11-22T22:10:00Z", "2026-05-04", "2026-05-04T23:10:00"],
  ["2026-07-01T22:30:00Z", "2026-02-18", "2026-02-18T00:30:00"],
  ["2026-07-01T21:59:59Z", "2026-02-18", "2026-02-18T23:59:59"],
])("at %s keeps the time of day on %s", (now, today, expected) => {
  const instant = Date.parse(now);
  expect(berlinWall(instant + shiftTo(today, instant))).toBe(expected);
});
