import { describe, expect, it } from "vitest";
import { nextClockChange, oddTimes } from "./clock.ts";

describe("times of an answer", () => {
  it.each([
    ["a Berlin time", "2026-03-10T08:30:00", []],
    ["an instant of winter", "2026-03-10T08:30:00+01:00", []],
    ["an instant of summer", "2026-07-10T08:30:00+02:00", []],
    ["an instant of UTC", "2026-07-10T22:00:00Z", []],
    ["an instant of another zone", "2026-07-10T08:30:00-05:00", []],
    ["a day", "2026-03-29", []],
    ["either instant of the hour that happens twice", "2026-10-25T02:30:00+01:00", []],
    ["midnight on the clock of UTC", "2026-03-09T23:00:00", ["is that UTC?"]],
    ["an hour that is left out", "2026-03-29T02:30:00", ["left out"]],
    ["an hour that happens twice", "2026-10-25T02:30:00", ["happens twice"]],
    ["the offset of winter in summer", "2026-07-10T08:30:00+01:00", ["fixed offset"]],
    ["the offset of summer in winter", "2026-12-10T08:30:00+02:00", ["fixed offset"]],
  ])("%s", (_what, time, said) => {
    const odd = oddTimes(JSON.stringify({ start: time }));
    expect(odd).toHaveLength(said.length);
    said.forEach((part, index) => expect(odd[index]).toContain(part));
  });

  it("are counted, and a late seminar among many is none of UTC", () => {
    const times = ["2026-05-11T09:00", "2026-05-12T09:00", "2026-05-13T09:00", "2026-05-14T09:00", "2026-05-15T22:00"];
    expect(oddTimes(JSON.stringify(times))).toEqual([]);
    expect(oddTimes(JSON.stringify(times.slice(3)))[0]).toMatch(/^1 times/);
  });
});

it.each([
  ["2026-03-10T09:00:00Z", "2026-03-29"],
  ["2026-03-29T09:00:00Z", "2026-03-29"],
  ["2026-03-30T09:00:00Z", "2026-10-25"],
])("the change of clocks after %s is on %s", (now, day) => {
  expect(nextClockChange(Date.parse(now))).toBe(day);
});
