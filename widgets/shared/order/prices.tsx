import type { ReactNode } from "react";
import { cartHotel, hotelCounts, hotelSum } from "#domain/costs/hotel-costs.ts";
import { isRequest, isBinding, type CartItem } from "#domain/entities/cart.ts";
import { cartSum, entryPrice, isFree } from "#domain/event/money.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { formatEuro, formatHotelCount, formatPrice } from "#i18n/format.ts";
import { totalCosts } from "#i18n/sentences.ts";
import { useNow } from "#state/clock.ts";

/** Prints cents as euro. */
export const euroOfCents = (cents: number): string => formatEuro(cents / 100) ?? "";

interface SumLineProps {
  readonly label: string;
  readonly amount: string;
  readonly className?: string;
}

/** A line of a bill: what it is for, and the amount at the other end, so that amounts stand below each other. */
const SumLine = ({ label, amount, className = "" }: SumLineProps) => (
  <p className={`sum-line ${className}`}>
    <span>{`${label}:`}</span> <span>{amount}</span>
  </p>
);

interface EntryPriceProps {
  readonly item: CartItem;
  /** Whether it is the only entry, so that its sum is the one of all, shown below. */
  readonly isOnly: boolean;
}

/**
 * The price of an entry: per participant, its sum, and the hotel apart from these (contract-public section 4, Money).
 * What the group saves stands below the sum of all.
 */
export function EntryPrice({ item, isOnly }: EntryPriceProps) {
  const now = useNow();
  const price = entryPrice(item);
  const counts = hotelCounts(item, now);
  const hotel = hotelSum(counts);
  if (price === null) return <p className="cart-prices">{texts.noPrice}</p>;
  const each = isFree(price) ? texts.free : texts.each(euroOfCents(price.each));
  if (!isBinding(item)) return <p className="cart-prices">{`${each}, ${texts.nonBinding}`}</p>;
  const hasSum = item.recipients.length > 0 && !isOnly && !isFree(price);
  return (
    <div className="cart-prices">
      <p>{each}</p>
      {hasSum && (
        <>
          <SumLine label={texts.sum} amount={euroOfCents(price.sum)} />
          <p className="cart-muted">{texts.vat}</p>
        </>
      )}
      {hotel !== null && !isOnly && (
        <SumLine label={texts.hotel} amount={texts.about(euroOfCents(hotel))} className="cart-muted" />
      )}
      {counts?.map(({ days, perDay, people }) => (
        <p key={perDay} className="cart-muted">
          {`${isOnly ? `${texts.hotel}: ` : ""}${formatHotelCount(days, perDay, people)}`}
        </p>
      ))}
    </div>
  );
}

interface WithHotelProps {
  /** Net, in cents. */
  readonly sum: number;
  /** The entries with the participants' hotel options; requests are ignored. */
  readonly items: readonly CartItem[];
}

/**
 * The hotel costs of all entries, and their sum with the price; nothing if they are unknown, or nobody stays in a
 * hotel.
 */
export function SumWithHotel({ sum, items }: WithHotelProps) {
  const hotel = cartHotel(items, useNow());
  if (hotel === null || hotel === 0) return null;
  return (
    <>
      <SumLine label={texts.hotel} amount={texts.about(euroOfCents(hotel))} />
      <SumLine label={totalCosts} amount={euroOfCents(sum + hotel)} className="sum-end" />
      {sum === 0 && <p className="cart-muted">{texts.vat}</p>}
    </>
  );
}

/** A sum, net. Where no price is known, nothing says that it costs nothing. */
export function SumLines({ sum, complete, children }: { sum: number; complete: boolean; children?: ReactNode }) {
  if (sum === 0 && !complete) return <SumLine label={texts.total} amount={texts.noPrice} className="cart-total-sum" />;
  return (
    <>
      <SumLine label={texts.total} amount={formatPrice(sum)} className="cart-total-sum" />
      {sum > 0 && <p className="cart-muted">{texts.vat}</p>}
      {children}
      {!complete && <p>{texts.incomplete}</p>}
    </>
  );
}

/**
 * The sum of a whole cart, net, and with the hotels if their costs are known; `children` stand below it. A request
 * costs nothing; nothing is shown before a participant is named.
 */
export function CartTotal({ items, children }: { items: readonly CartItem[]; children?: ReactNode }) {
  const { sum, saving, complete } = cartSum({ items: [...items] });
  if (items.length > 0 && items.every(({ recipients }) => recipients.length === 0)) return null;
  if (items.length > 0 && isRequest(items)) return <p className="cart-total">{texts.requestOnly}</p>;
  return (
    <div className="cart-total">
      <SumLines sum={sum} complete={complete}>
        {saving > 0 && <p>{texts.saving(euroOfCents(saving))}</p>}
      </SumLines>
      {complete && <SumWithHotel sum={sum} items={items} />}
      {children}
    </div>
  );
}
