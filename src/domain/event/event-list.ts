import type { CardEvent } from "#domain/entities/event.ts";
import { isToCome, startOf } from "./events.ts";

/** The events that lists show: those with content or flagged as in-house (spec section 2). */
export function listedEvents<E extends Pick<CardEvent, "content" | "isInhouse">>(events: readonly E[]): E[] {
  return events.filter((event) => event.content !== null || event.isInhouse === true);
}

/**
 * A copy sorted by start. Events without a start come last in both directions; equal starts keep their order.
 * @param startsAt gives the start (epoch ms) if it has been computed before
 */
export function sortEvents<E extends Pick<CardEvent, "startDate">>(
  events: readonly E[],
  direction: "ascending" | "descending",
  startsAt: (event: E) => number | null = startOf,
): E[] {
  const sign = direction === "ascending" ? 1 : -1;
  const keyed = events.map((event) => ({ event, start: startsAt(event) }));
  keyed.sort((a, b) => {
    if (a.start === null || b.start === null) return Number(a.start === null) - Number(b.start === null);
    return (a.start - b.start) * sign;
  });
  return keyed.map(({ event }) => event);
}

/** The event that starts next; null if all have begun. */
export const nextEvent = <E extends Pick<CardEvent, "startDate" | "endDate" | "isHistoric">>(
  events: readonly E[],
  now: number,
): E | null =>
  sortEvents(
    events.filter((event) => isToCome(event, now)),
    "ascending",
  )[0] ?? null;
