import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { hotelSchema } from "#domain/entities/hotel.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { buildEvent } from "#test/support/entities.ts";
import { hotelPrices, priceDay, pricesHidden, stayOf } from "./hotel-prices.ts";

type Fields = Record<string, unknown>;
const now = Date.parse("2026-03-10T12:00:00Z");

const year = { validFrom: "2026-01-01", validUntil: "2026-12-31", conference: false, rhetoric: false };
const overnightFull = { ...year, overnight: true, fullBoard: true, catering: 60, singleRoom: 100 };
const records = [
  overnightFull,
  { ...year, overnight: true, fullBoard: false, catering: 40, singleRoom: 999 },
  { ...year, overnight: false, fullBoard: true, catering: 50, singleRoom: null },
  { ...year, overnight: false, fullBoard: false, catering: 30, singleRoom: null },
];

const stay = (prices: Fields[] | null, fields: Partial<HotelStay> = {}): HotelStay => ({
  hotel: v.parse(hotelSchema, { prices }),
  startDate: "2026-05-04",
  endDate: "2026-05-06",
  isConference: false,
  isRhetoric: false,
  duration: 2.5,
  ...fields,
});
const amounts = (of: HotelStay) =>
  hotelPrices(of, now).rows.map(({ guest, kind, amount }) => `${guest} ${kind} ${String(amount)}`);

const all = [
  "overnight single-room 100",
  "overnight full-board 60",
  "overnight half-board 40",
  "day full-board 50",
  "day half-board 30",
];
const none = [
  "overnight single-room null",
  "overnight full-board null",
  "overnight half-board null",
  "day full-board null",
  "day half-board null",
];

describe("rows", () => {
  it.each<[string, HotelStay, string[]]>([
    ["all", stay(records), all],
    ["of no hotel", stay(null, { hotel: null }), none],
    ["of no records", stay(null), none],
    ["of a rhetoric event without its records", stay(records, { isRhetoric: true }), none],
    [
      "of a rhetoric event",
      stay(
        records.map((record) => ({ ...record, rhetoric: true })),
        { isRhetoric: true },
      ),
      all,
    ],
    [
      "of a conference",
      stay(
        records.map((record) => ({ ...record, conference: true })),
        { isConference: true },
      ),
      all.filter((row) => !row.includes("half")),
    ],
    [
      "with flags not given",
      stay(
        records.map((record) => ({ ...record, conference: null, rhetoric: undefined })),
        { isConference: null, isRhetoric: null },
      ),
      all,
    ],
    ["with two records for one", stay([...records, overnightFull]), [...none.slice(0, 2), ...all.slice(2)]],
    [
      "with the next year beside",
      stay([...records, { ...overnightFull, validFrom: "2027-01-01", validUntil: "2027-12-31" }]),
      all,
    ],
    ["with an open period", stay(records.map((record) => ({ ...record, validFrom: null, validUntil: null }))), all],
    ["before the period", stay(records, { startDate: "2025-12-31" }), none],
    ["on its first day", stay(records, { startDate: "2026-01-01T00:00:00" }), all],
    ["on its last day", stay(records, { startDate: "2026-12-31T22:59:59Z" }), all],
    ["after the period", stay(records, { startDate: "2026-12-31T23:00:00Z" }), none],
    ["without an event", stay(records, { startDate: null, endDate: null }), all],
  ])("%s", (_, of, expected) => {
    expect(amounts(of)).toEqual(expected);
  });
});

it.each<[string, HotelStay, { amount: number; days: number } | null]>([
  ["rounded up", stay(records), { amount: 480, days: 3 }],
  ["whole days", stay(records, { duration: 2 }), { amount: 320, days: 2 }],
  ["a part of a day", stay(records, { duration: 0.25 }), { amount: 160, days: 1 }],
  ["no duration", stay(records, { duration: null }), null],
  ["duration 0", stay(records, { duration: 0 }), null],
  ["no single room", stay([{ ...overnightFull, singleRoom: null }]), null],
  ["no catering", stay([{ ...overnightFull, catering: null }]), null],
  ["no record", stay([]), null],
])("total: %s", (_, of, expected) => {
  expect(hotelPrices(of, now).total).toEqual(expected);
});

it.each([
  ["2026-05-04T23:30:00Z", null, "2026-03-10T12:00:00Z", "2026-05-05"],
  [null, "2026-05-06", "2026-03-10T12:00:00Z", "2026-05-06"],
  ["2026-12-24", null, "2026-12-10T12:00:00Z", "2026-12-24"],
  [null, null, "2026-11-30T22:59:59Z", "2026-11-30"],
  [null, null, "2026-11-30T23:00:00Z", "2027-01-01"],
  [null, null, "2026-12-31T22:59:59Z", "2027-01-01"],
  [null, null, "2026-12-31T23:00:00Z", "2027-01-01"],
  [null, null, "2027-01-02T12:00:00Z", "2027-01-02"],
])("start %s, end %s, seen from %s: prices of %s", (start, end, seen, expected) => {
  expect(priceDay(start, end, Date.parse(seen))).toBe(expected);
});

it.each([
  [null, false],
  ["2026-03-09", true],
  ["2026-03-10", false],
  ["2026-03-10T08:00:00", false],
  ["2026-03-09T23:00:00Z", false],
])("hides prices of an event that ended %s: %s", (end, expected) => {
  expect(pricesHidden(end, now)).toBe(expected);
});

it.each<[Fields, Partial<HotelStay>]>([
  [{}, { hotel: null, startDate: null, endDate: null, isConference: false, isRhetoric: null, duration: null }],
  [
    { startDate: "2026-05-04", endDate: "2026-05-06", isRhetoric: true, content: { duration: 2.5 } },
    { startDate: "2026-05-04", endDate: "2026-05-06", isConference: false, isRhetoric: true, duration: 2.5 },
  ],
  [{ theme: { eventType: 3 } }, { isConference: true }],
  [{ content: { conference: [{}] } }, { isConference: true }],
])("the stay of %j", (fields, expected) => {
  expect(stayOf(buildEvent(fields))).toMatchObject(expected);
});
