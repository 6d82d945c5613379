import type { ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { OfferButton, ReservationNote } from "./offer-button.tsx";
import css from "./offer-card.css?inline";
import { OfferHeading } from "./offer-heading.tsx";
import { OfferLine } from "./offer-line.tsx";
import { OfferPrice } from "./offer-price.tsx";

/** The shop's page of an event; null if it has no id. */
function useShopPage({ eventId }: SearchedEvent): string | null {
  return pageAddress(useConfig(), "event", { eventId });
}

/** Free places, price and buttons of an offer, aligned across the cards of a row. */
export function OfferTerms({ event, state }: { event: SearchedEvent; state: BookingState | null }) {
  useStyles(css);
  return (
    <>
      <div className="offer-state">
        <AvailabilityChip state={state} event={event} />
      </div>
      <OfferPrice event={event} />
      <div className="offer-card-foot">
        <OfferButton event={event} state={state} />
        <ReservationNote events={[{ event, state }]} />
      </div>
    </>
  );
}

interface OfferCardProps {
  readonly event: SearchedEvent;
  readonly state: BookingState | null;
  /** Shown below the title. */
  readonly children?: ReactNode;
}

/** An event on offer in a list: dates, title, place, free places, price and buttons. */
export function OfferCard({ event, state, children }: OfferCardProps) {
  useStyles(css);
  const href = useShopPage(event);
  return (
    <article className="card offer-card" part="card">
      <OfferHeading event={event} title={eventTitle(event)} href={href} />
      <OfferLine event={event} />
      {children}
      <OfferTerms event={event} state={state} />
    </article>
  );
}
