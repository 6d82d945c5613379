import * as v from "valibot";
import { expect, it } from "vitest";
import { flag, id, list, number, text } from "./entities/fields.ts";
import { forgiven } from "./forgiving.ts";

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
  expect(forgiven(schema, given).value).toEqual(meant);
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
  expect(forgiven(schema, given)).toEqual({ value: given, habits: [] });
});

it("says where, what came and what was meant", () => {
  expect(forgiven(schema, { rows: { 0: { price: "5" }, 3: { isFull: 0 } } }).habits).toEqual([
    { path: "rows", came: "an object", meant: "a list" },
    { path: "rows.0.price", came: "a text", meant: "a number" },
    { path: "rows.1.isFull", came: "a number", meant: "a flag" },
  ]);
});
