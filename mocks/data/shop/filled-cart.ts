import { seed } from "#mocks/data/seed.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { participant } from "#mocks/model/shop/cart.ts";
import type { CartEntry } from "#mocks/model/shop/state.ts";
import type { PortalState } from "#mocks/model/state.ts";

const { shop } = seed("guest", "2026-03-10");

const person = (
  recipientId: number,
  salutation: string,
  firstname: string,
  lastname: string,
): CartEntry["recipients"][number] =>
  participant(recipientId, "booking", {
    salutation,
    firstname,
    lastname,
    hotelOverNightOption: "mitNacht_VP",
    hotelOptionVegetarian: recipientId % 2 === 0,
    hotelOptionWheelchair: false,
    comment: null,
  });
const people = [
  person(91, "Frau", "Eva", "Beispiel"),
  person(92, "Herr", "Cem", "Çelik"),
  person(93, "Frau Dr.", "Käthe", "Groß-Überlinger"),
];

/** A visitor's cart with these entries, and an address where it has been saved before. */
export function cartState(
  items: readonly CartEntry[],
  options: PortalState["shop"]["cart"]["options"] = null,
): Partial<PortalState> {
  return { shop: { ...shop, cart: { version: 4, items: [...items], options } } };
}

/** An event of several days with three participants. */
export const openEntry: CartEntry = { itemId: 90, type: "booking", eventId: seminarIds.open, recipients: people };
/** An online event without participants. */
export const emptyEntry: CartEntry = { itemId: 94, type: "booking", eventId: seminarIds.online, recipients: [] };
/** The same with two of them. */
export const onlineEntry: CartEntry = {
  ...emptyEntry,
  itemId: 95,
  recipients: people.slice(0, 2).map((one, index) => ({ ...one, recipientId: 96 + index, hotelOverNightOption: null })),
};
