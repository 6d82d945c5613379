import type { CardEvent } from "#domain/entities/event.ts";
import { isHistoric, startOf } from "./events.ts";

/** Only events with content or flagged in-house are listed (spec section 2). */
export function listed<E extends Pick<CardEvent, "content" | "isInhouse">>(events: readonly E[]): E[] {
  return events.filter((event) => event.content !== null || event.isInhouse === true);
}

/**
 * A copy sorted by start; events without a start stand last in either direction, equal starts keep their order.
 * @param startsAt where the start (epoch ms) is known already
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

/** Returns the event that starts next; null where all of them are over. */
export const nextEvent = <E extends Pick<CardEvent, "startDate" | "endDate" | "isHistoric">>(
  events: readonly E[],
  now: number,
): E | null =>
  sortEvents(
    events.filter((event) => !isHistoric(event, now)),
    "ascending",
  )[0] ?? null;
