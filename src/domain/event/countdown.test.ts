import { expect, it } from "vitest";
import { countdown, hasDetailsButton } from "./countdown.ts";

const now = Date.parse("2026-03-28T22:30:00Z");

it.each([
  [null, null],
  ["2026-03-27", { kind: "begun" }],
  ["2026-03-28T08:30:00", { kind: "today" }],
  ["2026-03-28T23:59:00", { kind: "today" }],
  ["2026-03-29T00:30:00", { kind: "one-day" }],
  ["2026-03-29T23:00:00", { kind: "one-day" }],
  ["2026-03-29T22:00:00Z", { kind: "days", days: 2 }],
  ["2026-04-04", { kind: "days", days: 7 }],
])("start %s counts as %j", (start, expected) => {
  expect(countdown(start, now)).toEqual(expected);
});

it.each([
  ["Betriebsverfassungsrecht", "2026-03-29", true],
  ["Betriebsverfassungsrecht", null, true],
  ["Betriebsverfassungsrecht", "2026-03-28", false],
  ["Betriebsverfassungsrecht", "2026-03-27", true],
  ["Inhouse Seminar", "2026-03-29", false],
  [null, "2026-03-29", true],
])("details of %s starting %s: %s", (title, start, expected) => {
  expect(hasDetailsButton(title, start, now)).toBe(expected);
});
