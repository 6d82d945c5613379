import * as v from "valibot";
import { id } from "#domain/entities/fields.ts";
import { addDays, berlinDay, berlinWall, dayOf, startOfBerlinDay, toInstant } from "#domain/time.ts";
import type { RouteName } from "#api/routes.ts";
import { expectStatus, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { consultantAnswer, readAs } from "./samples.ts";

const HOUR = 60 * 60 * 1000;
const TIMES = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?"/g;

interface Time {
  /** As it is written, to the minute. */
  readonly minute: string;
  readonly offset: string;
  readonly instant: number;
}

function timesIn(text: string): Time[] {
  return [...text.matchAll(TIMES)].map(([, wall = "", offset = ""]) => ({
    minute: wall.slice(0, 16),
    offset,
    instant: toInstant(wall + offset),
  }));
}

const minuteIn = (instant: number): string => berlinWall(instant).slice(0, 16);

/** Midnight in Berlin on the clock of UTC. */
const isUtcLike = ({ minute, offset }: Time): boolean => offset === "" && /T2[23]:00$/.test(minute);
/** In the hour that is left out when the clocks go forward. */
const isLeftOut = ({ minute, offset, instant }: Time): boolean => offset === "" && minuteIn(instant) !== minute;
/** In the hour that happens twice when the clocks go back. */
const isTwice = ({ minute, offset, instant }: Time): boolean =>
  offset === "" && [-HOUR, HOUR].some((shift) => minuteIn(instant + shift) === minute);
/** With the offset that Berlin has in the other half of the year. */
const isOtherHalf = ({ minute, offset, instant }: Time): boolean =>
  (offset === "+01:00" || offset === "+02:00") && minuteIn(instant) !== minute;

/** What looks wrong about the times of an answer; docs/backend.md, Values. Names no time. */
export function oddTimes(text: string): string[] {
  const times = timesIn(text);
  const count = (is: (time: Time) => boolean): number => times.filter(is).length;
  const utc = count(isUtcLike);
  const bare = times.filter(({ offset }) => offset === "").length;
  const said: [number, string][] = [
    [
      utc >= bare / 4 ? utc : 0,
      "times without an offset lie at 22:00 or 23:00: is that UTC? They are read as the clock in Berlin",
    ],
    [count(isLeftOut), "times lie in the hour that is left out when the clocks go forward"],
    [count(isTwice), "times without an offset lie in the hour that happens twice when the clocks go back"],
    [count(isOtherHalf), "times carry +01:00 in summer or +02:00 in winter: is that a fixed offset?"],
  ];
  return said.filter(([number]) => number > 0).map(([number, sentence]) => `${number} ${sentence} (Values)`);
}

/** The next Berlin day from that of `now` (epoch ms) on that has 23 or 25 hours. */
export function nextClockChange(now: number): string {
  let day = berlinDay(now);
  const hours = (): number => (startOfBerlinDay(toInstant(addDays(day, 1))) - startOfBerlinDay(toInstant(day))) / HOUR;
  while (hours() === 24) day = addDays(day, 1);
  return day;
}

const datedAppointments = v.object({
  appointments: v.array(v.looseObject({ appointmentId: id, start: v.nullish(v.string(), null) })),
});

async function askAround(client: Client, day: string): Promise<Found> {
  const consultant = readAs(consultantAnswer, (await client.ask("consultant")).json)?.consultant.consultantId ?? null;
  if (consultant === null) return { skipped: "no consultant is known" };
  const [from, until] = [addDays(day, -1), addDays(day, 1)];
  const answered = await client.ask("appointments", { query: { consultantId: consultant, from, until } });
  const wrong = expectStatus(answered, 200);
  if (wrong !== null) return wrong;
  const days = (readAs(datedAppointments, answered.json)?.appointments ?? []).flatMap(({ start }) =>
    start === null ? [] : dayOf(start),
  );
  const outside = days.filter((one) => one < from || one > until).length;
  return outside === 0 ? null : `came ${outside} appointments of other days, expected the Berlin days from…until alone`;
}

/** Asks for the days around the next change of clocks, counted in Berlin. */
export function clockChecks(client: Client, wanted: ReadonlySet<RouteName>, now: number): Check[] {
  const day = nextClockChange(now);
  const checks: readonly Check[] = [
    {
      name: "appointments",
      what: `the days around the change of clocks on ${day}`,
      section: "Values",
      run: () => askAround(client, day),
    },
  ];
  return checks.filter(({ name }) => wanted.has(name));
}
