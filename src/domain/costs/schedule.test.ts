import { describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { followUpDay, isOneDay, schedulePlan } from "./schedule.ts";

type Fields = Record<string, unknown>;
const block = { title: "Grundlagen" };
const long = { startDate: "2026-03-28T17:30:00", endDate: "2026-03-30T17:00:00", hotel: { name: "Seehof" } };
const short = { startDate: "2026-03-10T09:00:00", endDate: "2026-03-10T17:00:00", hotel: { name: "Seehof" } };

const planOf = (fields: Fields, schedule: Fields[], content: Fields = {}) =>
  schedulePlan(buildEvent({ ...fields, content: { ...content, schedule } }));

describe("times of a day", () => {
  it.each<[string, Fields, Fields, string[]]>([
    ["one day", short, { morning: block, afternoon: block }, ["morning 09:00 12:30", "afternoon 13:45 17:00"]],
    ["one morning", short, { morning: block }, ["morning 09:00 12:30"]],
    ["one afternoon", short, { afternoon: block }, ["afternoon 13:45 17:00"]],
    [
      "whole day of several",
      long,
      { morning: block, afternoon: block },
      ["morning 08:30 12:30", "afternoon 14:00 17:00"],
    ],
    ["morning of several", long, { morning: block }, ["morning 08:30 12:00"]],
    ["afternoon of several", long, { afternoon: block }, ["afternoon 13:30 17:30"]],
    ["empty afternoon", long, { morning: block, afternoon: { title: "", themes: [" "] } }, ["morning 08:30 12:00"]],
    [
      "themes alone",
      long,
      { morning: { themes: ["AGG"] }, afternoon: { description: "Praxis" } },
      ["morning 08:30 12:30", "afternoon 14:00 17:00"],
    ],
    [
      "conference",
      { ...long, theme: { eventType: 3 } },
      { morning: block, afternoon: block },
      ["morning", "afternoon"],
    ],
    ["nothing", long, {}, []],
  ])("%s", (_, fields, day, expected) => {
    const blocks = planOf(fields, [day])?.days[0]?.blocks.map(({ part, times }) =>
      [part, ...(times ? [times.from, times.to] : [])].join(" "),
    );
    expect(blocks).toEqual(expected);
  });
});

it("numbers the days and dates them across a DST change", () => {
  const days = planOf(long, [
    { title: "Anreisetag" },
    { title: "Seminartag", morning: block },
    { title: "Seminartag" },
  ])?.days;
  expect(days?.map(({ number, day, arrival }) => [number, day, arrival])).toEqual([
    [1, "2026-03-28", { times: { from: "17:30", to: "20:00" } }],
    [2, "2026-03-29", null],
    [3, "2026-03-30", null],
  ]);
});

it("dates nothing without a start and times no arrival of a conference", () => {
  const day = planOf({ theme: { eventType: 3 } }, [{ title: "Anreisetag" }])?.days[0];
  expect(day).toMatchObject({ day: null, arrival: { times: null } });
});

it.each<[Fields, boolean]>([
  [short, true],
  [long, false],
  [{ ...short, content: { duration: 3 } }, true],
  [{ startDate: "2026-03-10T22:30:00Z", endDate: "2026-03-10T23:30:00Z" }, false],
  [{ content: { duration: 1 } }, true],
  [{ content: { duration: 0.5 } }, true],
  [{ content: { duration: 1.5, schedule: [{}] } }, false],
  [{ content: { schedule: [{}] } }, true],
  [{ content: { schedule: [{}, {}] } }, false],
  [{}, false],
])("%j takes one day: %s", (fields, expected) => {
  expect(isOneDay(buildEvent(fields))).toBe(expected);
});

it.each<[string, Fields, boolean, boolean, boolean]>([
  ["multi-day in person", long, false, false, true],
  ["multi-day online", { ...long, isOnlineEvent: true }, false, false, false],
  ["one day in person", short, false, true, false],
  ["conference", { ...long, theme: { eventType: 3 } }, true, false, true],
])("%s", (_, fields, isConference, oneDay, hasLeisure) => {
  expect(planOf(fields, [{}])).toMatchObject({ isConference, isOneDay: oneDay, hasLeisure });
});

it.each<Fields | null>([null, {}, { schedule: [] }, { schedule: null }])("is nothing for the content %j", (content) => {
  expect(schedulePlan(buildEvent({ ...long, content }))).toBeNull();
});

describe("online follow-up day", () => {
  const full = { onlineFollowUpTitle: "Nachbetreuung", onlineFollowUpText: "Fragen", startDate: "2026-05-04T10:00:00" };

  it.each<[string, Fields[], boolean]>([
    ["one full day", [{}, full], true],
    ["two full days", [full, full], false],
    ["no text", [{ ...full, onlineFollowUpText: " " }], false],
    ["no title", [{ ...full, onlineFollowUpTitle: null }], false],
    ["one full and one half", [full, { ...full, onlineFollowUpText: null }], true],
    ["none", [], false],
  ])("%s", (_, modules, exists) => {
    const expected = exists ? { title: "Nachbetreuung", text: "Fragen", date: "2026-05-04T10:00:00" } : null;
    expect(followUpDay(buildEvent({ modules }))).toEqual(expected);
    expect(planOf({ modules }, [{}])?.followUp).toEqual(expected);
  });
});
