import { useState } from "react";
import { availabilityOf, offerOf } from "#domain/booking-state.ts";
import type { OrderType } from "#domain/entities/cart.ts";
import { wholeEvent, type SearchedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { safeLink } from "#domain/link.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { conferences } from "#i18n/conferences.ts";
import { offers } from "#i18n/offers.ts";
import { useConfig } from "#state/store.ts";
import { useInCart } from "#state/use-shop.ts";
import { Button } from "#ui/button/button.tsx";
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
  const hasReservation = reservations && type === "booking";
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

/** What the operator says of reservations, where one is offered; nothing else. */
export function ReservationNote({ states }: { states: readonly (BookingState | null)[] }) {
  const { reservations, reservationNote } = useConfig();
  const isOffered = reservations && states.some((state) => offerOf(availabilityOf(state)) === "booking");
  return isOffered && reservationNote !== "" && <p className="small muted">{reservationNote}</p>;
}

/** Where an event is had that is not sold here: on the page of its theme, or by asking, where it is one in-house. */
function SoldElsewhere({ event }: { event: SearchedEvent }) {
  const { contactUrl } = useConfig();
  const elsewhere = safeLink(event.theme?.redirectUrl ?? null);
  if (elsewhere === null) return <Button href={contactUrl}>{offers.askInhouse}</Button>;
  return (
    <Button variant="primary" href={elsewhere}>
      {conferences.elsewhere}
    </Button>
  );
}

const isSoldElsewhere = ({ isInhouse, theme }: SearchedEvent): boolean =>
  isInhouse === true || safeLink(theme?.redirectUrl ?? null) !== null;

/**
 * Into the cart or onto the waiting list, by the booking state (contract-public section 4); what is full leads to other
 * dates, and what is booked elsewhere there.
 */
export function OfferButton({ event, state }: { event: SearchedEvent; state: BookingState | null }) {
  const availability = availabilityOf(state);
  const type = offerOf(availability);
  const { eventId } = event;
  if (availability === "closed") return <OtherDatesLink event={event} />;
  if (type === null || eventId === null) return null;
  if (isSoldElsewhere(event)) return <SoldElsewhere event={event} />;
  return <Adding key={type} {...{ event, eventId, type }} />;
}
