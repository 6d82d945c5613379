import type { ListedEvent } from "#domain/entities/event.ts";
import { dayOf } from "./time.ts";

/** Events of one month `yyyy-MM` or year `yyyy`; `key` is null if they have no start. */
export interface EventGroup {
  readonly key: string | null;
  readonly events: readonly ListedEvent[];
}

const LENGTH = { month: 7, year: 4 } as const;

/** Fewer events than this need no headings between them. */
const FEWEST = 4;

/**
 * Groups consecutive events by the Berlin month or year of their start, in the given order; a short list is one group.
 */
export function groupEvents(events: readonly ListedEvent[], unit: keyof typeof LENGTH): EventGroup[] {
  const groups: { key: string | null; events: ListedEvent[] }[] = [];
  for (const event of events) {
    const key = event.startDate === null ? null : dayOf(event.startDate).slice(0, LENGTH[unit]);
    const last = groups.at(-1);
    if (last?.key === key) last.events.push(event);
    else groups.push({ key, events: [event] });
  }
  return events.length < FEWEST ? [{ key: null, events }] : groups;
}

/** An event in a list; `begins` is the key of the group if it is the group's first event. */
export interface EventRow {
  readonly event: ListedEvent;
  readonly begins?: string | null;
}

/** The rows of all groups in one list. */
export function rowsOf(groups: readonly EventGroup[]): EventRow[] {
  return groups.flatMap(({ key, events }) =>
    events.map((event, index): EventRow => (index === 0 ? { event, begins: key } : { event })),
  );
}
