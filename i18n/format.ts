import { dateRangeForm } from "#domain/dates/date-range.ts";
import { hasTime, printIso } from "#domain/dates/time.ts";
import { euro } from "./numbers.ts";
import { free } from "./sentences.ts";

/** Prints an ISO text (contract section 2) on the Berlin clock by a dayjs pattern; null stays null. */
function print(iso: string | null, pattern: string): string | null {
  return iso === null ? null : printIso(iso, pattern);
}

/** `10.03.2026`; null for null. */
export function formatDay(iso: string | null): string | null {
  return print(iso, "DD.MM.YYYY");
}

/** `08:30 Uhr`; null for null and for a day without a time. */
export function formatTime(iso: string | null): string | null {
  return iso !== null && hasTime(iso) ? print(iso, "HH:mm [Uhr]") : null;
}

/** `10.03.2026, 08:30 Uhr`, of a day without a time `10.03.2026`; null for null. */
export function formatDateTime(iso: string | null): string | null {
  return iso !== null && hasTime(iso) ? print(iso, "DD.MM.YYYY, HH:mm [Uhr]") : formatDay(iso);
}

/** `Dienstag, 10.03.2026`; null for null. */
export function formatWeekday(iso: string | null): string | null {
  return print(iso, "dddd, DD.MM.YYYY");
}

const patterns = {
  "days-of-month": ["DD.", "–", "DD.MM.YYYY"],
  "days-of-year": ["DD.MM.", "–", "DD.MM.YYYY"],
  days: ["DD.MM.YYYY", "–", "DD.MM.YYYY"],
  "months-of-year": ["MMMM", " – ", "MMMM YYYY"],
  months: ["MMMM YYYY", " – ", "MMMM YYYY"],
} as const;

type Form = ReturnType<typeof dateRangeForm>;

function printRange(start: string, end: string, form: Form): string {
  if (form === "day") return printIso(start, "DD.MM.YYYY");
  const [from, dash, to] = patterns[form];
  return printIso(start, from) + dash + printIso(end, to);
}

/**
 * `10.–12.03.2026`, `30.03.–02.04.2026`, for a series of more than 2 months `März – Juni 2026` (spec section 9).
 * With one end only that day; null without any.
 */
export function formatDateRange(start: string | null, end: string | null, isSeries = false): string | null {
  if (start === null || end === null) return formatDay(start ?? end);
  return printRange(start, end, dateRangeForm(start, end, isSeries));
}

/** As formatDateRange, but without the year where both days lie in one: `10.–12.03.`; null without any day. */
export function formatDaysWithoutYear(start: string | null, end: string | null): string | null {
  const whole = formatDateRange(start, end);
  return whole === null || (whole.match(/\d{4}/g) ?? []).length > 1 ? whole : whole.slice(0, -4);
}

/**
 * As formatDateRange, days with their weekdays: `Fr., 13.03.2026`, `Di.–Do., 10.–12.03.2026`, but `März – Juni 2026`.
 */
export function formatPeriod(start: string | null, end: string | null, isSeries = false): string | null {
  const [from, to] = [start ?? end, end ?? start];
  if (from === null || to === null) return null;
  const form = dateRangeForm(from, to, isSeries);
  const range = printRange(from, to, form);
  if (form.startsWith("months")) return range;
  const last = form === "day" ? "" : `–${printIso(to, "dd.")}`;
  return `${printIso(from, "dd.")}${last}, ${range}`;
}

/** `März 2026`; null for null. */
export function formatMonth(iso: string | null): string | null {
  return print(iso, "MMMM YYYY");
}

const isCounted = (given: number | null): given is number => (given ?? 0) > 0;

/** `48 KB` or `1,2 MB` of bytes, by thousands; null if none or fewer are given, which means that nobody knows. */
export function formatBytes(bytes: number | null): string | null {
  if (!isCounted(bytes)) return null;
  const inMegabytes = (bytes / 1_000_000).toLocaleString("de-DE", { maximumFractionDigits: 1 });
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000) || 1}\u00a0KB` : `${inMegabytes}\u00a0MB`;
}

/** `1:05 Min.` of seconds, from an hour on `1:01:05 Std.`; null if none or fewer are given. */
export function formatDuration(seconds: number | null): string | null {
  if (!isCounted(seconds)) return null;
  const two = (part: number): string => String(part).padStart(2, "0");
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)} Std.` : `${minutes}:${two(rest)} Min.`;
}

/** `1.234,50 €` (with a no-break space); null for null. */
export function formatEuro(amount: number | null): string | null {
  return amount === null ? null : euro(amount);
}

/** `1.234,50 €` of whole cents; null for null. */
export function formatCents(cents: number | null): string | null {
  return formatEuro(cents === null ? null : cents / 100);
}

/** Prints what a seminar costs, in whole cents: `1.234,50 €`, or that it is free. */
export const formatPrice = (cents: number): string => (cents === 0 ? free : (formatCents(cents) ?? ""));

/** `5 Tage × 221,40 €` of days and whole cents a day, of several people `5 Tage × 221,40 € × 3 Personen`. */
export function formatHotelCount(days: number, perDay: number, people: number): string {
  const counted = `${days === 1 ? "1 Tag" : `${days} Tage`} × ${formatCents(perDay) ?? ""}`;
  return people === 1 ? counted : `${counted} ×\u00a0${people}\u00a0Personen`;
}
