import { addDays } from "#domain/dates/time.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a day `yyyy-MM-dd`. */
export const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "sunday";

const isWeekend = (day: string): boolean => ["saturday", "sunday"].includes(weekdayOf(day));

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Easter Sunday of a year, by the anonymous Gregorian rule. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const leap = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * leap + 114;
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

const FIXED = ["05-01", "10-03", "10-31", "11-01"];
/** Days from Easter Sunday: Good Friday, Monday, Ascension, Whit Monday, Corpus Christi. */
const MOVING = [-2, 1, 39, 50, 60];

/** Whether a day is free of seminars: German holidays, and the weeks around Christmas. */
export function isFree(day: string): boolean {
  const monthDay = day.slice(5);
  if (monthDay >= "12-19" || monthDay <= "01-06" || FIXED.includes(monthDay)) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return MOVING.some((distance) => addDays(easter, distance) === day);
}

/** The weekday on which a seminar of so many days begins. */
const startOf = (days: number): Weekday => (days >= 5 ? "monday" : days >= 3 ? "tuesday" : "wednesday");

/** All days from the first one. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Whether people teach on each of so many days from the first one, and nothing else takes any of them. */
export const isTeachable = (first: string, count: number, taken: ReadonlySet<string> = new Set()): boolean =>
  daysFrom(first, count).every((day) => !isFree(day) && !isWeekend(day) && !taken.has(day));

/** The first day from `day` on at which a seminar of so many days can begin without a weekend or a holiday in it. */
export function teachingStart(day: string, days: number): string {
  let first = day;
  while (weekdayOf(first) !== startOf(days) || !isTeachable(first, days)) first = addDays(first, 1);
  return first;
}

/** The last start up to `day` of a seminar of this many working days that overlaps no other one. */
export function taughtFrom(day: string, days: number, taken: ReadonlySet<string> = new Set()): string {
  let first = day;
  while (!isTeachable(first, days, taken)) first = addDays(first, -1);
  return first;
}
