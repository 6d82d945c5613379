import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { addDays, berlinDay, berlinWall, dayOf, startOfBerlinDay, toInstant } from "#domain/dates/time.ts";
import { id } from "#domain/entities/fields.ts";
import { expected, expectStatus, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { inChapter, tell } from "./language.ts";
import { consultantAnswer, readAs } from "./samples.ts";

const HOUR = 60 * 60 * 1000;
const TIMES = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?"/g;

interface Time {
  /** The time as written, to the minute. */
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
/** Whether a time lies in the hour that is left out when the clocks go forward. */
const isLeftOut = ({ minute, offset, instant }: Time): boolean => offset === "" && minuteIn(instant) !== minute;
/** Whether a time lies in the hour that happens twice when the clocks go back. */
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
      tell(
        "times without an offset lie at 22:00 or 23:00: is that UTC? They are read as the clock in Berlin",
        "Zeiten ohne Abstand liegen um 22:00 oder 23:00: Ist das UTC? Sie gelten als Berliner Uhrzeit",
      ),
    ],
    [
      count(isLeftOut),
      tell(
        "times lie in the hour that is left out when the clocks go forward",
        "Zeiten liegen in der Stunde, die bei der Umstellung auf Sommerzeit ausfällt",
      ),
    ],
    [
      count(isTwice),
      tell(
        "times without an offset lie in the hour that happens twice when the clocks go back",
        "Zeiten ohne Abstand liegen in der Stunde, die bei der Umstellung auf Winterzeit doppelt ist",
      ),
    ],
    [
      count(isOtherHalf),
      tell(
        "times carry +01:00 in summer or +02:00 in winter: is that a fixed offset?",
        "Zeiten tragen +01:00 im Sommer oder +02:00 im Winter: Ist das ein fester Abstand?",
      ),
    ],
  ];
  return said
    .filter(([number]) => number > 0)
    .map(([number, sentence]) => inChapter(`${number} ${sentence}`, "Values"));
}

/** Times of day that both halves of the year must share before anything is said. */
const ENOUGH = 2;

const timeOfDay = (minute: string): string => minute.slice(11);

/**
 * What must be wrong about the times of an answer. Seminars begin at the same hours in summer and in winter: where
 * times with a Z do so by their letters, and not by the clock in Berlin, they are that clock, labelled as UTC. Names no
 * time.
 */
export function wrongTimes(text: string): string[] {
  const times = timesIn(text).filter(({ offset, minute }) => offset === "Z" && !minute.endsWith("T00:00"));
  const isSummer = ({ instant }: Time): boolean => toInstant(`${minuteIn(instant)}:00Z`) - instant === 2 * HOUR;
  const [summer, winter] = [times.filter(isSummer), times.filter((time) => !isSummer(time))];
  const shared = (timeOf: (time: Time) => string): number => {
    const others = new Set(summer.map((time) => timeOfDay(timeOf(time))));
    return new Set(winter.map((time) => timeOfDay(timeOf(time))).filter((time) => others.has(time))).size;
  };
  const isBerlin = shared(({ minute }) => minute) >= ENOUGH && shared(({ instant }) => minuteIn(instant)) === 0;
  const sentence = tell(
    "times with Z stand at the same hour in summer and winter: the clock in Berlin labelled as UTC",
    "Zeiten mit Z stehen im Sommer und im Winter zur selben Stunde: Berliner Uhrzeit, als UTC ausgezeichnet",
  );
  return isBerlin ? [inChapter(sentence, "Values")] : [];
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
  if (consultant === null) return { skipped: tell("no consultant is known", "keine Beratung ist bekannt") };
  const [from, until] = [addDays(day, -1), addDays(day, 1)];
  const answered = await client.ask("appointments", { query: { consultantId: consultant, from, until } });
  const wrong = expectStatus(answered, 200);
  if (wrong !== null) return wrong;
  const days = (readAs(datedAppointments, answered.json)?.appointments ?? []).flatMap(({ start }) =>
    start === null ? [] : dayOf(start),
  );
  const outside = days.filter((one) => one < from || one > until).length;
  const meant = tell("the Berlin days from…until alone", "nur die Berliner Tage from…until");
  const came = tell(`${outside} appointments of other days`, `${outside} freie Zeiten anderer Tage`);
  return outside === 0 ? null : expected(came, meant);
}

/** Asks for the days around the next change of clocks, counted in Berlin. */
export function clockChecks(client: Client, wanted: ReadonlySet<RouteName>, now: number): Check[] {
  const day = nextClockChange(now);
  const checks: readonly Check[] = [
    {
      name: "appointments",
      what: tell(`the days around the change of clocks on ${day}`, `die Tage um die Zeitumstellung am ${day}`),
      section: "Values",
      run: () => askAround(client, day),
    },
  ];
  return checks.filter(({ name }) => wanted.has(name));
}
