import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { nameKey, recipientInput, sameId } from "./cart.ts";
import { bookingChoice, isBookingOption } from "./costs/booking-options.ts";
import { busyIn } from "./doubles.ts";
import { emptyParticipant, ownPersonFirst } from "./participants.ts";

/** Somebody who can be ticked for an entry: of the order, or of the Gremium of whoever is logged in. */
export interface Traveller {
  /** As it would be added; what is not known of it stands as in an empty form. */
  readonly input: RecipientInput;
  /** Whether the person is part of the order already. */
  readonly isInOrder: boolean;
  /** The entries on the same days in which the person is already. */
  readonly busyIn: readonly CartItem[];
  readonly isSelf: boolean;
  /** Names the person within the list; namesakes have keys of their own. */
  readonly key: string;
}

type Known = Omit<Traveller, "key" | "busyIn">;
type Named = Parameters<typeof nameKey>[0];

/** People, each with the number of namesakes before them. */
function withPlaces<P>(people: readonly P[], inputOf: (person: P) => Named): (readonly [person: P, place: number])[] {
  const counts = new Map<string, number>();
  return people.map((person) => {
    const name = nameKey(inputOf(person));
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    return [person, place];
  });
}

const inputOf = ({ input }: Pick<Known, "input">): Named => input;

/**
 * The people of several lists, each once. Within one list two of a name are two people; of a name in two lists nobody
 * can tell, so that it counts as often as in the list that has it most.
 */
function joined(lists: readonly (readonly Known[])[]): Known[] {
  const counts = new Map<string, number>();
  return lists.flatMap((list) =>
    withPlaces(list, inputOf).flatMap(([person, place]) => {
      const name = nameKey(person.input);
      if (place < (counts.get(name) ?? 0)) return [];
      counts.set(name, place + 1);
      return [person];
    }),
  );
}

/** The option where an event offers it, else what the event itself begins with. */
function fittingOption(option: string | null, event: PortalEvent | null): string | null {
  if (event === null) return null;
  const { options, preselected } = bookingChoice(event);
  return isBookingOption(option) && options.includes(option) ? option : preselected;
}

/**
 * Who travels perhaps: the people of the other entries, then the Gremium, the own person first; each once, two of a
 * name as two people, and nobody who is in the entry already. A person of the order brings along what was chosen of the
 * stay as far as the event offers it.
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
        input: { ...input, hotelOverNightOption: fittingOption(input.hotelOverNightOption, event), comment: null },
        isInOrder: true,
        isSelf: false,
      })),
    );
  const ofGremium = ownPersonFirst(members).map(({ firstName, lastName, isSelf }): Known => ({
    input: { ...emptyParticipant(event), firstname: firstName ?? "", lastname: lastName ?? "" },
    isInOrder: false,
    isSelf: isSelf === true,
  }));
  const there = new Map(
    withPlaces(recipients, (recipient) => recipient).map(([one, place]) => [nameKey(one), place + 1]),
  );
  return withPlaces(joined([...ofOrder, ofGremium]), inputOf).flatMap(([person, place]) => {
    const { firstname, lastname } = person.input;
    if (place < (there.get(nameKey(person.input)) ?? 0)) return [];
    const key = JSON.stringify([firstname, lastname, place]);
    return [{ ...person, key, busyIn: busyIn({ itemId, event }, items, person.input) }];
  });
}

/**
 * A new participant as its form begins: salutation and option as they were chosen last, in this entry or else in the
 * order, the option only where the event offers it.
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
    salutation: last.salutation ?? "",
    hotelOverNightOption: fittingOption(last.hotelOverNightOption, event),
  };
}
