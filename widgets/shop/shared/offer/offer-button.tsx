import { availabilityOf, offerOf } from "#domain/booking-state.ts";
import { wholeEvent, type SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { eventName } from "#widgets/shared/event/event-texts.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";

/**
 * Into the cart or onto the waiting list, by the booking state; nothing where neither is offered (contract-public
 * section 4).
 */
export function OfferButton({ event, state }: { event: SearchedEvent; state: BookingState | null }) {
  const type = offerOf(availabilityOf(state));
  if (type === null || event.eventId === null) return null;
  return <AddButton eventId={event.eventId} event={wholeEvent(event)} about={eventName(event)} type={type} />;
}
