const DAY = 86_400_000;

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The Berlin day `yyyy-MM-dd` that lies `days` after (or before) another; plain calendar arithmetic, no clock. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * DAY).toISOString().slice(0, 10);
}

/** Berlin wall-clock time without an offset, as contract section 2 allows: `at('2026-03-10', '09:00')`. */
export function at(day: string, time: string): string {
  return `${day}T${time}:00`;
}

/** The same moment as an instant in UTC, so that answers carry both forms of contract section 2. */
export function instant(day: string, time: string): string {
  const guess = Date.parse(`${at(day, time)}Z`);
  const berlin = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const name = berlin.formatToParts(guess - 2 * 3_600_000).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const hours = Number(/GMT([+-]\d{2})/.exec(name)?.[1] ?? '0');
  return new Date(guess - hours * 3_600_000).toISOString();
}

/** The calendar year of a day as a number. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Tells whether a text is a real day `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;
}

/** The entry of a non-empty list at `index`, counted round and round. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
