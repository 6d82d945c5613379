import { isIsoDate } from "#domain/dates/iso-date.ts";
import { hasTime, toInstant } from "#domain/dates/time.ts";

/** Berlin wall-clock time without an offset, as contract section 2 allows: `at('2026-03-10', '09:00')`. */
export function at(day: string, time: string): string {
  return `${day}T${time}:00`;
}

/** The same moment as an instant in UTC, so that answers carry both forms of contract section 2. */
export function instant(day: string, time: string): string {
  return new Date(toInstant(at(day, time))).toISOString();
}

/** The calendar year of a day as a number. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Tells whether a text is a real day `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return isIsoDate(text) && !hasTime(text);
}

/** The entry of a non-empty list at `index`, counted round and round. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
