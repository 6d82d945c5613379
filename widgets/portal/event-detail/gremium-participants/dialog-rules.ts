import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { booking, cancelling, OTHER_REASON } from '#i18n/booking.ts';
import { fieldRules } from '#widgets/shared/forms/fields.ts';
import type { BookingValues, CancelValues } from './dialog-values.ts';

/** The rules of a booking (spec section 5): the option where one must be chosen, and the terms. */
export function bookingResolver(isOptionRequired: boolean): Resolver<BookingValues> {
  const option = isOptionRequired ? fieldRules.hotelOverNightOption() : yup.string();
  return yupResolver(yup.object({ option, terms: yup.boolean().isTrue(booking.termsMissing) })) as unknown as Resolver<BookingValues>;
}

/** The rules of a cancellation; 'Anderer' with an empty text counts as no reason (contract section 4). */
export function cancelResolver(): Resolver<CancelValues> {
  const reason = yup.string().required(cancelling.reasonMissing);
  const other = yup.string().trim().when('reason', { is: OTHER_REASON, then: (text) => text.required(cancelling.otherMissing) });
  return yupResolver(yup.object({ reason, other })) as unknown as Resolver<CancelValues>;
}
