import { decodeEntities } from "#lib/html-entities.ts";

/** A habit of the backend that does no harm: where it lies (`events.3.isHistoric`), what came, and what was meant. */
export interface Habit {
  readonly path: string;
  /** The same by names of the schema alone (`events.isHistoric`): a number or another key may be somebody's. */
  readonly field: string;
  readonly came: string;
  readonly meant: string;
}

/** A walk through an answer along its schema: where it is, and what it has found. */
export interface Walk {
  readonly trail: (string | number)[];
  readonly names: string[];
  readonly habits: Habit[];
}

/** Gives the value as it was meant; the very value where there is nothing to forgive. */
export type Mend = (value: unknown, walk: Walk) => unknown;

/** Notes a habit, and gives what was read. */
export function note<T>({ trail, names, habits }: Walk, came: string, meant: string, read: T): T {
  habits.push({ path: trail.join(".") || "the answer", field: names.join("."), came, meant });
  return read;
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;
/** '1.290' may be more than a thousand, or little more than one. */
const MAY_BE_THOUSANDS = /\.\d{3}\s*$/;

export const mendNumber: Mend = (value, walk) =>
  typeof value === "string" && NUMBER.test(value) ? note(walk, "a text", "a number", Number(value)) : value;

/** An amount of money as text is read where it says beyond doubt how much. */
export const mendAmount: Mend = (value, walk) =>
  typeof value === "string" && MAY_BE_THOUSANDS.test(value) ? value : mendNumber(value, walk);

/** A count of what is left, which some backends let fall below none. */
export function mendPlaces(given: unknown, walk: Walk): unknown {
  const value = mendNumber(given, walk);
  return typeof value === "number" && value < 0 ? note(walk, "a negative number", "none", 0) : value;
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
  return read === undefined ? value : note(walk, `a ${typeof value === "number" ? "number" : "text"}`, "a flag", read);
};

/** Entities in a text that is no HTML. */
export const mendPlain: Mend = (value, walk) => {
  if (typeof value !== "string" || !value.includes("&")) return value;
  const read = decodeEntities(value);
  return read === value ? value : note(walk, "entities", "plain text", read);
};

/** .NET's and Java's first date, and MySQL's none. */
const NO_DATE = /^000[01]-/;
/** A zone's name after an offset says nothing more; alone it is read where it names the clock that is meant anyway. */
const ZONE = /^(.+(?:z|[+-]\d\d:?(?:\d\d)?))\[[\w/+-]+\]$|^(.+)\[Europe\/Berlin\]$/i;
const LOWER = /^\d{4}-\d{2}-\d{2}(?:t|.*z$)/;

export const mendDate: Mend = (given, walk) => {
  if (typeof given !== "string") return given;
  if (NO_DATE.test(given)) return note(walk, "a date of year 0 or 1", "no date", null);
  const zoned = ZONE.exec(given);
  const value =
    zoned === null ? given : note(walk, "a zone in brackets", "the offset alone", zoned[1] ?? zoned[2] ?? "");
  return LOWER.test(value) ? note(walk, "a lower-case t or z", "an upper-case one", value.toUpperCase()) : value;
};

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

const dayIn = (value: unknown): string | undefined =>
  typeof value === "string" ? MIDNIGHT.exec(value)?.[1] : undefined;

/** Midnight at both ends of what takes place says days without times. */
export function mendDays([first, last]: readonly [string, string]): Mend {
  return (value, walk) => {
    const span = value as Readonly<Record<string, unknown>> | null;
    const [from, to] = [span?.[first], span?.[last] ?? null];
    const [start, end] = [dayIn(from), dayIn(to)];
    if (start === undefined || (end === undefined && to !== null)) return value;
    const days = { ...span, [first]: start, ...(end !== undefined && { [last]: end }) };
    return note(walk, "00:00 at both ends", "days without times", days);
  };
}
