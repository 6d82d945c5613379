import { useState } from "react";
import { availabilityOf, offerOf } from "#domain/booking-state.ts";
import type { OrderType } from "#domain/entities/cart.ts";
import { wholeEvent, type SearchedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { saleOf } from "#domain/sale.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { useConfig } from "#state/store.ts";
import { useInCart } from "#state/use-shop.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventName } from "#widgets/shared/event/event-texts.ts";
import { OtherDatesLink } from "./other-dates-link.tsx";

interface AddingProps {
  readonly event: SearchedEvent;
  readonly eventId: Id;
  readonly type: OrderType;
}

/**
 * Into the cart, or reserved for a works council that still needs its resolution (contract-public section 8): once it
 * lies in the cart, one button is left, that by which it got there.
 */
function Adding({ event, eventId, type }: AddingProps) {
  const { reservations } = useConfig();
  const [pressed, setPressed] = useState<OrderType>(type);
  const isIn = useInCart(eventId) === "in";
  const shared = { eventId, event: wholeEvent(event), about: eventName(event) };
  const hasReservation = reservations && type === "booking" && saleOf(event).way === "cart";
  return (
    <div className="offer-buttons">
      {!(hasReservation && isIn && pressed === "reservation") && (
        <AddButton {...shared} type={type} onPress={() => setPressed(type)} />
      )}
      {hasReservation && !(isIn && pressed !== "reservation") && (
        <AddButton
          {...shared}
          type="reservation"
          label={addTexts.reserve}
          variant="secondary"
          onPress={() => setPressed("reservation")}
        />
      )}
    </div>
  );
}

interface OfferedEvent {
  readonly event: SearchedEvent;
  readonly state: BookingState | null;
}

/** What the operator says of reservations, where one is offered; nothing else. */
export function ReservationNote({ events }: { events: readonly OfferedEvent[] }) {
  const { reservations, reservationNote } = useConfig();
  const isOffered =
    reservations &&
    events.some(({ event, state }) => offerOf(availabilityOf(state)) === "booking" && saleOf(event).way === "cart");
  return isOffered && reservationNote !== "" && <p className="small muted">{reservationNote}</p>;
}

/**
 * Into the cart or onto the waiting list, by the booking state (contract-public section 4); what is full leads to other
 * dates, and what is booked elsewhere there.
 */
export function OfferButton({ event, state }: OfferedEvent) {
  const availability = availabilityOf(state);
  const type = offerOf(availability);
  const { eventId } = event;
  if (availability === "closed") return <OtherDatesLink event={event} />;
  if (type === null || eventId === null) return null;
  return <Adding key={type} {...{ event, eventId, type }} />;
}
