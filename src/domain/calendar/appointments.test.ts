import { describe, expect, it } from "vitest";
import {
  appointmentWindow,
  clockDiffers,
  commonMinutes,
  freeAppointments,
  freeDays,
  nextAppointments,
  type FreeAppointment,
} from "./appointments.ts";

const now = Date.parse("2026-03-10T08:00:00Z");
const free = (appointmentId: string | number, start: string): FreeAppointment => ({ appointmentId, start, end: null });

describe("appointmentWindow", () => {
  it.each([
    ["2026-03-10T08:00:00Z", 0, "2026-03-10", "2026-04-06"],
    ["2026-03-10T08:00:00Z", 1, "2026-04-07", "2026-05-04"],
    ["2026-03-10T08:00:00Z", 2, "2026-05-05", "2026-06-01"],
    // Berlin is a day ahead; then both clock changes, which must not cost a day.
    ["2026-03-09T23:30:00Z", 0, "2026-03-10", "2026-04-06"],
    ["2026-10-05T22:30:00Z", 0, "2026-10-06", "2026-11-02"],
    ["2026-12-20T10:00:00Z", 0, "2026-12-20", "2027-01-16"],
  ])("at %s, window %i", (at, index, from, until) =>
    expect(appointmentWindow(Date.parse(at), index)).toEqual({ from, until }),
  );
});

describe("freeDays", () => {
  it("groups by Berlin day, in order, without what is past or cannot be booked", () => {
    const days = freeDays(
      [
        free(3, "2026-03-11T10:00:00"),
        free(1, "2026-03-10T14:00:00"),
        free(2, "2026-03-10T23:30:00Z"),
        free(4, "2026-03-10T09:00:00"),
        free(5, "2026-03-10T08:59:59"),
        { appointmentId: null, start: "2026-03-12T10:00:00", end: null },
        { appointmentId: 6, start: null, end: null },
        free(3, "2026-03-11T10:00:00"),
      ],
      now,
    );
    expect(days.map(({ day, appointments }) => [day, appointments.map(({ appointmentId }) => appointmentId)])).toEqual([
      ["2026-03-10", [1]],
      ["2026-03-11", [2, 3]],
    ]);
  });

  it("has no days without appointments", () => expect(freeDays([], now)).toEqual([]));

  it("orders the doubled hour of autumn by what really comes first", () => {
    const order = freeAppointments(
      [free("b", "2026-10-25T02:30:00+01:00"), free("a", "2026-10-25T02:45:00+02:00")],
      now,
    );
    expect(order.map(({ appointmentId }) => appointmentId)).toEqual(["a", "b"]);
  });
});

it.each<[string, (string | null)[], number | null]>([
  ["none", [], null],
  ["of one length", ["10:30", "10:30"], 30],
  ["of two lengths", ["10:30", "11:00"], null],
  ["one without an end", ["10:30", null], null],
  ["one that ends when it begins", ["10:00"], null],
])("commonMinutes of appointments, %s", (_name, ends, minutes) => {
  const at = (end: string | null) => ({ ...free(1, "2026-03-11T10:00"), end: end && `2026-03-11T${end}` });
  expect(commonMinutes(ends.map(at))).toBe(minutes);
});

describe("nextAppointments", () => {
  const list = [1, 2, 3, 4, 5, 6].map((hour) => free(hour, `2026-03-12T1${hour}:00:00`));
  it.each([
    [2, [3, 4, 5]],
    [5, [3, 4, 6]],
    [6, [3, 4, 5]],
    [1, [2, 3, 4]],
  ])("instead of number %i: %j", (lost, expected) => {
    const [taken] = list.filter(({ appointmentId }) => appointmentId === lost);
    expect(
      nextAppointments(list, taken ?? free(0, "2026-03-12T00:00:00"), now).map(({ appointmentId }) => appointmentId),
    ).toEqual(expected);
  });

  it("takes what there is", () =>
    expect(nextAppointments([free(1, "2026-03-12T10:00:00")], free(9, "2026-03-12T11:00:00"), now)).toHaveLength(1));
});

describe("clockDiffers", () => {
  it.each([
    ["2026-01-10T10:00:00Z", -60, false],
    ["2026-07-10T10:00:00Z", -120, false],
    ["2026-07-10T10:00:00Z", -60, true],
    ["2026-01-10T10:00:00Z", 0, true],
    ["2026-01-10T10:00:00Z", 300, true],
  ])("at %s with an offset of %i minutes: %s", (at, offset, expected) =>
    expect(clockDiffers(Date.parse(at), offset)).toBe(expected),
  );
});
