import type { BookingState } from "#domain/entities/offer.ts";
import { useStyles } from "#ui/root/root.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { OfferButton, type ButtonVariant } from "./offer-button.tsx";
import css from "./offer-card.css?inline";
import { OfferPrice, type OfferPriceProps } from "./offer-price.tsx";

interface OfferTermsProps extends OfferPriceProps {
  readonly state: BookingState | null;
  /** `secondary` if something else is offered more strongly. */
  readonly variant?: ButtonVariant | undefined;
}

/** Free places, price and buttons of an offer, aligned across the cards of a row. */
export function OfferTerms({ event, isListed, state, variant }: OfferTermsProps) {
  useStyles(css);
  return (
    <>
      <div className="offer-state">
        <AvailabilityChip state={state} event={event} />
      </div>
      <OfferPrice event={event} isListed={isListed} />
      <div className="offer-card-foot">
        <OfferButton event={event} state={state} variant={variant} />
      </div>
    </>
  );
}
