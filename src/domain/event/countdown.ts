import { daysUntil } from "#domain/dates/time.ts";

/** With `begun` the start is on an earlier day, so there is nothing to count. */
export type Countdown = { kind: "begun" } | { kind: "today" } | { kind: "one-day" } | { kind: "days"; days: number };

/**
 * Berlin calendar days from `now` (epoch ms) to an ISO start; less than 1 day is today (spec section 9). Null without a
 * start.
 */
export function countdown(start: string | null, now: number): Countdown | null {
  if (start === null) return null;
  const days = daysUntil(start, now);
  if (days < 0) return { kind: "begun" };
  if (days < 1) return { kind: "today" };
  return days === 1 ? { kind: "one-day" } : { kind: "days", days };
}

/**
 * Whether the details button shows: not for the title 'Inhouse Seminar', nor on the day of the start (spec section 9).
 */
export function hasDetailsButton(title: string | null, start: string | null, now: number): boolean {
  return title?.trim() !== "Inhouse Seminar" && countdown(start, now)?.kind !== "today";
}
