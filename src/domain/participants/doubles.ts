import { dayOf } from "#domain/dates/time.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { isNamed, nameKey } from "#domain/people/namesakes.ts";
import { isFilled } from "#domain/text/text.ts";

type Entry = Pick<CartItem, "itemId" | "event" | "recipients">;

/** The first and last Berlin days of an event's modules that have dates, or else of the event itself. */
function spansOf({ startDate, endDate, modules }: PortalEvent): (readonly [first: string, last: string])[] {
  const dated = modules.filter((module) => module.startDate !== null);
  return (dated.length > 0 ? dated : [{ startDate, endDate }]).flatMap(({ startDate: start, endDate: end }) =>
    start === null ? [] : [[dayOf(start), dayOf(end ?? start)] as const],
  );
}

/** Whether two events have a day in common; false if the days of one are unknown. */
function shareDays(a: PortalEvent | null, b: PortalEvent | null): boolean {
  if (a === null || b === null) return false;
  const others = spansOf(b);
  return spansOf(a).some(([first, last]) => others.some((other) => first <= other[1] && other[0] <= last));
}

/** Finds the other entries, on days of this event, that have a participant of a name. */
export function othersOnTheseDays(
  { itemId, event }: Pick<Entry, "itemId" | "event">,
  items: readonly CartItem[],
): (person: Pick<Recipient, "firstname" | "lastname">) => CartItem[] {
  const others = items
    .filter((other) => !sameId(other.itemId, itemId) && shareDays(event, other.event))
    .map((other) => ({ other, names: new Set(other.recipients.map(nameKey)) }));
  return (person) => others.filter(({ names }) => names.has(nameKey(person))).map(({ other }) => other);
}

/** People, and the other entries that have them as well. */
export interface Elsewhere<P> {
  readonly others: readonly CartItem[];
  readonly people: readonly P[];
}

/** Groups people who are in the same other entries, so that each is named once. */
export function bySameEntries<P>(
  busy: readonly { readonly person: P; readonly others: readonly CartItem[] }[],
): Elsewhere<P>[] {
  const groups = new Map<string, { readonly others: readonly CartItem[]; readonly people: P[] }>();
  for (const { person, others } of busy) {
    const key = others.map(({ itemId }) => String(itemId)).join();
    const group = groups.get(key);
    if (group !== undefined) group.people.push(person);
    else if (others.length > 0) groups.set(key, { others, people: [person] });
  }
  return [...groups.values()];
}

/**
 * Who is twice in an entry, and who is also in another one on the same days. These are hints for the customer, never a
 * refusal (contract-public section 8, Orders). People without a name are ignored.
 */
export function doublesOf(
  entry: Entry,
  items: readonly CartItem[],
): { readonly twice: readonly Recipient[]; readonly elsewhere: readonly Elsewhere<Recipient>[] } {
  const people = entry.recipients.filter(({ firstname, lastname }) => isFilled(firstname) && isFilled(lastname));
  const busyIn = othersOnTheseDays(entry, items);
  const once = people.filter((person, index) => people.findIndex(isNamed(person)) === index);
  return {
    twice: once.filter((person) => people.filter(isNamed(person)).length > 1),
    elsewhere: bySameEntries(once.map((person) => ({ person, others: busyIn(person) }))),
  };
}
