import type { BookingChoice } from "#domain/costs/booking-options.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/** What is entered to book a reserved participant; `option` is '' for none. */
export type BookingValues = FieldsOf<{ option: string; terms: boolean }>;

/** The start of a booking. */
export const bookingStart = ({ preselected }: BookingChoice): BookingValues => ({
  option: preselected ?? "",
  terms: false,
});
