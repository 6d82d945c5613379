import { recipientInput } from "#domain/cart/cart.ts";
import { isBookingOption } from "#domain/costs/booking-options.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { missingFields } from "#domain/participants/participants.ts";
import { isFilled } from "#domain/text/text.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts as texts } from "#i18n/participants.ts";

const fieldNames = {
  salutation: texts.salutation,
  firstname: texts.firstname,
  lastname: texts.lastname,
  hotelOverNightOption: texts.option,
} as const;

const stayText = ({ hotelOverNightOption: option }: Recipient): string | null =>
  isBookingOption(option) ? bookingOptionLabels[option] : null;

/** The nights and meals that all of several people have; null where they differ. */
function sharedStay(people: readonly Recipient[]): string | null {
  const [stay = null, ...others] = new Set(people.map(stayText));
  return people.length > 1 && others.length === 0 ? stay : null;
}

/** The nights and meals that all of several people have, said once above their names; otherwise nothing. */
export function SharedStay({ of }: { of: readonly Recipient[] }) {
  const stay = sharedStay(of);
  return stay !== null && <p>{texts.forEach(stay)}</p>;
}

/**
 * The choices of one of several participants in one line: nights and meals unless all have the same, wishes, comment;
 * '' if there are none.
 */
export function optionText(recipient: Recipient, among: readonly Recipient[]): string {
  return [
    sharedStay(among) === null ? stayText(recipient) : null,
    recipient.hotelOptionVegetarian === true ? texts.vegetarianShort : null,
    recipient.hotelOptionWheelchair === true ? texts.accessibleShort : null,
    recipient.comment,
  ]
    .filter(isFilled)
    .join(", ");
}

interface PersonFactsProps {
  readonly recipient: Recipient;
  /** All participants of the entry. */
  readonly among: readonly Recipient[];
  readonly event: PortalEvent | null;
}

/** The choices of a participant, and the missing data, shown below the name. */
export function PersonFacts({ recipient, among, event }: PersonFactsProps) {
  const options = optionText(recipient, among);
  const missing = missingFields(recipientInput(recipient), event);
  return (
    <>
      {options !== "" && <div className="cart-muted">{options}</div>}
      {missing.length > 0 && (
        <div className="field-error">{texts.missing(missing.map((field) => fieldNames[field]))}</div>
      )}
    </>
  );
}
