import dayjs, { type Dayjs, type ManipulateType, type PluginFunc } from "dayjs";
import "dayjs/locale/de.js";
import utc from "dayjs/plugin/utc.js";

declare module "dayjs" {
  interface Dayjs {
    /** The same instant on the Berlin clock, whatever the machine's zone. */
    berlin(): Dayjs;
  }
  /**
   * The moment at which the Berlin clock shows what `wall` shows in UTC. An hour that happens twice means its first
   * pass, an hour that is skipped moves on by the gap.
   */
  export function fromBerlinClock(wall: Dayjs): Dayjs;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

/** Units that pass on every clock alike; days and longer are counted on the calendar. */
const PHYSICAL: readonly string[] = ["hour", "minute", "second", "millisecond"];

/**
 * Where dayjs keeps what a plugin adds: `$d` is the date whose UTC fields are shown, `$x` travels along with every
 * derived date.
 */
interface Inside {
  readonly $d: Date;
  readonly $x: { berlin?: { readonly wall: number; readonly instant: number } };
}

const inside = (date: Dayjs): Inside => date as unknown as Inside;

/** The first year of the rule by which the European Union changes its clocks until today. */
const RULE_SINCE = 1996;

/** The last Sunday of a month (0 to 11) at 01:00 UTC, when the Union's clocks change. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.valueOf() - lastDay.getUTCDay() * DAY;
}

let berlinHour: Intl.DateTimeFormat | null = null;

/** Berlin's distance from UTC in milliseconds at an instant before the rule; it changed on full UTC hours only. */
function formerOffsetAt(instant: number): number {
  berlinHour ??= new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", hourCycle: "h23" });
  return ((Number(berlinHour.format(instant)) - new Date(instant).getUTCHours() + 24) % 24) * HOUR;
}

/**
 * Berlin's distance from UTC in milliseconds at an instant. By the rule, as making a formatter costs a slow phone 60 ms
 * (docs/decisions/003).
 */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (year < RULE_SINCE) return formerOffsetAt(instant);
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 2 * HOUR : HOUR;
}

/** The instant at which the Berlin clock shows a wall time, both in milliseconds. */
function instantOf(wall: number): number {
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const first = wall - before;
  if (before === after || offsetAt(first) === before) return first;
  return offsetAt(wall - after) === after ? wall - after : first;
}

function onBerlinClock(instant: number): Dayjs {
  const wall = instant + offsetAt(instant);
  const date = dayjs.utc(wall);
  // The second pass of a doubled hour shows what the first did: as long as the clock shows it, the instant is
  // remembered.
  inside(date).$x.berlin = { wall, instant };
  return date;
}

/**
 * dayjs on the Berlin clock, as its `utc` plugin does it for UTC: such a date keeps the wall clock, on which dayjs
 * counts and prints, and gives the instant as its value. In the place of dayjs' own `timezone` plugin
 * (docs/decisions/003).
 */
const berlin: PluginFunc = (_option, Type, factory) => {
  const proto = Type.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the date it is asked of
  const { add, format, toDate, utcOffset, valueOf } = proto;

  proto.berlin = function (this: Dayjs) {
    return onBerlinClock(this.valueOf());
  };
  factory.fromBerlinClock = (wall: Dayjs) => onBerlinClock(instantOf(wall.valueOf()));

  proto.valueOf = function (this: Dayjs) {
    const {
      $d,
      $x: { berlin: known },
    } = inside(this);
    if (known === undefined) return valueOf.call(this);
    return $d.getTime() === known.wall ? known.instant : instantOf($d.getTime());
  };
  // dayjs sets the start and end of a unit on `toDate('s')`, which is the clock that is shown.
  proto.toDate = function (this: Dayjs, ...shown: unknown[]) {
    if (inside(this).$x.berlin === undefined) return toDate.apply(this, shown as []);
    return new Date(shown[0] === "s" ? inside(this).$d : this.valueOf());
  };
  proto.utcOffset = function (this: Dayjs, ...given: [number | string, boolean?] | []) {
    if (inside(this).$x.berlin === undefined || given.length > 0) return utcOffset.apply(this, given as [number]);
    return (inside(this).$d.getTime() - this.valueOf()) / MINUTE;
  } as typeof utcOffset;
  proto.add = function (this: Dayjs, count: number, unit?: ManipulateType) {
    const physical = inside(this).$x.berlin !== undefined && PHYSICAL.includes(unit ?? "millisecond");
    return physical ? dayjs.utc(this.valueOf()).add(count, unit).berlin() : add.call(this, count, unit);
  };
  proto.format = function (this: Dayjs, template?: string) {
    return format.call(this, template ?? (inside(this).$x.berlin === undefined ? undefined : "YYYY-MM-DDTHH:mm:ssZ"));
  };
};

dayjs.extend(utc);
dayjs.extend(berlin);
dayjs.locale("de");

export { dayjs };
