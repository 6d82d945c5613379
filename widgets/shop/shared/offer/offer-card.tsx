import type { ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { AvailabilityChip } from "./availability.tsx";
import css from "./offer-card.css?inline";
import { OfferButton } from "./offer-button.tsx";
import { OfferPrice } from "./offer-price.tsx";

/** The shop's own page of an event; null where it has no number. */
function useShopPage({ eventId }: SearchedEvent): string | null {
  return pageAddress(useConfig(), "event", { eventId });
}

/** Dates, place, price, places left and the way into the cart. */
export function OfferBody({ event, state }: { event: SearchedEvent; state: BookingState | null }) {
  useStyles(css);
  return (
    <>
      <p>{eventSummary(event)}</p>
      <OfferPrice event={event} />
      <div className="offer-card-foot">
        <AvailabilityChip state={state} />
        <OfferButton event={event} state={state} />
      </div>
    </>
  );
}

interface OfferCardProps {
  readonly event: SearchedEvent;
  readonly state: BookingState | null;
  /** What is said below the title. */
  readonly children?: ReactNode;
}

/** An event on offer in a list: title, dates, place, price, places left and the way into the cart. */
export function OfferCard({ event, state, children }: OfferCardProps) {
  useStyles(css);
  const href = useShopPage(event);
  const title = eventTitle(event);
  return (
    <article className="card offer-card" part="card">
      <h3>{href === null ? title : <a href={href}>{title}</a>}</h3>
      {children}
      <OfferBody event={event} state={state} />
    </article>
  );
}
