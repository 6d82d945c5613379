import { useMemo, useRef, type Ref } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import { availabilityOf, isFull } from "#domain/event/booking-state.ts";
import { isHistoric } from "#domain/event/events.ts";
import { events } from "#i18n/events.ts";
import { useBookingStates, type BookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";
import { LazyNextBest } from "#widgets/shop/shared/lazy-next-best.tsx";
import { ReservationNote } from "#widgets/shop/shared/offer/offer-button.tsx";
import { OfferLine } from "#widgets/shop/shared/offer/offer-line.tsx";
import { OfferTerms } from "#widgets/shop/shared/offer/offer-terms.tsx";
import { OtherDatesLink } from "#widgets/shop/shared/offer/other-dates-link.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import css from "./event-offer.css?inline";
import { OfferBar } from "./offer-bar.tsx";
import { Benefits, Contact, OfferFacts, OfferLinks } from "./offer-facts.tsx";

/**
 * Price, places and button; for an event that is not available, or of which that is not known, also the next one that
 * is, with the primary button.
 */
function Box({ event, states, box }: { event: PortalEvent; states: BookingStates; box: Ref<HTMLDivElement> }) {
  const state = states.of(event.eventId);
  const isUnknown = state !== null && availabilityOf(state) === null;
  return (
    <div className="offer-box box" ref={box}>
      <StatesFailure states={states} />
      <OfferTerms event={event} state={state} variant={isFull(state) ? "secondary" : "primary"} />
      <ReservationNote events={[{ event, state }]} />
      {(isFull(state) || isUnknown) && <LazyNextBest theme={event.theme} except={event.eventId} />}
    </div>
  );
}

function Offer({ event }: { event: PortalEvent }) {
  useStyles(css);
  const past = isHistoric(event, useNow());
  const when = eventWhen(event);
  const told = useMemo(() => [event], [event]);
  const states = useBookingStates(event.eventId === null ? [] : [event.eventId]);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <section className="offer-page">
        {!past && <StructuredData kind="course" of={told} />}
        <div className="offer-columns">
          <header>
            {when !== null && <p className="offer-page-when">{unbroken(when)}</p>}
            <PageHead text={eventTitle(event)} />
            <OfferLine event={event} />
          </header>
          {past && (
            <Notice state="empty" actions={<OtherDatesLink event={event} />}>
              <p>{events.unknown}</p>
              <LazyNextBest theme={event.theme} except={event.eventId} />
            </Notice>
          )}
          {!past && <Box event={event} states={states} box={box} />}
          <OfferFacts event={event} />
          <div className="stack">
            <Benefits event={event} />
            {!past && <OfferLinks event={event} />}
            {!past && <Contact event={event} />}
          </div>
        </div>
      </section>
      {!past && <OfferBar event={event} state={states.of(event.eventId)} box={box} />}
    </>
  );
}

/**
 * The shop's offer of one event: price, free places, dates, hotel, what is included, the button (contract-public
 * section 1).
 */
export function EventOffer({ eventId = "" }: { eventId?: string }) {
  return <LoadedEvent eventId={eventId}>{(event) => <Offer event={event} />}</LoadedEvent>;
}
