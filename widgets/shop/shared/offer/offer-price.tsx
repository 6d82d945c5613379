import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFree, priceEach, pricesOf } from "#domain/prices.ts";
import { formatCents } from "#i18n/format.ts";
import { offers as texts } from "#i18n/offers.ts";

/** What one participant pays, and what each of five and more pays where that is less; nothing without a price. */
export function OfferPrice({ event }: { event: SearchedEvent }) {
  const prices = pricesOf(event);
  if (isFree(prices))
    return (
      <p>
        <strong>{texts.free}</strong>
      </p>
    );
  const [single, group] = [priceEach(prices, 1), priceEach(prices, 5)];
  if (single === null) return null;
  return (
    <p>
      <strong className="unbroken">{texts.each(formatCents(single) ?? "")}</strong>
      {group !== null && group < single && (
        <span className="muted">{`, ${texts.groupFrom(formatCents(group) ?? "")}`}</span>
      )}{" "}
      <span className="small muted unbroken">{texts.net}</span>
    </p>
  );
}
