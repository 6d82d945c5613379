import { bookingChoice } from "#domain/costs/booking-options.ts";
import { entryHotel } from "#domain/costs/hotel-costs.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { formatCents } from "#i18n/format.ts";
import { bookingOptionLabels, stayCosts } from "#i18n/overnight.ts";
import { useNow } from "#state/clock.ts";

/** What an event offers of the stay, with what the hotel costs one person by it. */
export interface StayOption {
  readonly value: string;
  readonly label: string;
  /** Null where no price is known. */
  readonly note: string | null;
}

/** The options of an event, each with its hotel costs, for radio buttons; none where it is online. */
export function useStayOptions(event: PortalEvent | null): readonly StayOption[] {
  const now = useNow();
  if (event === null) return [];
  return bookingChoice(event).options.map((value) => {
    const costs = formatCents(entryHotel({ event, recipients: [{ hotelOverNightOption: value }] }, now));
    return { value, label: bookingOptionLabels[value], note: costs === null ? null : stayCosts(costs) };
  });
}
