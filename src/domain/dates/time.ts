import type { Dayjs } from "dayjs";
import { memoise } from "#lib/memoise.ts";
import { clockAt, dayjs, instantOf } from "./berlin.ts";
import { isoParts } from "./iso-date.ts";

const DAY_FORM = "YYYY-MM-DD";
const DAY_MS = 24 * 60 * 60 * 1000;

interface Moment {
  /** Epoch ms. */
  readonly instant: number;
  /** The date whose UTC fields show Berlin's clock at that instant. */
  readonly clock: Dayjs;
}

/** Parses an ISO text; NaN and an invalid date for anything else. */
function readAnew(iso: string): Moment {
  const { day = "", time = "", offset } = isoParts(iso) ?? {};
  const written = dayjs.utc(`${day}T${time}${offset ?? "Z"}`);
  const instant = offset === undefined ? instantOf(written) : written.valueOf();
  return { instant, clock: clockAt(instant) };
}

const read = memoise(readAnew);

/** Whether an ISO text has a time of day; `yyyy-MM-dd` does not. */
export function hasTime(iso: string): boolean {
  return iso.length > 10;
}

/**
 * The instant (epoch ms) of an ISO text of contract section 2. With an offset it is that instant; without one the text
 * is Berlin wall-clock time, and `yyyy-MM-dd` is the first moment of that Berlin day. NaN for anything else.
 */
export function toInstant(iso: string): number {
  return read(iso).instant;
}

/** Like `toInstant`, but for `yyyy-MM-dd` the moment at which that Berlin day ends (epoch ms). */
export function toEndInstant(iso: string): number {
  return hasTime(iso) ? toInstant(iso) : instantOf(read(iso).clock.add(1, "day"));
}

const printerOf = memoise((pattern: string) =>
  memoise((iso: string) => {
    const { clock } = read(iso);
    return clock.isValid() ? clock.format(pattern) : "";
  }),
);

/** Prints an ISO text on the Berlin clock by a dayjs pattern, with German names; '' for anything else. */
export function printIso(iso: string, pattern: string): string {
  return printerOf(pattern)(iso);
}

/** Prints an instant (epoch ms) on the Berlin clock by a dayjs pattern, with German names; '' for NaN. */
export function printBerlin(instant: number, pattern: string): string {
  return Number.isNaN(instant) ? "" : clockAt(instant).format(pattern);
}

/** Berlin's clock at an instant (epoch ms) as `yyyy-MM-ddTHH:mm:ss`; '' for NaN. */
export function berlinWall(instant: number): string {
  return printBerlin(instant, "YYYY-MM-DDTHH:mm:ss");
}

/** The Berlin day of an instant (epoch ms) as `yyyy-MM-dd`. */
export const berlinDay = memoise((instant: number) => printBerlin(instant, DAY_FORM));

/** The Berlin day `yyyy-MM-dd` of an ISO text; '' for anything else. */
export const dayOf = memoise((iso: string) => {
  const { day = "", offset } = isoParts(iso) ?? {};
  // Without an offset the text is Berlin time already.
  return offset === undefined ? day : printIso(iso, DAY_FORM);
});

/** The first moment (epoch ms) of the Berlin day that contains an instant. */
export function startOfBerlinDay(instant: number): number {
  return instantOf(clockAt(instant).startOf("day"));
}

/** The first moment (epoch ms) of the Berlin day after the one that contains an instant; a day has 23 to 25 hours. */
export function nextBerlinMidnight(instant: number): number {
  return instantOf(clockAt(instant).startOf("day").add(1, "day"));
}

/** Calendar days from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Berlin calendar days from `now` (epoch ms) to an ISO text: 0 today, negative in the past. */
export function daysUntil(iso: string, now: number): number {
  return daysBetween(berlinDay(now), dayOf(iso));
}

/** The day `count` days after a `yyyy-MM-dd`, in the same form. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, "day").format(DAY_FORM);
}

/** The day `count` months after a `yyyy-MM-dd`, at most the last day of its month. */
export function addMonths(day: string, count: number): string {
  return dayjs.utc(day).add(count, "month").format(DAY_FORM);
}
