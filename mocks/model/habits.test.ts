import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import type { SchemaParts } from "#domain/answers/schema-parts.ts";
import { listedEventSchema, searchedEventSchema } from "#domain/entities/event.ts";
import { list } from "#domain/entities/fields.ts";
import { answerSchemas, kindSchemas, refusalSchemas } from "./contract.ts";

/** How a backend writes each kind of value. */
interface Hand {
  readonly number: unknown;
  readonly flag: unknown;
  readonly list: (rows: unknown[]) => unknown;
  /** What stands in place of an object that may be null. */
  readonly missing: unknown;
  readonly isMissing: boolean;
}

const proper: Hand = { number: 7, flag: true, list: (rows) => rows, missing: null, isMissing: false };

/** An answer with every field of its schema, written by that hand; `depth` ends what holds itself. */
function written(schema: SchemaParts, hand: Hand, depth = 0): unknown {
  const { type, entries, item, value, wrapped, options, getter } = schema;
  if (getter !== undefined) return depth > 8 ? null : written(getter(undefined), hand, depth + 1);
  if (wrapped !== undefined) {
    const isNullableObject = "entries" in wrapped && depth > 0;
    return isNullableObject && hand.isMissing ? hand.missing : written(wrapped, hand, depth + 1);
  }
  if (entries !== undefined)
    return Object.fromEntries(Object.entries(entries).map(([key, part]) => [key, written(part, hand, depth + 1)]));
  if (item !== undefined) return hand.list([written(item, hand, depth + 1), written(item, hand, depth + 1)]);
  if (type === "record" && value !== undefined) return { some: written(value, hand, depth + 1) };
  // Of several kinds the last: text of dates and codes, the flag of the train.
  if (type === "union") {
    const flag = (options as readonly SchemaParts[] | undefined)?.find((option) => option.type === "boolean");
    return flag === undefined ? "2026-03-10" : written(flag, hand, depth + 1);
  }
  if (type === "number") return hand.number;
  return type === "boolean" ? hand.flag : "ein Text";
}

const all: [string, v.GenericSchema][] = [
  ...Object.entries(answerSchemas),
  ...Object.entries(refusalSchemas).flatMap(([name, byStatus]) =>
    Object.entries(byStatus).map(([status, schema]): [string, v.GenericSchema] => [`${name} ${status}`, schema]),
  ),
  ["events of lists", v.object({ events: list(listedEventSchema) })],
  ["events of the search", v.object({ events: list(searchedEventSchema) })],
  // A choice of objects has no forgiving of its own: each list is read by the schema of its kind.
  ...Object.entries(kindSchemas).flatMap(([name, byKind]) =>
    Object.entries(byKind).map(([kind, schema]): [string, v.GenericSchema] => [`${name} ${kind}`, schema]),
  ),
].filter((entry): entry is [string, v.GenericSchema] => entry[0] !== "dataList");

const read = (schema: v.GenericSchema, answer: unknown): unknown => v.parse(schema, mendAnswer(schema, answer).value);
const properly = (schema: v.GenericSchema, hand: Partial<Hand>): unknown =>
  read(schema, written(schema, { ...proper, ...hand }));

const habits: [string, Partial<Hand>, Partial<Hand>][] = [
  ["numbers as text", { number: "7" }, {}],
  ["flags as 1", { flag: 1 }, {}],
  ['flags as "1"', { flag: "1" }, {}],
  ['flags as "true"', { flag: "true" }, {}],
  ["flags as 0", { flag: 0 }, { flag: false }],
  ['flags as "0"', { flag: "0" }, { flag: false }],
  ["lists by number", { list: (rows) => Object.fromEntries(rows.map((row, at) => [at * 2, row])) }, {}],
  ["{} for an empty list", { list: () => ({}) }, { list: () => [] }],
  ["[] for a missing object", { isMissing: true, missing: [] }, { isMissing: true }],
  ['"" for a missing object', { isMissing: true, missing: "" }, { isMissing: true }],
];

describe.each(habits)("%s", (_habit, given, meant) => {
  it.each(all)("read in %s as what is meant", (_name, schema) => {
    expect(properly(schema, given)).toEqual(properly(schema, meant));
  });
});

it.each(all)("a list may be null or missing in %s", (_name, schema) => {
  expect(() => properly(schema, { list: () => null })).not.toThrow();
  expect(properly(schema, { list: () => undefined })).toEqual(properly(schema, { list: () => null }));
});

it.each(all)("nothing is forgiven in a proper answer of %s, which is not copied either", (_name, schema) => {
  const answer = written(schema, proper);
  const { value, habits: found } = mendAnswer(schema, answer);
  expect(found).toEqual([]);
  expect(value).toBe(answer);
});
