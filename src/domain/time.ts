const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

// docs/decisions/003-berlin-clock.md says why neither dayjs nor its timezone plugin stands here.
// Made with the first date that needs it: making it costs a phone some 15 ms.
let berlinHour: Intl.DateTimeFormat | null = null;
const offsets = new Map<number, number>();

/** Berlin's distance from UTC in milliseconds at an instant; it changes on full UTC hours only, so one answer serves the hour. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (Number.isNaN(hour)) return NaN;
  berlinHour ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });
  const utcHour = ((hour % 24) + 24) % 24;
  const offset = ((Number(berlinHour.format(hour * HOUR)) - utcHour + 24) % 24) * HOUR;
  offsets.set(hour, offset);
  return offset;
}

/** A doubled hour means its first pass; an hour that was skipped moves on by the gap. */
function wallToInstant(wall: number): number {
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const first = wall - before;
  if (before === after || offsetAt(first) === before) return first;
  return offsetAt(wall - after) === after ? wall - after : first;
}

/** Tells whether an ISO text carries a time of day; `yyyy-MM-dd` does not. */
export function hasTime(iso: string): boolean {
  return iso.length > 10;
}

/**
 * The instant (epoch ms) that an ISO text of contract section 2 means: with an offset that instant, without one Berlin
 * wall-clock time, `yyyy-MM-dd` the first moment of that Berlin day. NaN for anything else.
 */
export function toInstant(iso: string): number {
  const parts = ISO.exec(iso);
  if (!parts) return NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map((part) => Number(part || 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, Number((parts[7] ?? '').padEnd(3, '0')));
  return parts[8] === undefined ? wallToInstant(wall) : wall - givenOffset(parts[8]);
}

/** Milliseconds of `Z`, `+02:00` or `+0200`. */
function givenOffset(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return (text.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

/** As toInstant, but `yyyy-MM-dd` is the moment at which that Berlin day is over (epoch ms). */
export function toEndInstant(iso: string): number {
  const instant = toInstant(iso);
  return hasTime(iso) ? instant : nextBerlinMidnight(instant);
}

/** `yyyy-MM-ddTHH:mm:ss` of a moment on a clock that runs in UTC. */
const isoOf = (wall: number): string => (Number.isNaN(wall) ? '' : new Date(wall).toISOString().slice(0, 19));

/** What the Berlin clock shows at an instant (epoch ms) as `yyyy-MM-ddTHH:mm:ss`; '' for NaN. */
export function berlinWall(instant: number): string {
  return isoOf(instant + offsetAt(instant));
}

/** The Berlin day of an instant (epoch ms) as `yyyy-MM-dd`. */
export function berlinDay(instant: number): string {
  return berlinWall(instant).slice(0, 10);
}

/** The Berlin day `yyyy-MM-dd` on which an ISO text lies. */
export function dayOf(iso: string): string {
  return hasTime(iso) ? berlinDay(toInstant(iso)) : iso;
}

/** First moment (epoch ms) of the Berlin day that holds an instant. */
export function startOfBerlinDay(instant: number): number {
  return wallToInstant(Date.parse(berlinDay(instant)));
}

/** First moment (epoch ms) of the Berlin day after the one that holds an instant; 23 to 25 hours apart. */
export function nextBerlinMidnight(instant: number): number {
  return wallToInstant(Date.parse(berlinDay(instant)) + DAY);
}

/** Calendar days from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Berlin calendar days from `now` (epoch ms) to an ISO text: 0 today, negative in the past. */
export function daysUntil(iso: string, now: number): number {
  return daysBetween(berlinDay(now), dayOf(iso));
}

/** The day `count` days after a `yyyy-MM-dd`, in the same form. */
export function addDays(day: string, count: number): string {
  return isoOf(Date.parse(day) + count * DAY).slice(0, 10);
}

/** The day `count` months after a `yyyy-MM-dd`, at most the last of its month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))).slice(0, 10);
}
