import { OTHER_REASON } from '#i18n/booking.ts';

/** What is entered in the cancel dialog; `reason` is '' for none, `other` counts only with the reason 'Anderer'. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- an interface has no index signature, which FormValues asks for
export type CancelValues = { reason: string; other: string };

export const cancelStart: CancelValues = { reason: '', other: '' };

/** The reason as it is sent; of 'Anderer' the free text. */
export function sentReason({ reason, other }: CancelValues): string {
  return reason === OTHER_REASON ? other.trim() : reason;
}
