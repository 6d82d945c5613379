import type { BookingChoice, BookingOption } from '#domain/booking-options.ts';
import { booking, cancelling, OTHER_REASON } from '#i18n/booking.ts';

/** What is entered in the booking dialog. */
export interface BookingValues {
  readonly option: BookingOption | null;
  readonly terms: boolean;
}

/** What is wrong with a booking, by field; empty when it may be sent (spec section 5). */
export function bookingErrors({ option, terms }: BookingValues, { required }: BookingChoice): { option?: string; terms?: string } {
  return {
    ...(required && option === null && { option: booking.optionMissing }),
    ...(!terms && { terms: booking.termsMissing }),
  };
}

/** What is entered in the cancel dialog; `other` counts only with the reason 'Anderer'. */
export interface CancelValues {
  readonly reason: string | null;
  readonly other: string;
}

/** What is wrong with a cancellation; 'Anderer' with an empty text counts as no reason (contract section 4). */
export function cancelErrors({ reason, other }: CancelValues): { reason?: string; other?: string } {
  if (reason === null) return { reason: cancelling.reasonMissing };
  return reason === OTHER_REASON && other.trim() === '' ? { other: cancelling.otherMissing } : {};
}

/** The reason as it is sent; of 'Anderer' the free text. */
export function sentReason({ reason, other }: CancelValues): string {
  return reason === OTHER_REASON ? other.trim() : (reason ?? '');
}
