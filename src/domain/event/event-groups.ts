import { dayOf } from "#domain/dates/time.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { keyed } from "#lib/keyed.ts";

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

/** An event in a list, with the key by which it is drawn; `begins` is the key of the group that it is the first of. */
export interface EventRow {
  readonly key: string;
  readonly event: ListedEvent;
  readonly begins?: string | null;
}

/** The rows of all groups in one list. */
export function rowsOf(groups: readonly EventGroup[]): EventRow[] {
  const rows = groups.flatMap(({ key, events }) =>
    events.map((event, index) => (index === 0 ? { event, begins: key } : { event })),
  );
  return keyed(rows, ({ event }) => event.eventId).map(([key, row]) => ({ key, ...row }));
}
