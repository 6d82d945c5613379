import { availabilityOf, offerOf } from "#domain/booking-state.ts";
import { wholeEvent, type SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { eventName } from "#widgets/shared/event/event-texts.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { OtherDatesLink } from "./other-dates-link.tsx";

/**
 * Into the cart or onto the waiting list, by the booking state (contract-public section 4); what is full leads to other
 * dates.
 */
export function OfferButton({ event, state }: { event: SearchedEvent; state: BookingState | null }) {
  const availability = availabilityOf(state);
  const type = offerOf(availability);
  if (availability === "closed") return <OtherDatesLink event={event} />;
  if (type === null || event.eventId === null) return null;
  return <AddButton eventId={event.eventId} event={wholeEvent(event)} about={eventName(event)} type={type} />;
}
