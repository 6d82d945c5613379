import type { BookingChoice } from "#domain/costs/booking-options.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/** The form values for booking a reserved participant; `option` is '' for none. */
export type BookingValues = FieldsOf<{ option: string; terms: boolean }>;

/** The start values of a booking form. */
export const bookingStart = ({ preselected }: BookingChoice): BookingValues => ({
  option: preselected ?? "",
  terms: false,
});
