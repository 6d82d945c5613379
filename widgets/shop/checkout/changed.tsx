import { isRequest, type Cart } from "#domain/entities/cart.ts";
import { linesSum, nextSum, outcomeOf } from "#domain/order/order-outcome.ts";
import { leftOf, lineChanges, lineIn } from "#domain/order/order-people.ts";
import { isStillOrderable } from "#domain/order/orderable.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { plusVat } from "#i18n/sentences.ts";
import type { OrderControl } from "#state/shop/shop-order.ts";
import { loadCart, loadError } from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { FactTable, NetOf } from "#widgets/shared/order/changes.tsx";
import { euroOfCents } from "#widgets/shared/order/prices.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import css from "./order.css?inline";

interface ChangedProps {
  readonly order: OrderControl;
  readonly cart: Cart;
  readonly onConfirm: () => void;
  readonly onOverview: () => void;
}

/** The old and the new sum, net, above the button that takes the new one. */
export function NewSum({ before, now }: { readonly before: number; readonly now: number }) {
  useStyles(css);
  return (
    <>
      <p className="order-new-sum">
        <span>{texts.sumBefore(euroOfCents(before))}</span> <strong>{texts.sumNow(euroOfCents(now))}</strong>
      </p>
      <p className="cart-muted">{plusVat}</p>
    </>
  );
}

/**
 * The changes since the customer's confirmation, with buttons to confirm and to go back. Changes that cannot be shown
 * cannot be confirmed.
 */
export function Changed({ order: { order }, cart, onConfirm, onOverview }: ChangedProps) {
  const shop = usePortal((state) => state.cart);
  const error = loadError(shop);
  if (shop.load.state === "loading") return <Notice state="loading">{texts.loading}</Notice>;
  if (error !== null)
    return (
      <>
        <p>{texts.changeUnread}</p>
        <ReadFailure error={error} onRetry={() => void loadCart()} />
      </>
    );
  const { open } = outcomeOf(order.people);
  const left = leftOf(order.people);
  const changes = lineChanges(open, cart, left);
  const now = open.map((person) => ({ ...person, ...lineIn(person, cart, left) }));
  const [sum, items] = [nextSum(now), now.map(({ item }) => item)];
  // Who has asked without obligation has accepted no terms: the overview asks for them, and says why somebody cannot be
  // ordered any more.
  const needsOverview =
    (isRequest(open.map(({ item }) => item)) && !isRequest(items)) ||
    open.some((person) => person.step === "changed" && !isStillOrderable(person, cart));
  const { sum: before, complete } = linesSum(open);
  const go = sum > 0 ? texts.bookFor(euroOfCents(sum)) : texts.order;
  return (
    <Notice
      state="info"
      actions={
        <>
          {!needsOverview && (
            <Button variant="primary" onClick={onConfirm}>
              <Compound text={isRequest(items) ? texts.request : go} />
            </Button>
          )}
          <Button variant={needsOverview ? "primary" : "secondary"} onClick={onOverview}>
            {texts.backToOverview}
          </Button>
        </>
      }
    >
      <p>{changes.length > 0 ? texts.changed(changes.flatMap(({ facts }) => facts)) : texts.changeUnseen}</p>
      <FactTable changes={changes} />
      {complete && sum > 0 && sum !== before ? <NewSum before={before} now={sum} /> : <NetOf changes={changes} />}
    </Notice>
  );
}
