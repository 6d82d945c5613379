import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { calculatorInputSchema } from "#domain/entities/calculator.ts";
import { buildEvent } from "#test/support/entities.ts";
import { calculate, participantsOf, subjectOfEvent, subjectOfInput, type CalculatorChoice } from "./calculator.ts";

const year = (value: number, more: Record<string, unknown>) => ({
  validFrom: `${value}-01-01`,
  validUntil: `${value}-12-31`,
  conference: false,
  rhetoric: false,
  ...more,
});
const prices = [2026, 2027].flatMap((value, step) => [
  year(value, { overnight: true, fullBoard: true, catering: 60.1 + step, singleRoom: 100.2 }),
  year(value, { overnight: true, fullBoard: false, catering: 40, singleRoom: 100.2 }),
  year(value, { overnight: false, fullBoard: true, catering: 50.5, singleRoom: 999 }),
  year(value, { overnight: false, fullBoard: false, catering: 30, singleRoom: null }),
  year(value, { overnight: true, fullBoard: true, conference: true, catering: 70, singleRoom: 110 }),
  year(value, { overnight: true, fullBoard: false, conference: true, catering: 1, singleRoom: 1 }),
]);
const hotel = { name: "Haus", prices };
const input = (more: Record<string, unknown> = {}) =>
  subjectOfInput(
    v.parse(calculatorInputSchema, {
      title: "Thema",
      content: { duration: 2.5, prices: [{ price: 100 }] },
      hotels: [hotel],
      ...more,
    }),
  );
const now = Date.parse("2026-03-10T12:00:00Z");
const choose = (subject: ReturnType<typeof input>, more: Partial<CalculatorChoice> = {}): CalculatorChoice => ({
  participants: 1,
  fullBoard: true,
  overnight: true,
  hotel: subject.hotels[0] ?? null,
  ...more,
});

describe("hotel costs", () => {
  it.each<[string, Partial<CalculatorChoice>, { perDay: number; sum: number }]>([
    ["full board and night", {}, { perDay: 16_030, sum: 48_090 }],
    ["of three people", { participants: 3 }, { perDay: 16_030, sum: 144_270 }],
    ["half board and night", { fullBoard: false }, { perDay: 14_020, sum: 42_060 }],
    ["full board without the night", { overnight: false }, { perDay: 5050, sum: 15_150 }],
    ["half board without the night", { overnight: false, fullBoard: false }, { perDay: 3000, sum: 9000 }],
  ])("%s, for a begun third day", (_what, more, expected) => {
    const subject = input();
    expect(calculate(subject, choose(subject, more), now).hotel).toEqual({ ...expected, days: 3 });
  });

  it("of a conference, which has no half board", () => {
    const subject = input({ isConference: true });
    expect(calculate(subject, choose(subject), now).hotel).toMatchObject({ perDay: 18_000 });
    expect(calculate(subject, choose(subject, { fullBoard: false }), now).hotel).toBeNull();
  });

  it.each([
    ["2026-11-30T12:00:00Z", 16_030],
    ["2026-11-30T23:30:00Z", 16_130],
    ["2026-12-31T12:00:00Z", 16_130],
    ["2026-12-31T23:30:00Z", 16_130],
  ])("of a theme at %s are %i cents a day", (time, perDay) => {
    const subject = input();
    expect(calculate(subject, choose(subject), Date.parse(time)).hotel?.perDay).toBe(perDay);
  });

  it.each([
    ["a hotel", { hotels: [] }],
    ["a duration", { content: { prices: [] } }],
    ["its records", { hotels: [{ name: "Haus" }] }],
  ])("are not known without %s", (_what, more) => {
    const subject = input(more);
    expect(calculate(subject, choose(subject), now).hotel).toBeNull();
  });
});

it("takes dates, hotel and flags from an event, and the day from its start even in December", () => {
  const subject = subjectOfEvent(
    buildEvent({
      title: "Seminar",
      startDate: "2026-05-04T09:00:00",
      endDate: "2026-05-06",
      hotel,
      theme: { eventType: 3 },
      content: { duration: 3, prices: [{ price: 100 }] },
    }),
  );
  expect(subject).toMatchObject({ title: "Seminar", isConference: true, isRhetoric: false, duration: 3 });
  expect(calculate(subject, choose(subject, { participants: 2 }), Date.parse("2026-12-05T12:00:00Z"))).toEqual({
    price: { participants: 2, each: 10_000, sum: 20_000, saving: 0 },
    hotel: { perDay: 18_000, days: 3, sum: 108_000 },
  });
});

it("knows no hotel of an online event", () => {
  expect(subjectOfEvent(buildEvent({ isOnlineEvent: true, hotel })).hotels).toEqual([]);
});

it.each([
  [null, 1],
  ["", 1],
  ["0", 1],
  ["7", 7],
  ["99", 99],
  ["100", 1],
  ["-3", 1],
  ["2.5", 1],
  ["viele", 1],
])("%s participants count as %i", (typed, count) => {
  expect(participantsOf(typed)).toBe(count);
});
