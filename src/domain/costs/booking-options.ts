import type { PortalEvent } from "#domain/entities/event.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { ONE_DAY, OVERNIGHT, type BookingOption } from "#domain/hotel/overnight.ts";
import { isOneDay } from "./schedule.ts";

/** What can be chosen for night and board in a booking. */
export interface BookingChoice {
  options: readonly BookingOption[];
  preselected: BookingOption | null;
  required: boolean;
}

/**
 * The options of a booking: none for an online event; only events of several days require a choice (spec section 5).
 */
export function bookingChoice(event: PortalEvent): BookingChoice {
  if (isOnline(event)) return { options: [], preselected: null, required: false };
  if (isOneDay(event)) return { options: ONE_DAY, preselected: ONE_DAY[0], required: false };
  // A conference has no half board (contract-public section 4, Money).
  const options = isTradeConference(event) ? OVERNIGHT.filter((option) => !option.endsWith("_HP")) : OVERNIGHT;
  return { options, preselected: null, required: true };
}

/** Whether a text is one of the known options. */
export function isBookingOption(value: string | null): value is BookingOption {
  return [...OVERNIGHT, ...ONE_DAY].some((option) => option === value);
}
