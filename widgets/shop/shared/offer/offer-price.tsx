import { isSold } from "#domain/cart/sale.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { eventPrice, isFree, lowestPrice } from "#domain/event/money.ts";
import { formatCents } from "#i18n/format.ts";
import { offers as texts } from "#i18n/offers.ts";
import { useStyles } from "#ui/root/root.tsx";
import { lastTier } from "./last-tier.ts";
import css from "./offer-price.css?inline";

interface OfferPriceProps {
  readonly event: SearchedEvent;
  /** Whether it stands in a list that says once that taxes are added. */
  readonly isListed?: boolean;
}

/**
 * The price of one participant, large, and that of each in a large group if it is lower; nothing if no price is
 * known, or if it is agreed with a house in which the event takes place.
 */
export function OfferPrice({ event, isListed = false }: OfferPriceProps) {
  useStyles(css);
  const [single, group] = [eventPrice(event, 1), lastTier(event)];
  if (single === null || !isSold(event)) return null;
  if (isFree(single)) return <p className="offer-amount">{texts.free}</p>;
  const isLower = group !== null && group.each < single.each;
  return (
    <div>
      <p className="offer-amount">{texts.each(formatCents(single.each) ?? "")}</p>
      {(isLower || !isListed) && (
        <p className="offer-terms">
          {isLower && <span>{texts.groupFrom(group.participants, formatCents(group.each) ?? "")}</span>}
          {!isListed && <span className="small muted">{texts.net}</span>}
        </p>
      )}
    </div>
  );
}

/** The price of a theme's dates in a list: one price, or the lowest if they differ; dates in a house have none. */
export function PriceOfDates({ events }: { events: readonly SearchedEvent[] }) {
  useStyles(css);
  const sold = events.filter(isSold);
  const [first] = sold;
  if (first === undefined) return null;
  const { price, differs } = lowestPrice(sold);
  if (!differs) return <OfferPrice event={first} isListed />;
  return price !== null && <p className="offer-amount">{texts.from(texts.each(formatCents(price.each) ?? ""))}</p>;
}

/**
 * 'Kostenfrei', or the price of one participant in a line, worded by `say`; null if no price is known, or if it is
 * agreed with a house.
 */
export function priceText(event: SearchedEvent, say: (price: string) => string = (price) => price): string | null {
  if (!isSold(event)) return null;
  const price = eventPrice(event, 1);
  const each = formatCents(price?.each ?? null);
  if (isFree(price)) return texts.free;
  return each === null ? null : say(each);
}
