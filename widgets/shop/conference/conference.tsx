import { pageAddress } from "#api/pages.ts";
import { saleOf } from "#domain/cart/sale.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isFull } from "#domain/event/booking-state.ts";
import { conferenceWays } from "#domain/event/conference.ts";
import { isOnline, placeName } from "#domain/event/event-place.ts";
import { isHistoric } from "#domain/event/events.ts";
import { isFilled } from "#domain/text/text.ts";
import { conferences as texts } from "#i18n/conferences.ts";
import { events } from "#i18n/events.ts";
import { formatPeriod } from "#i18n/format.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { SoldElsewhere } from "#widgets/shared/cart/sold-elsewhere.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { LazyNextBest } from "#widgets/shop/shared/lazy-next-best.tsx";
import { HotelLink } from "#widgets/shop/shared/offer/hotel-link.tsx";
import { LoadedConference } from "#widgets/shop/shared/offer/loaded-conference.tsx";
import cardCss from "#widgets/shop/shared/offer/offer-card.css?inline";
import { OfferPrice } from "#widgets/shop/shared/offer/offer-price.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import css from "./conference.css?inline";
import { Programme, Speakers } from "./programme.tsx";

interface WaysProps {
  readonly event: PortalEvent;
  readonly url: string;
}

/**
 * The free places with the price, and buttons by the booking state of the conference's event; a theme that is booked
 * elsewhere gets a link there.
 */
function Ways({ event, url }: WaysProps) {
  const config = useConfig();
  const states = useBookingStates(event.eventId === null ? [] : [event.eventId]);
  const state = states.of(event.eventId);
  const ways = conferenceWays(state).flatMap((page) => {
    const href = pageAddress(config, page, { url });
    return href === null ? [] : [{ page, href }];
  });
  return (
    <>
      <StatesFailure states={states} />
      <div className="stack stack-tight">
        <div className="offer-state">
          <AvailabilityChip state={state} event={event} />
        </div>
        <OfferPrice event={event} />
      </div>
      {ways.length > 0 && (
        <div className="cluster conference-ways">
          {saleOf(event).way === "cart" ? (
            ways.map(({ page, href }) => (
              <Button key={page} variant={page === "conferenceReservation" ? "secondary" : "primary"} href={href}>
                {texts.ways[page]}
              </Button>
            ))
          ) : (
            <SoldElsewhere event={event} />
          )}
        </div>
      )}
      {isFull(state) && <LazyNextBest theme={event.theme} />}
    </>
  );
}

function EventPart({ event, url }: WaysProps) {
  const past = isHistoric(event, useNow());
  return (
    <div className="conference-event">
      <Facts
        facts={[
          [events.period, formatPeriod(event.startDate, event.endDate)],
          [events.place, placeName(event)],
          [
            texts.hotel,
            isOnline(event) || !isFilled(event.hotel?.name ?? null) ? null : (
              <HotelLink key="hotel" hotel={event.hotel} />
            ),
          ],
          [events.bookingNumber, event.bookingNumber],
        ]}
      />
      {past ? (
        <Notice state="empty">
          <p>{events.unknown}</p>
          <LazyNextBest theme={event.theme} />
        </Notice>
      ) : (
        <div className="box stack">
          <Ways event={event} url={url} />
        </div>
      )}
    </div>
  );
}

function Shown({ conference, url }: { conference: Conference; url: string }) {
  useStyles(cardCss);
  useStyles(css);
  const { title, subtitle, description, event, days, speakers } = conference;
  return (
    <article className="conference stack stack-wide">
      <StructuredData kind="conference" of={conference} />
      <div className="stack">
        <header>
          <PageHead text={isFilled(title) ? title : texts.untitled} />
          {isFilled(subtitle) && <p className="muted">{subtitle}</p>}
        </header>
        <RichText html={description} />
        {event !== null && <EventPart event={event} url={url} />}
      </div>
      <Programme days={days} />
      <Speakers speakers={speakers} />
    </article>
  );
}

/** A conference with its programme, speakers and the ways to take part (contract-public section 4, Conferences). */
export function ConferencePage({ conference: url }: { conference: string }) {
  return (
    <LoadedConference url={url}>
      {(conference) => <Shown conference={conference} url={conference.url ?? url} />}
    </LoadedConference>
  );
}
