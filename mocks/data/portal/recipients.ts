import type { Recipient } from "#domain/entities/recipient.ts";
import type { Member } from "#mocks/model/state.ts";

type States = readonly [type: string, approvalState: string, cancelState: string];

/** The fifteen rows of spec section 4 that have a label, in its order, then one combination that has none. */
export const everyState: readonly States[] = ["booking", "reservation", "waitingList"]
  .flatMap((type): States[] => [
    [type, "pending", "none"],
    [type, "confirmed", "none"],
    [type, "confirmed", "pending"],
    [type, "pending", "rejected"],
    [type, "rejected", "none"],
  ])
  .concat([["booking", "rejected", "pending"]]);

const booked: States = ["booking", "confirmed", "none"];

interface Person {
  userId: number | null;
  firstname: string | null;
  lastname: string | null;
  salutation: string | null;
}

const ofMember = ({ userId, data }: Member): Person => ({
  userId,
  firstname: data.firstname,
  lastname: data.lastname,
  salutation: data.salutation,
});

const substitutes = [
  ["Tanja", "Kramer"],
  ["Yusuf", "Demir"],
  ["Birgit", "Sommer"],
  ["Lars", "Henning"],
] as const;

/** People without a login of their own, who fill the list when an event has more participants than members. */
function substitute(index: number): Person {
  const [firstname, lastname] = substitutes[(index - 1) % substitutes.length] ?? substitutes[0];
  return { userId: null, firstname, lastname, salutation: null };
}

function recipient(
  eventId: number,
  index: number,
  person: Person,
  [type, approvalState, cancelState]: States,
): Recipient {
  return {
    recipientId: eventId * 100 + index + 1,
    orderId: `B-${eventId}-${index + 1}`,
    ...person,
    type,
    approvalState,
    cancelState,
    hotelOverNightOption: type === "booking" ? "mitNacht_VP" : null,
    hotelOptionVegetarian: index % 4 === 0,
    hotelOptionWheelchair: index === 4,
    comment: index === 1 ? "Anreise am Vorabend, bitte Spätankunft vermerken." : null,
    internalComment: index === 1 ? "Kostenübernahme liegt vor." : null,
  };
}

/** Participants of an event: the n-th state goes to the n-th of the given members, then to substitutes. */
export function buildRecipients(eventId: number, members: readonly Member[], states: readonly States[]): Recipient[] {
  return states.map((state, index) => {
    const person = members[index];
    return recipient(
      eventId,
      index,
      person === undefined ? substitute(index - members.length + 1) : ofMember(person),
      state,
    );
  });
}

/** `count` confirmed bookings. */
export const bookings = (count: number): readonly States[] => Array.from({ length: count }, () => booked);
/** A confirmed reservation, which can be booked and cancelled. */
export const reserved: States = ["reservation", "confirmed", "none"];
/** A place on the waiting list. */
export const waiting: States = ["waitingList", "confirmed", "none"];
/** A confirmed booking. */
export const confirmed = booked;
export type { States as RecipientStates };
