import { useState } from "react";
import { saleOf } from "#domain/cart/sale.ts";
import { isBinding, type OrderType } from "#domain/entities/cart.ts";
import { wholeEvent, type SearchedEvent } from "#domain/entities/event.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf, offerOf } from "#domain/event/booking-state.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { offers } from "#i18n/offers.ts";
import { useInCart } from "#state/shop/use-shop.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { AddButton, type AddButtonProps } from "#widgets/shared/cart/add-button.tsx";
import { eventName } from "#widgets/shared/event/event-texts.ts";
import css from "./offer-button.css?inline";
import { OtherDatesLink } from "./other-dates-link.tsx";

/** The look of the button. */
export type ButtonVariant = NonNullable<AddButtonProps["variant"]>;

interface AddingProps {
  readonly event: SearchedEvent;
  readonly eventId: Id;
  readonly type: OrderType;
  readonly variant: ButtonVariant;
  readonly isBrief: boolean;
}

/**
 * Buttons to add an event to the cart, and to reserve it for a works council that still needs its resolution
 * (contract-public section 8). Once the event is in the cart, only the button that was pressed is left.
 */
function Adding({ event, eventId, type, variant, isBrief }: AddingProps) {
  useStyles(css);
  const { reservations } = useConfig();
  const [pressed, setPressed] = useState<OrderType>(type);
  const inCart = useInCart(eventId);
  const isIn = inCart !== null && inCart !== "adding";
  const shared = { eventId, event: wholeEvent(event), about: eventName(event) };
  const hasReservation = reservations && !isBrief && type === "booking" && saleOf(event).way === "cart";
  return (
    <div className="offer-buttons" data-reservations={(reservations && !isBrief) || undefined}>
      {!(hasReservation && isIn && pressed === "reservation") && (
        <AddButton {...shared} type={type} variant={variant} onPress={() => setPressed(type)} />
      )}
      {hasReservation && !(isIn && pressed !== "reservation") && (
        <AddButton
          {...shared}
          type="reservation"
          label={addTexts.reserve}
          variant="quiet"
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

interface OfferButtonProps extends OfferedEvent {
  readonly variant?: ButtonVariant | undefined;
  /** Whether there is room for one button only, so that no reservation is offered beside the cart. */
  readonly isBrief?: boolean;
}

/** The operator's note about reservations, if one is offered or in the cart; otherwise nothing. */
export function ReservationNote({ events }: { events: readonly OfferedEvent[] }) {
  const { reservations, reservationNote } = useConfig();
  const cart = usePortal((state) => state.cart.shown);
  const isBooking = ({ eventId }: SearchedEvent): boolean =>
    cart?.items.some((item) => isBinding(item) && sameId(item.event?.eventId ?? null, eventId)) ?? false;
  const isOffered =
    reservations &&
    events.some(
      ({ event, state }) =>
        offerOf(availabilityOf(state)) === "booking" && saleOf(event).way === "cart" && !isBooking(event),
    );
  return isOffered && reservationNote !== "" && <p className="muted">{reservationNote}</p>;
}

/**
 * A button for the cart or the waiting list, by the booking state (contract-public section 4). A full event gets a link
 * to other dates, and one that is sold elsewhere a link there. Of an event whose state the backend does not tell, a
 * sentence says so; its own page leads on.
 */
export function OfferButton({ event, state, variant = "primary", isBrief = false }: OfferButtonProps) {
  const availability = availabilityOf(state);
  const type = offerOf(availability);
  const { eventId } = event;
  if (availability === "closed") return <OtherDatesLink event={event} />;
  if (availability === null && state !== null && !isBrief) return <p className="small">{offers.stateUnknown}</p>;
  if (type === null || eventId === null) return null;
  return <Adding key={type} {...{ event, eventId, type, variant, isBrief }} />;
}
