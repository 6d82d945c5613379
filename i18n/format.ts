import { dateRangeForm } from '#domain/date-range.ts';
import { berlinWall, hasTime, toInstant } from '#domain/time.ts';

/** Made when first asked: a formatter costs a phone some 15 ms. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const money = once(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));

// Fed with what the Berlin clock shows, as if it were UTC.
const names = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => once(() => new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options }));
const monthName = names({ month: 'long' });
const weekdayName = names({ weekday: 'long' });

/** `yyyy-MM-ddTHH:mm:ss` on the Berlin clock; null stays null. */
const wallOf = (iso: string | null): string | null => (iso === null ? null : berlinWall(toInstant(iso)));

const named = (format: () => Intl.DateTimeFormat, wall: string): string => format().format(Date.parse(`${wall}Z`));

const day = (wall: string): string => `${wall.slice(8, 10)}.`;
const dayAndMonth = (wall: string): string => `${day(wall)}${wall.slice(5, 7)}.`;
const date = (wall: string): string => dayAndMonth(wall) + wall.slice(0, 4);
const month = (wall: string): string => named(monthName, wall);
const monthAndYear = (wall: string): string => `${month(wall)} ${wall.slice(0, 4)}`;
const time = (wall: string): string => `${wall.slice(11, 16)} Uhr`;

/** Prints an ISO text (contract section 2) on the Berlin clock; null stays null. */
function print(iso: string | null, pattern: (wall: string) => string): string | null {
  const wall = wallOf(iso);
  return wall === null ? null : pattern(wall);
}

/** `10.03.2026`; null for null. */
export function formatDay(iso: string | null): string | null {
  return print(iso, date);
}

/** `08:30 Uhr`; null for null and for a day without a time. */
export function formatTime(iso: string | null): string | null {
  return iso !== null && hasTime(iso) ? print(iso, time) : null;
}

/** `10.03.2026, 08:30 Uhr`, of a day without a time `10.03.2026`; null for null. */
export function formatDateTime(iso: string | null): string | null {
  return iso !== null && hasTime(iso) ? print(iso, (wall) => `${date(wall)}, ${time(wall)}`) : formatDay(iso);
}

/** `Dienstag, 10.03.2026`; null for null. */
export function formatWeekday(iso: string | null): string | null {
  return print(iso, (wall) => `${named(weekdayName, wall)}, ${date(wall)}`);
}

const patterns = {
  'days-of-month': [day, '–', date],
  'days-of-year': [dayAndMonth, '–', date],
  days: [date, '–', date],
  'months-of-year': [month, ' – ', monthAndYear],
  months: [monthAndYear, ' – ', monthAndYear],
} as const;

/**
 * `10.–12.03.2026`, `30.03.–02.04.2026`, for a series of more than 2 months `März – Juni 2026` (spec section 9).
 * With one end only that day; null without any.
 */
export function formatDateRange(start: string | null, end: string | null, isSeries = false): string | null {
  if (start === null || end === null) return formatDay(start ?? end);
  const form = dateRangeForm(start, end, isSeries);
  if (form === 'day') return formatDay(start);
  const [from, dash, to] = patterns[form];
  return `${print(start, from) ?? ''}${dash}${print(end, to) ?? ''}`;
}

/** `1.234,50 €` (with a no-break space); null for null. */
export function formatEuro(amount: number | null): string | null {
  return amount === null ? null : money().format(amount);
}
