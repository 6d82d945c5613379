import { isoParts } from "#domain/dates/iso-date.ts";
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

/** Corrects a number given as a text, with a point before its decimals. */
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

/** Corrects a flag given as 0 or 1, or as the text of a flag or of these numbers. */
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

/** Corrects an ISO date of year 0 or 1 to none, a zone's name in brackets, and a lower-case `t` or `z`. */
export const mendDate: Mend = (given, walk) => {
  if (typeof given !== "string") return given;
  if (NO_DATE.test(given)) return recordHabit(walk, "a date of year 0 or 1", "no date", null);
  const zoned = ZONE.exec(given);
  const value =
    zoned === null ? given : recordHabit(walk, "a zone in brackets", "the offset alone", zoned[1] ?? zoned[2] ?? "");
  return LOWER.test(value) ? recordHabit(walk, "a lower-case t or z", "an upper-case one", value.toUpperCase()) : value;
};

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** The day of a text that names midnight. */
const namedDay = (text: string): string | undefined => MIDNIGHT.exec(text)?.[1];

const HOUR = 3_600_000;

/** The day of a moment at which it is midnight in Berlin, such as `2026-05-10T22:00:00Z`. */
function midnightDay(text: string): string | undefined {
  const { day = "", time = "", offset } = isoParts(text) ?? {};
  const moment = new Date(`${day}T${time}${offset ?? ""}`);
  const hour = (moment.valueOf() / HOUR) % 24;
  // A formatter is slow to make, and only these can be midnight.
  if (offset === undefined || (hour !== 22 && hour !== 23)) return undefined;
  const [date, clock] = moment.toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).split(" ");
  return clock === "00:00:00" ? date : undefined;
}

/** Corrects a span with midnight at both ends, by its own words or in Berlin, which means days without times. */
export function mendDays([first, last]: readonly [string, string]): Mend {
  return (value, walk) => {
    const span = value as Readonly<Record<string, unknown>> | null;
    const ends = [span?.[first], span?.[last] ?? null];
    for (const dayOf of [namedDay, midnightDay]) {
      const [start, end] = ends.map((text) => (typeof text === "string" ? dayOf(text) : undefined));
      if (start === undefined || (end === undefined && ends[1] !== null)) continue;
      const days = { ...span, [first]: start, ...(end !== undefined && { [last]: end }) };
      return recordHabit(walk, "00:00 at both ends", "days without times", days);
    }
    return value;
  };
}
