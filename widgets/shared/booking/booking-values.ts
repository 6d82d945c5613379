import type { BookingChoice } from '#domain/booking-options.ts';

/** What is entered to book a reserved participant; `option` is '' for none. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- an interface has no index signature, which FormValues asks for
export type BookingValues = { option: string; terms: boolean };

/** The start of a booking. */
export const bookingStart = ({ preselected }: BookingChoice): BookingValues => ({ option: preselected ?? '', terms: false });
