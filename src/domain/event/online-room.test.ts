import { expect, it } from "vitest";
import { roomOpensAt } from "./online-room.ts";

it.each([
  ["2026-03-28T08:30", "2026-03-28T07:15:00.000Z"],
  ["2026-07-01T08:30:00+02:00", "2026-07-01T06:15:00.000Z"],
  ["2026-01-01T00:00", "2025-12-31T22:45:00.000Z"],
  ["2026-03-28", null],
  [null, null],
])("the room of an event that starts %s opens %s", (startDate, expected) => {
  expect(roomOpensAt({ startDate })).toBe(expected);
});
