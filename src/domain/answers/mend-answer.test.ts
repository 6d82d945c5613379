import * as v from "valibot";
import { expect, it } from "vitest";
import { amount, date, flag, id, list, number, placesLeft, plain, text } from "#domain/entities/fields.ts";
import { mendAnswer } from "./mend-answer.ts";

const row = v.object({ id, title: text, price: number, isFull: flag });
const schema = v.object({
  rows: list(row),
  note: v.nullish(v.object({ text }), null),
  values: v.nullish(v.record(v.string(), list(v.number())), {}),
  total: number,
});

it.each<[string, unknown, unknown]>([
  ["a number with a point", { total: "12.5" }, { total: 12.5 }],
  ["a negative number", { total: "-1" }, { total: -1 }],
  ["an empty text for a number", { total: "" }, { total: null }],
  ["an empty list for the answer", [], {}],
  ["an empty text for a list", { rows: "" }, { rows: null }],
  ["flags of a row", { rows: [{ isFull: 1 }, { isFull: "0" }] }, { rows: [{ isFull: true }, { isFull: false }] }],
  ["numbers in a record", { values: { a: ["1", 2] } }, { values: { a: [1, 2] } }],
  ["an empty list for a record", { values: [] }, { values: null }],
])("forgives %s", (_name, given, meant) => {
  expect(mendAnswer(schema, given).value).toEqual(meant);
});

it.each<[string, unknown]>([
  ["German decimals, which may be thousands", { total: "1.290,00" }],
  ["words", { total: "viele" }],
  ["a number where text is meant", { rows: [{ title: 7 }] }],
  ["an id, which stays as it came", { rows: [{ id: "0012" }] }],
  ["another number than 1 and 0 for a flag", { rows: [{ isFull: 2 }] }],
  ["words for a flag", { rows: [{ isFull: "ja" }] }],
  ["a filled list for an object", { note: [{ text: "a" }] }],
  ["an object with names for a list", { rows: { first: { title: "a" } } }],
  ["nothing at all", null],
])("leaves %s to the check", (_name, given) => {
  expect(mendAnswer(schema, given)).toEqual({ value: given, habits: [] });
});

it("says where, what came and what was meant", () => {
  expect(mendAnswer(schema, { rows: { 0: { price: "5" }, 3: { isFull: 0 } } }).habits).toEqual([
    { path: "rows", field: "rows", came: "an object", meant: "a list" },
    { path: "rows.0.price", field: "rows.price", came: "a text", meant: "a number" },
    { path: "rows.1.isFull", field: "rows.isFull", came: "a number", meant: "a flag" },
  ]);
});

const seminar = v.object({ name: plain, startDate: date, endDate: date, price: amount, left: placesLeft, note: text });

it.each<[string, unknown, unknown]>([
  ["an empty text for an amount", { price: "" }, { price: null }],
  ["an empty text for what is left", { left: "" }, { left: null }],
  ["entities in a name", { name: "Recht &amp; Gro&szlig;es" }, { name: "Recht & Großes" }],
  ["entities, once", { name: "&amp;lt;" }, { name: "&lt;" }],
  ["year 1", { startDate: "0001-01-01T00:00:00", endDate: "0001-01-01" }, { startDate: null, endDate: null }],
  ["MySQL's zero", { startDate: "0000-00-00 00:00:00" }, { startDate: null }],
  ["lower-case t and z", { startDate: "2026-03-10t08:30:00z" }, { startDate: "2026-03-10T08:30:00Z" }],
  ["a lower-case z alone", { startDate: "2026-03-10T08:30:00.123z" }, { startDate: "2026-03-10T08:30:00.123Z" }],
  [
    "a zone in brackets after an offset",
    { startDate: "2026-03-10T08:30:00+01:00[Europe/Berlin]", endDate: "2026-03-10T08:30Z[UTC]" },
    { startDate: "2026-03-10T08:30:00+01:00", endDate: "2026-03-10T08:30Z" },
  ],
  [
    "Berlin in brackets alone, and all of it in lower case",
    { startDate: "2026-03-10T08:30:00[Europe/Berlin]", endDate: "2026-03-10t08:30z[Etc/UTC]" },
    { startDate: "2026-03-10T08:30:00", endDate: "2026-03-10T08:30Z" },
  ],
  [
    "midnight at both ends",
    { startDate: "2026-03-10T00:00:00", endDate: "2026-03-12T00:00:00" },
    { startDate: "2026-03-10", endDate: "2026-03-12" },
  ],
  [
    "midnight with an offset, however it is written",
    { startDate: "2026-03-10t00:00:00+01:00[Europe/Berlin]", endDate: "2026-03-12 00:00Z" },
    { startDate: "2026-03-10", endDate: "2026-03-12" },
  ],
  [
    "Berlin's midnight at both ends told in UTC, over the change of clocks",
    { startDate: "2026-03-09T23:00:00Z", endDate: "2026-04-01T22:00:00.000+00:00" },
    { startDate: "2026-03-10", endDate: "2026-04-02" },
  ],
  ["midnight without an end", { startDate: "2026-03-10T00:00:00.000" }, { startDate: "2026-03-10" }],
  ["amounts as text", { price: "1290.5" }, { price: 1290.5 }],
  ["amounts as text with the decimals of a database", { price: "1290.0000" }, { price: 1290 }],
  ["fewer places than none", { left: -2 }, { left: 0 }],
  ["fewer places than none as text", { left: "-2" }, { left: 0 }],
])("forgives %s", (_name, given, meant) => {
  expect(mendAnswer(seminar, given).value).toEqual(meant);
});

it.each<[string, unknown]>([
  ["three decimals, which may be thousands", { price: "1.290" }],
  ["a decimal comma", { price: "1250,50" }],
  ["thousands with a point", { price: "1.250,50" }],
  ["midnight at the end alone", { startDate: "2026-03-10T08:30:00", endDate: "2026-03-12T00:00:00" }],
  ["midnight at the start alone", { startDate: "2026-03-10T00:00:00", endDate: "2026-03-12T16:00:00" }],
  ["midnight at the start and an end that is none", { startDate: "2026-03-10T00:00:00", endDate: "übermorgen" }],
  ["another zone's midnight", { startDate: "2026-03-09T22:00:00Z", endDate: "2026-03-11T22:00:00Z" }],
  ["Berlin's midnight at one end alone", { startDate: "2026-03-09T23:00:00Z", endDate: "2026-03-11T16:00:00Z" }],
  ["a time of a day that is none", { startDate: "2026-13-09T23:00:00Z", endDate: "2026-13-11T23:00:00Z" }],
  ["another zone without an offset", { startDate: "2026-03-10T08:30:00[America/New_York]" }],
  ["entities in a text that may be HTML", { note: "Recht &amp; Gro&szlig;es" }],
  ["a sign that is no entity", { name: "Recht & Großes; R&D" }],
  ["no places at all", { left: 0 }],
])("leaves %s as it is", (_name, given) => {
  expect(mendAnswer(seminar, given)).toEqual({ value: given, habits: [] });
});

it("names no key of a record, which may be somebody's", () => {
  const { habits } = mendAnswer(schema, { values: { "4711": ["1"] } });
  expect(habits).toEqual([{ path: "values.4711.0", field: "values", came: "a text", meant: "a number" }]);
});
