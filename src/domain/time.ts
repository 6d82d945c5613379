import type { Dayjs } from "dayjs";
import { memoise } from "#lib/memoise.ts";
import { clockAt, dayjs, instantOf } from "./berlin.ts";
import { isoParts } from "./iso-date.ts";

const DAY_FORM = "YYYY-MM-DD";

interface Moment {
  /** Epoch ms. */
  readonly instant: number;
  /** What Berlin's clock shows then. */
  readonly clock: Dayjs;
}

/** The moment that a text means; NaN and an invalid date for what is no ISO text. */
function readAnew(iso: string): Moment {
  const { day = "", time = "", offset } = isoParts(iso) ?? {};
  const written = dayjs.utc(`${day}T${time}${offset ?? "Z"}`);
  const instant = offset === undefined ? instantOf(written) : written.valueOf();
  return { instant, clock: clockAt(instant) };
}

const read = memoise(readAnew);

/** Tells whether an ISO text carries a time of day; `yyyy-MM-dd` does not. */
export function hasTime(iso: string): boolean {
  return iso.length > 10;
}

/**
 * The instant (epoch ms) that an ISO text of contract section 2 means: with an offset that instant, without one Berlin
 * wall-clock time, `yyyy-MM-dd` the first moment of that Berlin day. NaN for anything else.
 */
export function toInstant(iso: string): number {
  return read(iso).instant;
}

/** As toInstant, but `yyyy-MM-dd` is the moment at which that Berlin day is over (epoch ms). */
export function toEndInstant(iso: string): number {
  return hasTime(iso) ? toInstant(iso) : instantOf(read(iso).clock.add(1, "day"));
}

const printerOf = memoise((pattern: string) =>
  memoise((iso: string) => {
    const { clock } = read(iso);
    return clock.isValid() ? clock.format(pattern) : "";
  }),
);

/** Prints an ISO text on the Berlin clock by a dayjs pattern, names in German; '' for anything else. */
export function printIso(iso: string, pattern: string): string {
  return printerOf(pattern)(iso);
}

/** Prints an instant (epoch ms) on the Berlin clock by a dayjs pattern, names in German; '' for NaN. */
export function printBerlin(instant: number, pattern: string): string {
  return Number.isNaN(instant) ? "" : clockAt(instant).format(pattern);
}

/** What the Berlin clock shows at an instant (epoch ms) as `yyyy-MM-ddTHH:mm:ss`; '' for NaN. */
export function berlinWall(instant: number): string {
  return printBerlin(instant, "YYYY-MM-DDTHH:mm:ss");
}

/** The Berlin day of an instant (epoch ms) as `yyyy-MM-dd`. */
export const berlinDay = memoise((instant: number) => printBerlin(instant, DAY_FORM));

/** The Berlin day `yyyy-MM-dd` on which an ISO text lies; '' for anything else. */
export const dayOf = memoise((iso: string) => {
  const { day = "", offset } = isoParts(iso) ?? {};
  // Without an offset it says what Berlin's clock shows.
  return offset === undefined ? day : printIso(iso, DAY_FORM);
});

/** First moment (epoch ms) of the Berlin day that holds an instant. */
export function startOfBerlinDay(instant: number): number {
  return instantOf(clockAt(instant).startOf("day"));
}

/** First moment (epoch ms) of the Berlin day after the one that holds an instant; 23 to 25 hours apart. */
export function nextBerlinMidnight(instant: number): number {
  return instantOf(clockAt(instant).startOf("day").add(1, "day"));
}

const daysFrom = memoise((from: string) => {
  const start = dayjs.utc(from);
  return memoise((to: string) => dayjs.utc(to).diff(start, "day"));
});

/** Calendar days from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return daysFrom(from)(to);
}

/** Berlin calendar days from `now` (epoch ms) to an ISO text: 0 today, negative in the past. */
export function daysUntil(iso: string, now: number): number {
  return daysBetween(berlinDay(now), dayOf(iso));
}

/** The day `count` days after a `yyyy-MM-dd`, in the same form. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, "day").format(DAY_FORM);
}

/** The day `count` months after a `yyyy-MM-dd`, at most the last of its month. */
export function addMonths(day: string, count: number): string {
  return dayjs.utc(day).add(count, "month").format(DAY_FORM);
}
