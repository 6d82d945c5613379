import { isRequest, isBinding, orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { cartSum, entryPrice } from "#domain/event/money.ts";
import { orderTypeLabels } from "#i18n/cart-short.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { formatPrice } from "#i18n/format.ts";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { CartTotal, euroOfCents } from "#widgets/shared/order/prices.tsx";

/** The price of an entry; for one that is not binding its type instead. */
function amountOf(item: CartItem): string | null {
  if (!isBinding(item)) return `${orderTypeLabels[orderTypeOf(item)]}, ${cartTexts.nonBinding}`;
  const price = entryPrice(item);
  return price === null || item.recipients.length === 0 ? null : formatPrice(price.sum);
}

function Entries({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="summary-entries">
      {items.map((item) => (
        <li key={String(item.itemId)}>
          <p>{entryTitle(item)}</p>
          {item.event !== null && <p className="small muted">{unbroken(eventSummary(item.event))}</p>}
          <p className="small summary-amount">
            <span>{cartTexts.people(item.recipients.length)}</span>
            <span>{amountOf(item)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The order and its sum: beside the form, or on small screens above it as a line that opens. */
export function OrderSummary({ items }: { items: readonly CartItem[] }) {
  const isSmall = useMediaQuery(BELOW_DESKTOP);
  const { sum } = cartSum({ items: [...items] });
  const title = isRequest(items) ? texts.yours.request : texts.yours.booking;
  const content = (
    <>
      <Entries items={items} />
      <CartTotal items={items} />
    </>
  );
  if (!isSmall)
    return (
      <section className="summary box" aria-label={title}>
        <h3>{title}</h3>
        {content}
      </section>
    );
  return (
    <details className="summary box">
      <summary>
        <span>{title}</span>
        {sum > 0 && <span className="summary-sum">{texts.net(euroOfCents(sum))}</span>}
      </summary>
      {content}
    </details>
  );
}
