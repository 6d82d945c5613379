import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import { booking } from "#i18n/booking.ts";
import { ruleOf } from "#widgets/shared/forms/field-rules.ts";
import { formResolver } from "#widgets/shared/forms/form-resolver.ts";
import type { BookingValues } from "./booking-values.ts";

/** The rules of a booking (spec section 5): an option if one must be chosen, and the terms. */
export function bookingResolver(isOptionRequired: boolean): Resolver<BookingValues> {
  const option = isOptionRequired ? ruleOf("hotelOverNightOption") : yup.string();
  return formResolver<BookingValues>({ option, terms: yup.boolean().isTrue(booking.termsMissing) });
}
