import type { Control } from "react-hook-form";
import type { BookingChoice } from "#domain/costs/booking-options.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { booking as texts } from "#i18n/booking.ts";
import { clearOption } from "#i18n/recipients.ts";
import { FormCheckbox } from "#widgets/shared/forms/form-fields.tsx";
import { FormRadios } from "#widgets/shared/forms/form-radios.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { TermsLabel } from "#widgets/shared/forms/terms-label.tsx";
import { useStayOptions } from "#widgets/shared/order/stay-options.ts";
import { BookingSum } from "./booking-sum.tsx";
import type { BookingValues } from "./booking-values.ts";

interface BookingFieldsProps {
  readonly control: Control<BookingValues>;
  readonly choice: BookingChoice;
  readonly event: PortalEvent;
  readonly recipient: Recipient;
}

/**
 * The form fields for booking a reserved participant: an option, unless the event is online, and the terms (spec
 * section 5). What the '*' means stands right before the first field.
 */
export function BookingFields({ control, choice, event, recipient }: BookingFieldsProps) {
  const options = useStayOptions(event);
  return (
    <>
      {options.length > 0 && (
        <>
          <RequiredNote />
          <FormRadios
            control={control}
            name="option"
            label={texts.options}
            options={options}
            clearLabel={clearOption}
            required={choice.required}
          />
        </>
      )}
      <BookingSum event={event} recipient={recipient} control={control} />
      {options.length === 0 && <RequiredNote />}
      <FormCheckbox control={control} name="terms" label={<TermsLabel words={texts.terms} />} required />
    </>
  );
}
