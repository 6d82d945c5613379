import { saleOf, type SaleFields } from "#domain/cart/sale.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf, isFull, type Availability } from "#domain/event/booking-state.ts";
import { availabilityText, inhouseOnly } from "#i18n/cart-short.ts";
import { Chip, type ChipTone } from "#ui/chip/chip.tsx";
import { checkIcon, clockIcon, errorIcon, infoIcon } from "#ui/icon/paths.ts";

const looks: Readonly<Record<Availability, { readonly tone: ChipTone; readonly icon: string }>> = {
  open: { tone: "success", icon: checkIcon },
  few: { tone: "warning", icon: clockIcon },
  waitingList: { tone: "warning", icon: clockIcon },
  closed: { tone: "danger", icon: errorIcon },
};

interface AvailabilityChipProps {
  readonly state: BookingState | null;
  readonly event: SaleFields | null;
}

/**
 * The number of free places as a chip, or that an in-house event has none for others; nothing if the backend gives no
 * state that we know.
 */
export function AvailabilityChip({ state, event }: AvailabilityChipProps) {
  const availability = availabilityOf(state);
  if (availability === null) return null;
  if (isFull(state) && saleOf(event).way === "inquiry") return <Chip icon={infoIcon}>{inhouseOnly}</Chip>;
  return <Chip {...looks[availability]}>{availabilityText(availability, state?.freePlaces ?? null)}</Chip>;
}
