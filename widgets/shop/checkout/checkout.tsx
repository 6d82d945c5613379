import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { Cart, CartItem } from '#domain/entities/cart.ts';
import { cartTexts } from '#i18n/cart.ts';
import { checkoutTexts as texts } from '#i18n/checkout.ts';
import { loadCart, useCart } from '#state/cart.ts';
import { lazyPart } from '#ui/lazy/lazy.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useStyles } from '#ui/root/root.tsx';
import css from '#widgets/shared/cart/cart.css?inline';
import { CartTotal } from '#widgets/shared/cart/prices.tsx';
import { lazyTexts } from '#widgets/shared/lazy-texts.ts';
import { ReadFailure } from '#widgets/shared/remote-view.tsx';
import { AddressStep } from './address-step.tsx';
import type { LaterStepsProps } from './later-steps.tsx';
import { useOrder, type Order } from './use-order.ts';
import { useSentBefore } from './use-sent.ts';
import { steps, useStep, type Step } from './use-step.ts';

const loadLaterSteps = (): Promise<ComponentType<LaterStepsProps>> => import('./later-steps.tsx').then((module) => module.LaterSteps);
const LaterSteps = lazyPart(loadLaterSteps);

/** A step that the address names, as far as it can be shown: without an address no overview, without an order no result. */
function shownStep(wanted: Step, cart: Cart, hasOrder: boolean): Step {
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

/** The entries whose sum stands below a step: those of the cart, or of the order once it is sent. */
function itemsOf(step: Step, cart: Cart, { lines }: Order): readonly CartItem[] {
  if (step !== 'ergebnis') return cart.items;
  return [...new Map(lines.map(({ item }) => [String(item.itemId), { ...item, recipients: lines.filter((line) => line.item.itemId === item.itemId).map(({ recipient }) => recipient) }])).values()];
}

function Steps({ cart }: { cart: Cart }) {
  const [wanted, go] = useStep();
  const { isAsking, people, note } = useSentBefore();
  const order = useOrder(note);
  const [seen, setSeen] = useState(cart);
  const step = shownStep(wanted, cart, order.lines.length + people.length > 0);
  const heading = useFocusOnStep(step);
  const items = itemsOf(step, cart, order);
  const begin = (): void => {
    order.begin(cart);
    go('ergebnis');
  };
  if (isAsking) return <Notice state="loading">{texts.loading}</Notice>;
  if (step !== 'ergebnis' && items.length === 0) return <Notice state="empty">{cartTexts.empty}</Notice>;
  return (
    <div className="stack cart-step" data-state={step}>
      <h3 ref={heading} tabIndex={-1}>{texts.step(steps.indexOf(step) + 1, texts.steps[step])}</h3>
      {step === 'adresse'
        ? <AddressStep cart={cart} onDone={() => go('uebersicht')} onSend={() => void loadLaterSteps().catch(() => undefined)} />
        : <LaterSteps texts={lazyTexts} {...{ step, cart, seen, order }} sent={people} onConfirm={() => setSeen(cart)} onStep={go} onOrder={begin} />}
      {step !== 'uebersicht' && items.length > 0 && <CartTotal items={items} />}
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
