import type { PortalEvent } from "#domain/entities/event.ts";
import { isHistoric } from "#domain/events.ts";
import { events } from "#i18n/events.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/offer/availability.tsx";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import { OfferPrice } from "#widgets/shop/shared/offer/offer-price.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import css from "./event-offer.css?inline";
import { Benefits, Contact, OfferFacts, OfferLinks } from "./offer-facts.tsx";

function Bookable({ event }: { event: PortalEvent }) {
  const states = useBookingStates(event.eventId === null ? [] : [event.eventId]);
  const state = states.of(event.eventId);
  return (
    <>
      <StatesFailure states={states} />
      <div>
        <AvailabilityChip state={state} />
      </div>
      <OfferPrice event={event} />
      <OfferFacts event={event} />
      <OfferButton event={event} state={state} />
    </>
  );
}

function Offer({ event }: { event: PortalEvent }) {
  useStyles(css);
  const past = isHistoric(event, useNow());
  return (
    <section className="card stack">
      <h2>
        <Compound text={eventTitle(event)} />
      </h2>
      {past ? (
        <>
          <Notice state="empty">{events.unknown}</Notice>
          <OfferFacts event={event} />
        </>
      ) : (
        <Bookable event={event} />
      )}
      <Benefits event={event} />
      <OfferLinks event={event} />
      {!past && <Contact event={event} />}
    </section>
  );
}

/**
 * What the shop offers of one event: price, places left, dates, hotel, what is included, the way into the cart
 * (contract-public section 1).
 */
export function EventOffer({ eventId = "" }: { eventId?: string }) {
  return <LoadedEvent eventId={eventId}>{(event) => <Offer event={event} />}</LoadedEvent>;
}
