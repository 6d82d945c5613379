import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cart } from '#domain/entities/cart.ts';
import { cartTexts } from '#i18n/cart.ts';
import { checkoutTexts as texts } from '#i18n/checkout.ts';
import { loadCart, useCart } from '#state/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useStyles } from '#ui/root/root.tsx';
import css from '#widgets/shared/cart/cart.css?inline';
import { CartTotal } from '#widgets/shared/cart/prices.tsx';
import { ReadFailure } from '#widgets/shared/remote-view.tsx';
import { AddressStep } from './address-step.tsx';
import { OverviewStep } from './overview-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useOrder, type Order } from './use-order.ts';
import { steps, useStep, type Step } from './use-step.ts';

/** A step that the address names, as far as it can be shown: without an address no overview, without an order no result. */
function shownStep(wanted: Step, cart: Cart, order: Order): Step {
  const hasOrder = order.lines.length > 0;
  if (wanted === 'ergebnis' && hasOrder) return 'ergebnis';
  return wanted === 'adresse' || cart.options === null ? 'adresse' : 'uebersicht';
}

/** A step that has come in the place of another begins at its heading, for the keyboard and for screen readers. */
function useFocusOnStep(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}

function Steps({ cart }: { cart: Cart }) {
  const [wanted, go] = useStep();
  const order = useOrder();
  const [seen, setSeen] = useState(cart);
  const step = shownStep(wanted, cart, order);
  const heading = useFocusOnStep(step);
  const { options } = cart;
  const begin = (): void => {
    order.begin(cart);
    go('ergebnis');
  };
  const items = step === 'ergebnis' ? [...new Map(order.lines.map(({ item }) => [String(item.itemId), { ...item, recipients: order.lines.filter((line) => line.item.itemId === item.itemId).map(({ recipient }) => recipient) }])).values()] : cart.items;
  if (items.length === 0) return <Notice state="empty">{cartTexts.empty}</Notice>;
  return (
    <div className="stack cart-step" data-state={step}>
      <h3 ref={heading} tabIndex={-1}>{texts.step(steps.indexOf(step) + 1, texts.steps[step])}</h3>
      {step === 'adresse' && <AddressStep cart={cart} onDone={() => go('uebersicht')} />}
      {step === 'uebersicht' && options !== null && (
        <OverviewStep cart={cart} options={options} seen={seen} onConfirm={() => setSeen(cart)} onAddress={() => go('adresse')} onOrder={begin} />
      )}
      {step === 'ergebnis' && <ResultStep order={order} seen={seen} cart={cart} onConfirm={() => setSeen(cart)} onMoved={() => go('uebersicht')} />}
      <CartTotal items={items} />
    </div>
  );
}

/** The order in three steps that the back button walks, always with the sum (contract-public section 4, Cart and checkout). */
export function Checkout() {
  useStyles(css);
  const { shown, load } = useCart();
  if (shown === null) return load.state === 'failed' ? <ReadFailure error={load.error} onRetry={() => void loadCart()} /> : <Notice state="loading">{texts.loading}</Notice>;
  return (
    <div className="stack">
      <h2>{texts.headline}</h2>
      <Steps cart={shown} />
    </div>
  );
}
