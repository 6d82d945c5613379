import { describe, expect, it } from "vitest";
import type { Conference } from "#domain/entities/conference.ts";
import { buildEvent } from "#test/support/entities.ts";
import { conferenceWays, entryTimes, upcomingConferences } from "./conference.ts";

it.each([
  ["open", ["conferenceBooking", "conferenceReservation"]],
  ["few", ["conferenceBooking", "conferenceReservation"]],
  ["waitingList", ["conferenceWaitingList"]],
  ["closed", []],
  ["soon", []],
  [null, []],
])("%s leaves %j", (state, ways) => expect(conferenceWays({ state })).toEqual(ways));

it.each([
  ["09:00", "10:30", "09:00–10:30"],
  ["9:00:00", null, "09:00"],
  ["2026-05-04T09:00:00", "2026-05-04T08:30:00Z", "09:00–10:30"],
  ["2026-05-04", "10:30", null],
  ["früh", null, null],
  [null, "10:30", null],
])("prints %s to %s as %s", (start, end, expected) => expect(entryTimes({ start, end })).toBe(expected));

describe("conferences", () => {
  it("stand by date, those that are over left out, those without an event last", () => {
    const conference = (url: string, fields: Record<string, unknown> | null): Conference => ({
      url,
      title: url,
      subtitle: null,
      description: null,
      event: fields && buildEvent(fields),
      days: [],
      speakers: [],
    });
    const all = [
      conference("none", null),
      conference("late", { startDate: "2026-09-01" }),
      conference("over", { startDate: "2026-01-01" }),
      conference("soon", { startDate: "2026-04-01" }),
    ];
    expect(upcomingConferences(all, Date.parse("2026-03-10T08:00:00Z")).map(({ url }) => url)).toEqual([
      "soon",
      "late",
      "none",
    ]);
  });
});
