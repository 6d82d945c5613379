import { addDays, dayOf } from "#domain/dates/time.ts";
import type { PortalEvent, ScheduleBlock, ScheduleDay } from "#domain/entities/event.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { isFilled } from "#domain/text/text.ts";

/** Start and end as `HH:mm` on the Berlin clock. */
export interface TimeSpan {
  from: string;
  to: string;
}

/** Half a day of a schedule with what happens in it. */
export interface TimedBlock {
  part: "morning" | "afternoon";
  /** Null for a conference, whose times are not shown (spec section 9). */
  times: TimeSpan | null;
  block: ScheduleBlock;
}

/** One day of the schedule as it is shown. */
export interface PlannedDay {
  /** Day 1 is shown as 'Seminarstart', any other as 'N. Seminartag' (contract section 4). */
  number: number;
  /** Berlin day `yyyy-MM-dd`, null without a start. */
  day: string | null;
  /** The evening of an arrival day with its fixed points; null on any other day. */
  arrival: { times: TimeSpan | null } | null;
  blocks: TimedBlock[];
}

/** The day of a follow-up module, shown after the other days. */
export interface FollowUpDay {
  title: string;
  text: string;
  /** ISO text of the module, null when unknown. */
  date: string | null;
}

/** The schedule of an event, day by day. */
export interface SchedulePlan {
  isConference: boolean;
  /** Whether all is on one day, which has no dots for choosing a day (spec section 2). */
  isOneDay: boolean;
  days: PlannedDay[];
  followUp: FollowUpDay | null;
  /** Whether to show the note 'Rahmenprogramm', for in-person events of several days. */
  hasLeisure: boolean;
}

const ARRIVAL: TimeSpan = { from: "17:30", to: "20:00" };
const ONE_DAY = { morning: { from: "09:00", to: "12:30" }, afternoon: { from: "13:45", to: "17:00" } };
const WHOLE_DAY = { morning: { from: "08:30", to: "12:30" }, afternoon: { from: "14:00", to: "17:00" } };
const HALF_DAY = { morning: { from: "08:30", to: "12:00" }, afternoon: { from: "13:30", to: "17:30" } };

/**
 * Whether start and end are on one Berlin day; without both, the duration decides (at most a day), or else a schedule
 * of one day.
 */
export function isOneDay(event: PortalEvent): boolean {
  if (event.startDate !== null && event.endDate !== null) return dayOf(event.startDate) === dayOf(event.endDate);
  const duration = event.content?.duration ?? null;
  return duration === null ? event.content?.schedule.length === 1 : duration <= 1;
}

/** The schedule of an event (spec section 2, times of section 9); null if it has no entries. */
export function schedulePlan(event: PortalEvent): SchedulePlan | null {
  const schedule = event.content?.schedule ?? [];
  if (schedule.length === 0) return null;
  return {
    isConference: isTradeConference(event),
    isOneDay: isOneDay(event),
    days: schedule.map((day, index) => plannedDay(event, day, index)),
    followUp: followUpDay(event),
    hasLeisure: !isOneDay(event) && !isOnline(event),
  };
}

function plannedDay(event: PortalEvent, day: ScheduleDay, index: number): PlannedDay {
  const isConference = isTradeConference(event);
  const isArrival = day.title?.trim() === "Anreisetag";
  return {
    number: index + 1,
    day: event.startDate === null ? null : addDays(dayOf(event.startDate), index),
    arrival: isArrival ? { times: isConference ? null : ARRIVAL } : null,
    blocks: timedBlocks(day, isConference, isOneDay(event)),
  };
}

function timedBlocks({ morning, afternoon }: ScheduleDay, isConference: boolean, oneDay: boolean): TimedBlock[] {
  const times = oneDay ? ONE_DAY : hasText(morning) && hasText(afternoon) ? WHOLE_DAY : HALF_DAY;
  const halves = [
    { part: "morning", block: morning },
    { part: "afternoon", block: afternoon },
  ] as const;
  return halves.flatMap(({ part, block }) =>
    hasText(block) ? [{ part, block, times: isConference ? null : times[part] }] : [],
  );
}

function hasText(block: ScheduleBlock | null): block is ScheduleBlock {
  return block !== null && (isFilled(block.title) || isFilled(block.description) || block.themes.some(isFilled));
}

/** The online follow-up day, if exactly one module has both its title and its text (spec section 4). */
export function followUpDay(event: PortalEvent): FollowUpDay | null {
  const found = event.modules.flatMap(({ onlineFollowUpTitle: title, onlineFollowUpText: text, startDate: date }) =>
    isFilled(title) && isFilled(text) ? [{ title, text, date }] : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
