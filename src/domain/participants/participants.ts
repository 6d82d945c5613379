import { recipientInput } from "#domain/cart/cart.ts";
import { bookingChoice } from "#domain/costs/booking-options.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { offeredOption } from "#domain/hotel/overnight.ts";
import { plainLine } from "#lib/typed-text.ts";

/** The shortest first or last name (spec section 5). */
const SHORTEST = 2;

/** Whether a first or last name is long enough to be sent. */
export const isName = (name: string): boolean => plainLine(name).length >= SHORTEST;

/** The option if the event offers it, otherwise the event's preselected one; null where the event is unknown. */
export const offeredStay = (option: string | null, event: PortalEvent | null): string | null =>
  event === null ? null : offeredOption(bookingChoice(event), option);

/** A participant as the form that edits them starts: an option that the event does not offer is not chosen. */
export function editedParticipant(recipient: Recipient, event: PortalEvent | null): RecipientInput {
  const input = recipientInput(recipient);
  return event === null ? input : { ...input, hotelOverNightOption: offeredStay(input.hotelOverNightOption, event) };
}

/**
 * The required fields of a participant that are missing, in the form's order (spec section 5, options as in the booking
 * dialog).
 */
export function missingFields(
  input: RecipientInput,
  event: PortalEvent | null,
): ("salutation" | "firstname" | "lastname" | "hotelOverNightOption")[] {
  const isOptionRequired = event !== null && bookingChoice(event).required;
  return [
    ...(isName(input.salutation) ? [] : ["salutation" as const]),
    ...(isName(input.firstname) ? [] : ["firstname" as const]),
    ...(isName(input.lastname) ? [] : ["lastname" as const]),
    ...(isOptionRequired && offeredStay(input.hotelOverNightOption, event) === null
      ? ["hotelOverNightOption" as const]
      : []),
  ];
}

/**
 * The first thing that a cart lacks before it can be ordered: participants of an entry (then `recipientId` is null), or
 * data of one of them; null if nothing is missing.
 */
export function firstMissing(
  items: readonly CartItem[],
): { readonly itemId: CartItem["itemId"]; readonly recipientId: Id | null } | null {
  for (const { itemId, event, recipients } of items) {
    if (recipients.length === 0) return { itemId, recipientId: null };
    const incomplete = recipients.find((recipient) => missingFields(recipientInput(recipient), event).length > 0);
    if (incomplete !== undefined) return { itemId, recipientId: incomplete.recipientId };
  }
  return null;
}

/** A new participant of an event: with nothing typed, and the option of a one-day event chosen. */
export function emptyParticipant(event: PortalEvent | null): RecipientInput {
  return {
    salutation: "",
    firstname: "",
    lastname: "",
    hotelOverNightOption: offeredStay(null, event),
    hotelOptionVegetarian: false,
    hotelOptionWheelchair: false,
    comment: null,
  };
}

/** Members to pick from: the customer first (contract-public section 4), the others by last and first name. */
export function ownPersonFirst(users: readonly GremiumUser[]): GremiumUser[] {
  const { compare } = new Intl.Collator("de");
  return [...users].sort(
    (a, b) =>
      Number(b.isSelf === true) - Number(a.isSelf === true) ||
      compare(a.lastName ?? "", b.lastName ?? "") ||
      compare(a.firstName ?? "", b.firstName ?? ""),
  );
}
