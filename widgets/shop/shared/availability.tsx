import { availabilityOf, type Availability } from "#domain/booking-state.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { availabilityText } from "#i18n/cart.ts";
import { Chip, type ChipTone } from "#ui/chip/chip.tsx";
import { check, clock, error } from "#ui/icon/paths.ts";

const looks: Readonly<Record<Availability, { readonly tone: ChipTone; readonly icon: string }>> = {
  open: { tone: "success", icon: check },
  few: { tone: "warning", icon: check },
  waitingList: { tone: "warning", icon: clock },
  closed: { tone: "danger", icon: error },
};

/** The number of free places as a chip; nothing if the backend gives no state that we know. */
export function AvailabilityChip({ state }: { state: BookingState | null }) {
  const availability = availabilityOf(state);
  if (availability === null) return null;
  return <Chip {...looks[availability]}>{availabilityText(availability, state?.freePlaces ?? null)}</Chip>;
}
