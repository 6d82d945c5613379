import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { groupEvents, rowsOf } from "./event-groups.ts";

const events = [
  { eventId: 1, startDate: "2026-03-31T21:59:00Z" },
  { eventId: 2, startDate: "2026-03-31T22:00:00Z" },
  { eventId: 3, startDate: "2026-04-20" },
  { eventId: 4, startDate: "2027-01-04" },
  { eventId: 5 },
].map(buildEvent);

it.each<["month" | "year", [string | null, number[]][]]>([
  [
    "month",
    [
      ["2026-03", [1]],
      ["2026-04", [2, 3]],
      ["2027-01", [4]],
      [null, [5]],
    ],
  ],
  [
    "year",
    [
      ["2026", [1, 2, 3]],
      ["2027", [4]],
      [null, [5]],
    ],
  ],
])("puts events of one %s together, by the Berlin day of their start", (unit, expected) => {
  expect(groupEvents(events, unit).map(({ key, events: found }) => [key, found.map(({ eventId }) => eventId)])).toEqual(
    expected,
  );
});

it("leaves a few events together", () => {
  expect(groupEvents(events.slice(0, 3), "month")).toEqual([{ key: null, events: events.slice(0, 3) }]);
  expect(groupEvents([], "year")).toEqual([{ key: null, events: [] }]);
});

it("tells of each event its key, and whether it is the first of its group", () => {
  expect(rowsOf(groupEvents(events, "month")).map(({ key, begins }) => [key, begins])).toEqual([
    ["1", "2026-03"],
    ["2", "2026-04"],
    ["3", undefined],
    ["4", "2027-01"],
    ["5", null],
  ]);
  expect(rowsOf([])).toEqual([]);
});
