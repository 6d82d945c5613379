import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { booking } from '#i18n/booking.ts';
import { fieldRules } from '#widgets/shared/forms/fields.ts';
import type { BookingValues } from './booking-values.ts';

/** The rules of a booking (spec section 5): the option where one must be chosen, and the terms. */
export function bookingResolver(isOptionRequired: boolean): Resolver<BookingValues> {
  const option = isOptionRequired ? fieldRules.hotelOverNightOption() : yup.string();
  return yupResolver(yup.object({ option, terms: yup.boolean().isTrue(booking.termsMissing) })) as unknown as Resolver<BookingValues>;
}
