import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { hasTiers, type Plan } from "./plans.ts";

type Entry = PortalState["shop"]["cart"]["items"][number];
export type Person = Entry["recipients"][number];

const first = ["Eva", "Cem", "Käthe", "Jörg", "Zoë"];
/** The number of people with the same name, if a plan has namesakes. */
const NAMESAKES = 3;

/** First and last name, with a blank between them. */
export const fullName = ({ firstname, lastname }: { firstname?: unknown; lastname?: unknown }): string =>
  `${String(firstname)} ${String(lastname)}`;

/** The label of a person: name and comment, which stays with them in every entry. */
export const labelOf = (person: Person): string =>
  person.comment === null ? fullName(person) : `${fullName(person)} (${person.comment})`;

/** A person with a comment that distinguishes people of the same name. */
export function personOf(recipientId: number, firstname: string, lastname: string): Person {
  const [like] = openEntry.recipients;
  if (like === undefined) throw new Error("The example has nobody");
  return { ...structuredClone(like), recipientId, firstname, lastname, comment: `Wunsch ${recipientId}` };
}

function countOf({ second, areNamesakes, places }: Plan, number: number): number {
  if (second === "removes") return 3;
  return areNamesakes === true || places === "one short" ? 2 + (number % 4) : 1 + (number % first.length);
}

function peopleOf(plan: Plan, number: number, surname: string): Person[] {
  // Higher than all ids of the mock portal's participants.
  const base = plan.comesAgain === true ? 500 : 1_000_000 + number * 10;
  const same = plan.areNamesakes === true ? NAMESAKES : 1;
  return Array.from({ length: countOf(plan, number) }, (_, index) => {
    const person = personOf(base + index, first[Math.floor(index / same)] ?? "", surname);
    return plan.pastes === true ? { ...person, comment: null } : person;
  });
}

const TIERS = ["priceParticipantTwo", "priceParticipantThree", "priceParticipantFour", "priceParticipantFive"] as const;

/** The people of a run, who are in the cart or will be pasted into it. */
export function prepare({ shop }: PortalState, plan: Plan, number: number, surname: string): Person[] {
  const people = peopleOf(plan, number, surname);
  const { eventId, places, pastes, bookedBy } = plan;
  const type = bookedBy === undefined ? "booking" : "reservation";
  const recipients = pastes === true ? [] : people.map((person) => ({ ...person, type }));
  const address = bookedBy === undefined ? null : orderAddress;
  Object.assign(shop.cart, cartState([{ ...openEntry, type, eventId, recipients }], address).shop?.cart);
  if (places !== undefined) shop.places[String(eventId)] = places === "one short" ? people.length - 1 : places;
  for (const priced of hasTiers(plan) ? [] : [eventId, seminarIds.open]) {
    const record = shopEvent(shop, priced)?.content?.prices[0];
    if (record !== undefined) for (const tier of TIERS) record[tier] = null;
  }
  return people;
}
