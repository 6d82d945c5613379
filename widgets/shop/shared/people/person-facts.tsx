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

/** The choices of a participant in one line: nights and meals, wishes, comment; '' if there are none. */
export function optionText({
  hotelOverNightOption,
  hotelOptionVegetarian,
  hotelOptionWheelchair,
  comment,
}: Recipient): string {
  return [
    isBookingOption(hotelOverNightOption) ? bookingOptionLabels[hotelOverNightOption] : null,
    hotelOptionVegetarian === true ? texts.vegetarianShort : null,
    hotelOptionWheelchair === true ? texts.accessibleShort : null,
    comment,
  ]
    .filter(isFilled)
    .join(", ");
}

/** The choices of a participant, and the missing data, shown below the name. */
export function PersonFacts({ recipient, event }: { recipient: Recipient; event: PortalEvent | null }) {
  const options = optionText(recipient);
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
