import type { SearchedEvent } from "#domain/entities/event.ts";
import { eventPrice, isFree } from "#domain/money.ts";
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
  const [single, group] = [eventPrice(event, 1), eventPrice(event, 5)];
  if (single === null) return null;
  if (isFree(single)) return <p className="offer-amount">{texts.free}</p>;
  return (
    <div>
      <p className="offer-amount">{texts.each(formatCents(single.each) ?? "")}</p>
      <p className="offer-terms">
        {group !== null && group.each < single.each && <Chip>{texts.groupFrom(formatCents(group.each) ?? "")}</Chip>}
        <span className="small muted">{texts.net}</span>
      </p>
    </div>
  );
}
