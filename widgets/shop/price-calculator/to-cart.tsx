import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { availabilityOf, hasTooFewPlaces, offerOf } from "#domain/event/booking-state.ts";
import { participantTexts } from "#i18n/participants.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useWantedPlaces } from "#state/wanted-places.ts";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { eventName } from "#widgets/shared/event/event-texts.ts";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";

export interface ToCartProps {
  readonly event: PortalEvent;
  readonly eventId: Id;
  /** The number of calculated participants. */
  readonly places: number;
}

/** A button that puts the event with this many places into the cart, or the alternatives if it is full. */
export function ToCart({ event, eventId, places }: ToCartProps) {
  const { want } = useWantedPlaces();
  const states = useBookingStates([eventId]);
  const state = states.of(eventId);
  const type = offerOf(availabilityOf(state));
  // Of an event without a known state nothing will come, for which room is kept while it is asked for.
  if (availabilityOf(state) === null && (states.complete || states.failed !== null)) return null;
  return (
    <div className="calculator-cart">
      <AvailabilityChip state={state} event={event} />
      {type === "booking" && hasTooFewPlaces(state, places) && <p>{participantTexts.soldOut}</p>}
      {type !== null && (
        <AddButton
          eventId={eventId}
          event={event}
          type={type}
          label={type === "booking" ? texts.toCart(places) : undefined}
          about={eventName(event)}
          onPress={() => want(eventId, places)}
        />
      )}
    </div>
  );
}
