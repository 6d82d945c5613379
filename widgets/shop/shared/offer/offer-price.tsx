import type { SearchedEvent } from "#domain/entities/event.ts";
import { isFree, type GroupPrice } from "#domain/event/money.ts";
import { lowestPrice, offeredPrice } from "#domain/event/offered-price.ts";
import { formatCents } from "#i18n/format.ts";
import { offers as texts } from "#i18n/offers.ts";
import { useStyles } from "#ui/root/root.tsx";
import { lastTier } from "./last-tier.ts";
import css from "./offer-price.css?inline";

interface AmountProps {
  readonly single: GroupPrice;
  /** The price of large groups; null if there is none to tell. */
  readonly group: GroupPrice | null;
  /** Whether it stands in a list that says once that taxes are added. */
  readonly isListed?: boolean | undefined;
}

/** The price of one participant, large, and that of each in a large group if it is lower. */
function Amount({ single, group, isListed = false }: AmountProps) {
  useStyles(css);
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

export interface OfferPriceProps extends Pick<AmountProps, "isListed"> {
  readonly event: SearchedEvent;
}

/** The price of an event; nothing if it is not known, or agreed with a house in which the event takes place. */
export function OfferPrice({ event, isListed }: OfferPriceProps) {
  const single = offeredPrice(event);
  return single && <Amount single={single} group={lastTier(event)} isListed={isListed} />;
}

/** Says once above a list of events that taxes are added; nothing if none of them costs anything. */
export function NetNote({ events }: { events: readonly (SearchedEvent | null)[] }) {
  const isPriced = events.some((event) => event !== null && (offeredPrice(event)?.each ?? 0) > 0);
  return isPriced && <p className="small muted">{texts.allNet}</p>;
}

/** The price of large groups that all dates share; null if they differ. */
function sharedTier(events: readonly SearchedEvent[]): GroupPrice | null {
  const [first = null, ...others] = events.filter((event) => offeredPrice(event) !== null).map(lastTier);
  const isShared = others.every((tier) => tier?.each === first?.each && tier?.participants === first?.participants);
  return isShared ? first : null;
}

interface PriceOfDatesProps extends Pick<AmountProps, "isListed"> {
  readonly events: readonly SearchedEvent[];
}

/** The price of a theme's dates in a list: one price, or the lowest if they differ. */
export function PriceOfDates({ events, isListed = true }: PriceOfDatesProps) {
  useStyles(css);
  const { price, differs } = lowestPrice(events);
  if (price === null) return null;
  if (!differs) return <Amount single={price} group={sharedTier(events)} isListed={isListed} />;
  return <p className="offer-amount">{texts.from(texts.each(formatCents(price.each) ?? ""))}</p>;
}

/** 'Kostenfrei', or the price of one participant in a line, worded by `say`; null if no price is offered. */
export function priceText(event: SearchedEvent, say: (price: string) => string = (price) => price): string | null {
  const price = offeredPrice(event);
  const each = formatCents(price?.each ?? null);
  if (isFree(price)) return texts.free;
  return each === null ? null : say(each);
}
