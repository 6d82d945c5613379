import type { PortalEvent } from '#domain/entities/event.ts';
import { isOnline } from './events.ts';
import { isOneDay } from './schedule.ts';

/** The values of the spec's overnight and meal options (section 3). */
const SEVERAL_DAYS = ['mitNacht_VP', 'ohneNacht_VP', 'mitNacht_HP', 'ohneNacht_HP'] as const;
const ONE_DAY = ['tagesseminar_OhneNacht', 'tagesseminar_MitNachtFruehst'] as const;
export type BookingOption = (typeof SEVERAL_DAYS)[number] | (typeof ONE_DAY)[number];

/** What a booking may choose from: nothing when online; only events of several days demand a choice (spec section 5). */
export interface BookingChoice {
  options: readonly BookingOption[];
  preselected: BookingOption | null;
  required: boolean;
}

export function bookingChoice(event: PortalEvent): BookingChoice {
  if (isOnline(event)) return { options: [], preselected: null, required: false };
  if (isOneDay(event)) return { options: ONE_DAY, preselected: ONE_DAY[0], required: false };
  return { options: SEVERAL_DAYS, preselected: null, required: true };
}

/** Tells whether a text is an option we know. */
export function isBookingOption(value: string | null): value is BookingOption {
  return [...SEVERAL_DAYS, ...ONE_DAY].some((option) => option === value);
}
