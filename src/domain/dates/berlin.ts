import dayjs, { type Dayjs } from "dayjs";
import "dayjs/locale/de.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.locale("de");

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The first year of the rule by which the European Union still changes its clocks. */
const RULE_SINCE = 1996;

/** The last Sunday of a month (0 to 11) at 01:00 UTC, when the Union's clocks change. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.valueOf() - lastDay.getUTCDay() * DAY;
}

let berlinHour: Intl.DateTimeFormat | null = null;

/** Berlin's offset from UTC in milliseconds at an instant before 1996; it always changed on full UTC hours. */
function formerOffsetAt(instant: number): number {
  berlinHour ??= new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" });
  return ((Number(berlinHour.format(instant)) - new Date(instant).getUTCHours() + 24) % 24) * HOUR;
}

/**
 * Berlin's offset from UTC in milliseconds at an instant. It is computed by the rule, because creating a formatter
 * costs a slow phone 60 ms (docs/decisions/003).
 */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (year < RULE_SINCE) return formerOffsetAt(instant);
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 2 * HOUR : HOUR;
}

/** A date whose UTC fields show Berlin's clock at an instant (epoch ms), for counting days and for printing. */
export const clockAt = (instant: number): Dayjs => dayjs.utc(instant + offsetAt(instant));

/**
 * The instant (epoch ms) at which Berlin's clock shows the UTC fields of a date. For an hour that occurs twice it is
 * the first one; an hour that is skipped moves on by the gap.
 */
export function instantOf(clock: Dayjs): number {
  const wall = clock.valueOf();
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const first = wall - before;
  if (before === after || offsetAt(first) === before) return first;
  return offsetAt(wall - after) === after ? wall - after : first;
}

export { dayjs };
