import { recipientInput } from "#domain/cart/cart.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { nameKey } from "#domain/people/namesakes.ts";
import { othersOnTheseDays } from "./doubles.ts";
import { emptyParticipant, offeredStay, ownPersonFirst } from "./participants.ts";

/** A person who can be ticked for an entry: from the order, or from the Gremium of the logged-in person. */
export interface Traveller {
  /** The person as a participant; unknown fields are as in an empty form. */
  readonly input: RecipientInput;
  /** Whether the person is already in the order. */
  readonly isInOrder: boolean;
  /** The entries on the same days that already have the person. */
  readonly busyIn: readonly CartItem[];
  readonly isSelf: boolean;
  /** Identifies the person in the list; namesakes have different keys. */
  readonly key: string;
}

/** A person with their normalised name, which namesakes share. */
type Known = Omit<Traveller, "key" | "busyIn"> & { readonly name: string };

/** Pairs each person with the number of namesakes before them. */
function withPlaces<P extends { readonly name: string }>(
  people: readonly P[],
): (readonly [person: P, place: number])[] {
  const counts = new Map<string, number>();
  return people.map((person) => {
    const place = counts.get(person.name) ?? 0;
    counts.set(person.name, place + 1);
    return [person, place];
  });
}

/**
 * Merges several lists of people. Within one list, two people of the same name are two people; across lists nobody can
 * tell, so a name counts as often as in the list that has it most often.
 */
function joined(lists: readonly (readonly Known[])[]): Known[] {
  const counts = new Map<string, number>();
  return lists.flatMap((list) =>
    withPlaces(list).flatMap(([person, place]) => {
      if (place < (counts.get(person.name) ?? 0)) return [];
      counts.set(person.name, place + 1);
      return [person];
    }),
  );
}

/**
 * The people who may travel: those of the other entries, then the Gremium, the customer first. Each person is listed
 * once, namesakes separately, and nobody who is already in the entry. People from the order keep their hotel option if
 * the event offers it.
 */
export function travellersFor(
  { event, itemId, recipients }: Pick<CartItem, "event" | "itemId" | "recipients">,
  items: readonly CartItem[],
  members: readonly GremiumUser[],
): Traveller[] {
  const ofOrder = items
    .filter((other) => !sameId(other.itemId, itemId))
    .map((other) =>
      other.recipients.map(recipientInput).map((input): Known => ({
        input: { ...input, hotelOverNightOption: offeredStay(input.hotelOverNightOption, event), comment: null },
        name: nameKey(input),
        isInOrder: true,
        isSelf: false,
      })),
    );
  const start = emptyParticipant(event);
  const ofGremium = ownPersonFirst(members).map(({ firstName, lastName, isSelf }): Known => {
    const input = { ...start, firstname: firstName ?? "", lastname: lastName ?? "" };
    return { input, name: nameKey(input), isInOrder: false, isSelf: isSelf === true };
  });
  const there = new Map<string, number>();
  for (const name of recipients.map(nameKey)) there.set(name, (there.get(name) ?? 0) + 1);
  const busyIn = othersOnTheseDays({ itemId, event }, items);
  return withPlaces(joined([...ofOrder, ofGremium])).flatMap(([{ name, ...person }, place]) => {
    const { firstname, lastname } = person.input;
    if (place < (there.get(name) ?? 0)) return [];
    const key = JSON.stringify([firstname, lastname, place]);
    return [{ ...person, key, busyIn: busyIn(person.input) }];
  });
}

/**
 * The start values of a new participant's form: the option as last chosen in this entry, or else in the order, if the
 * event offers it. The salutation is asked for each person.
 */
export function nextParticipant(
  { event, recipients }: Pick<CartItem, "event" | "recipients">,
  items: readonly CartItem[],
): RecipientInput {
  const last = recipients.at(-1) ?? items.flatMap((item) => item.recipients).at(-1);
  const start = emptyParticipant(event);
  if (last === undefined) return start;
  return {
    ...start,
    hotelOverNightOption: offeredStay(last.hotelOverNightOption, event),
  };
}
