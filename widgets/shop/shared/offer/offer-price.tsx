import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFree, priceEach, pricesOf } from "#domain/prices.ts";
import { formatCents } from "#i18n/format.ts";
import { offers as texts } from "#i18n/offers.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./offer-price.css?inline";

/**
 * What one participant pays, large, and what each of five and more pays where that is less; nothing without a price.
 */
export function OfferPrice({ event }: { event: SearchedEvent }) {
  useStyles(css);
  const prices = pricesOf(event);
  if (isFree(prices)) return <p className="offer-amount">{texts.free}</p>;
  const [single, group] = [priceEach(prices, 1), priceEach(prices, 5)];
  if (single === null) return null;
  return (
    <div>
      <p className="offer-amount">{texts.each(formatCents(single) ?? "")}</p>
      <p className="offer-terms">
        {group !== null && group < single && <Chip>{texts.groupFrom(formatCents(group) ?? "")}</Chip>}
        <span className="small muted">{texts.net}</span>
      </p>
    </div>
  );
}
