import { decodeEntities } from "#lib/html-entities.ts";

/** A harmless habit of the backend: where it is (`events.3.isHistoric`), what came, and what was meant. */
export interface Habit {
  readonly path: string;
  /** The path with names of the schema only (`events.isHistoric`), because other keys may be personal. */
  readonly field: string;
  readonly came: string;
  readonly meant: string;
}

/** The state of a walk through an answer along its schema: the position, and the habits found. */
export interface Walk {
  readonly trail: (string | number)[];
  readonly names: string[];
  readonly habits: Habit[];
}

/** Corrects a value; without a habit it returns the value itself. */
export type Mend = (value: unknown, walk: Walk) => unknown;

/** Records a habit, and returns the corrected value. */
export function recordHabit<T>({ trail, names, habits }: Walk, came: string, meant: string, read: T): T {
  habits.push({ path: trail.join(".") || "the value itself", field: names.join("."), came, meant });
  return read;
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;
/** A text such as '1.290' may mean more than a thousand, or little more than one. */
const MAY_BE_THOUSANDS = /\.\d{3}\s*$/;

export const mendNumber: Mend = (value, walk) =>
  typeof value === "string" && NUMBER.test(value) ? recordHabit(walk, "a text", "a number", Number(value)) : value;

/** Corrects an amount of money given as a text, if the text is unambiguous. */
export const mendAmount: Mend = (value, walk) =>
  typeof value === "string" && MAY_BE_THOUSANDS.test(value) ? value : mendNumber(value, walk);

/** Corrects a count of what is left, which some backends let become negative. */
export function mendPlaces(given: unknown, walk: Walk): unknown {
  const value = mendNumber(given, walk);
  return typeof value === "number" && value < 0 ? recordHabit(walk, "a negative number", "none", 0) : value;
}

const flagWords = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
]);

export const mendFlag: Mend = (value, walk) => {
  const read = flagWords.get(value);
  return read === undefined
    ? value
    : recordHabit(walk, `a ${typeof value === "number" ? "number" : "text"}`, "a flag", read);
};

/** Corrects entities in a text that is not HTML. */
export const mendPlain: Mend = (value, walk) => {
  if (typeof value !== "string" || !value.includes("&")) return value;
  const read = decodeEntities(value);
  return read === value ? value : recordHabit(walk, "entities", "plain text", read);
};

/** The first date in .NET and Java, and MySQL's empty date. */
const NO_DATE = /^000[01]-/;
/** A zone's name after an offset adds nothing; without an offset only Berlin's is accepted, which is meant anyway. */
const ZONE = /^(.+(?:z|[+-]\d\d:?(?:\d\d)?))\[[\w/+-]+\]$|^(.+)\[Europe\/Berlin\]$/i;
const LOWER = /^\d{4}-\d{2}-\d{2}(?:t|.*z$)/;

export const mendDate: Mend = (given, walk) => {
  if (typeof given !== "string") return given;
  if (NO_DATE.test(given)) return recordHabit(walk, "a date of year 0 or 1", "no date", null);
  const zoned = ZONE.exec(given);
  const value =
    zoned === null ? given : recordHabit(walk, "a zone in brackets", "the offset alone", zoned[1] ?? zoned[2] ?? "");
  return LOWER.test(value) ? recordHabit(walk, "a lower-case t or z", "an upper-case one", value.toUpperCase()) : value;
};

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

const dayIn = (value: unknown): string | undefined =>
  typeof value === "string" ? MIDNIGHT.exec(value)?.[1] : undefined;

/** Corrects a span with midnight at both ends, which means days without times. */
export function mendDays([first, last]: readonly [string, string]): Mend {
  return (value, walk) => {
    const span = value as Readonly<Record<string, unknown>> | null;
    const [from, to] = [span?.[first], span?.[last] ?? null];
    const [start, end] = [dayIn(from), dayIn(to)];
    if (start === undefined || (end === undefined && to !== null)) return value;
    const days = { ...span, [first]: start, ...(end !== undefined && { [last]: end }) };
    return recordHabit(walk, "00:00 at both ends", "days without times", days);
  };
}
