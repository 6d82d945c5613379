import { amount, date, placesLeft, plain } from "#domain/entities/fields.ts";
import { isObject } from "#lib/json-object.ts";
import {
  mendAmount,
  mendDate,
  mendDays,
  mendFlag,
  mendNumber,
  mendPlaces,
  mendPlain,
  recordHabit,
  type Habit,
  type Mend,
  type Walk,
} from "./habits.ts";
import { coreOf, type SchemaParts } from "./schema-parts.ts";

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isEmptyList = (value: unknown): boolean => isList(value) && value.length === 0;

/** Corrects one part of a value. @param name of the part in the schema; '' if the schema has none for it */
function mendPart(value: unknown, key: string | number, name: string, mend: Mend, walk: Walk): unknown {
  if (value === null || value === undefined) return value;
  walk.trail.push(key);
  if (name !== "") walk.names.push(name);
  const read = mend(value, walk);
  if (name !== "") walk.names.pop();
  walk.trail.pop();
  return read;
}

interface Part {
  readonly key: string;
  readonly name: string;
  readonly mend: Mend;
}

function mendParts(value: Readonly<Record<string, unknown>>, parts: Iterable<Part>, walk: Walk): unknown {
  let mended: Record<string, unknown> | null = null;
  for (const { key, name, mend } of parts) {
    const read = mendPart(value[key], key, name, mend, walk);
    if (read === value[key]) continue;
    mended ??= { ...value };
    mended[key] = read;
  }
  return mended ?? value;
}

function mendObject(parts: readonly Part[]): Mend {
  return (value, walk) => {
    if (isEmptyList(value)) return recordHabit(walk, "an empty list", "an object", {});
    return isObject(value) ? mendParts(value, parts, walk) : value;
  };
}

/** Whether a value is an object with numbered keys, which PHP makes of a list with gaps. */
const isNumbered = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));

function mendList(mend: Mend): Mend {
  return (value, walk) => {
    const rows: unknown = isNumbered(value) ? recordHabit(walk, "an object", "a list", Object.values(value)) : value;
    if (!isList(rows)) return rows;
    const read = rows.map((row, index) => mendPart(row, index, "", mend, walk));
    return read.some((row, index) => row !== rows[index]) ? read : rows;
  };
}

const keep: Mend = (value) => value;

/** The contract's names for start and end of an event. */
const SPANS = [
  ["startDate", "endDate"],
  ["von", "bis"],
] as const;

const objects = ["object", "loose_object", "strict_object", "record"];
const meanings: Readonly<Record<string, string>> = { number: "a number", boolean: "a flag", array: "a list" };

/** Corrects an optional value: an empty text means null, and so does an empty list in place of an object. */
function mendOptional(wrapped: SchemaParts, mend = mendOf(wrapped)): Mend {
  const { type } = coreOf(wrapped);
  const meant = objects.includes(type) ? "an object" : meanings[type];
  if (meant === undefined) return mend;
  return (value, walk) => {
    if (value === "") return recordHabit(walk, "an empty text", meant, null);
    if (meant === "an object" && isEmptyList(value)) return recordHabit(walk, "an empty list", meant, null);
    return mend(value, walk);
  };
}

function build({ type, entries, item, value, wrapped, options, getter }: SchemaParts): Mend {
  if (wrapped !== undefined) return mendOptional(wrapped);
  if (getter !== undefined) return (given, walk) => mendOf(getter(given))(given, walk);
  if (entries !== undefined) {
    const parts = Object.entries(entries).map(([key, part]) => ({ key, name: key, mend: mendOf(part) }));
    const mend = mendObject(parts.filter((part) => part.mend !== keep));
    const ends = SPANS.find(([first, last]) => entries[first] === date && entries[last] === date);
    if (ends === undefined) return mend;
    const asDays = mendDays(ends);
    return (given, walk) => asDays(mend(given, walk), walk);
  }
  if (item !== undefined) return mendList(mendOf(item));
  if (type === "record" && value !== undefined) {
    const mend = mendOf(value);
    return (given, walk) =>
      isObject(given)
        ? mendParts(
            given,
            Object.keys(given).map((key) => ({ key, name: "", mend })),
            walk,
          )
        : mendObject([])(given, walk);
  }
  if (type === "union")
    return (options as readonly SchemaParts[]).some((one) => one.type === "boolean") ? mendFlag : keep;
  if (type === "number") return mendNumber;
  return type === "boolean" ? mendFlag : keep;
}

/** Corrections for schemas whose meaning is known beyond their type. */
const known = new WeakMap<object, Mend>([
  [amount, mendOptional(amount.wrapped, mendAmount)],
  [date, mendDate],
  [placesLeft, mendOptional(placesLeft.wrapped, mendPlaces)],
  [plain, mendPlain],
]);

function mendOf(schema: SchemaParts): Mend {
  const found = known.get(schema) ?? build(schema);
  known.set(schema, found);
  return found;
}

/**
 * Corrects harmless habits of backends in an answer, guided by the schema with which it will be checked: numbers as
 * text, `1` and `0` as flags, an empty list or text as an object, an object with numbered keys as a list, dates and
 * plain texts in other forms (docs/backend.md, "Harmless habits"). Anything else is left for the check.
 */
export function mendAnswer(
  schema: object,
  value: unknown,
): { readonly value: unknown; readonly habits: readonly Habit[] } {
  const walk: Walk = { trail: [], names: [], habits: [] };
  return { value: mendOf(schema as SchemaParts)(value, walk), habits: walk.habits };
}
