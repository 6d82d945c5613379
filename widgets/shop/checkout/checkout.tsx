import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from "react";
import { isRequest, type Cart } from "#domain/entities/cart.ts";
import { isOrdered, type OrderPerson } from "#domain/order/order-people.ts";
import { isAddressComplete, withSeen } from "#domain/order/orderable.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { askPerson } from "#state/person.ts";
import { useOrder, useSentBefore } from "#state/shop/shop-order.ts";
import { dispatch, loadCart, loadError } from "#state/shop/shop.ts";
import { useCart } from "#state/shop/use-shop.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import css from "#widgets/shared/order/cart.css?inline";
import { CartChanges } from "#widgets/shared/order/changes.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { LazyEmptyCart } from "#widgets/shop/shared/lazy-empty-cart.tsx";
import { MoveNotices } from "#widgets/shop/shared/moves/move-notices.tsx";
import { AddressStep } from "./address-step.tsx";
import checkoutCss from "./checkout.css?inline";
import { OrderSummary } from "./order-summary.tsx";
import type { LaterStepsProps } from "./result-step.tsx";
import { steps, useStep, type Step } from "./use-step.ts";

const loadLaterSteps = (): Promise<ComponentType<LaterStepsProps>> =>
  import("./result-step.tsx").then((module) => module.LaterSteps);
const LaterSteps = lazyComponent(loadLaterSteps);

/**
 * The step to be shown for the one in the address: without a complete address there is no overview, without an order no
 * result. The way back from an order that left nothing in the cart shows it again.
 */
function shownStep(wanted: Step, cart: Cart, people: readonly OrderPerson[]): Step {
  const isOver = cart.items.length === 0 && people.every(isOrdered);
  if (people.length > 0 && (wanted === "ergebnis" || (wanted === "uebersicht" && isOver))) return "ergebnis";
  return wanted === "adresse" || !isAddressComplete(cart.options) ? "adresse" : "uebersicht";
}

/** Moves the focus to the heading of a step that replaces another. */
function useFocusOnStep(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}

/** The entries as the customer last confirmed them; entries added since are confirmed as the overview shows them. */
function useConfirmed({ items }: Cart, isShown: boolean) {
  const [confirmed, setConfirmed] = useState<Cart["items"]>(items);
  const seen = isShown ? withSeen(confirmed, { items }) : confirmed;
  if (seen !== confirmed) setConfirmed([...seen]);
  return { seen, confirm: () => setConfirmed(items) };
}

interface StepListProps {
  readonly step: Step;
  /** Whether the earlier steps are links. */
  readonly isLinked: boolean;
  readonly kind: keyof typeof texts.stepsLabel;
  readonly onStep: (step: Step) => void;
}

/** The steps in order; earlier ones are links back until the order is sent. */
function StepList({ step, isLinked, kind, onStep }: StepListProps) {
  const at = steps.indexOf(step);
  return (
    <ol className="steps" aria-label={texts.stepsLabel[kind]}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index === at ? "step" : undefined} data-state={index < at ? "done" : "open"}>
          {index < at && isLinked ? (
            <Button variant="quiet" onClick={() => onStep(name)}>
              {texts.steps[name]}
            </Button>
          ) : (
            <span>{texts.steps[name]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface StepFrameProps extends Pick<Cart, "items"> {
  readonly step: Step;
  /** Whether a change must be confirmed before anything is sent, so that the order is not at its end yet. */
  readonly isHeld: boolean;
  readonly onStep: (step: Step) => void;
  /** What is said of people who are moved in it stands below the steps. */
  readonly cart: Cart;
  readonly children: ReactNode;
}

/** The step with the list of steps, and during the address step with a summary of the order with these `items`. */
function StepFrame({ step, isHeld, onStep, items, cart, children }: StepFrameProps) {
  return (
    <div className="checkout">
      <StepList
        step={isHeld ? "uebersicht" : step}
        isLinked={step !== "ergebnis"}
        kind={isRequest(items) ? "request" : "booking"}
        onStep={onStep}
      />
      <MoveNotices cart={cart} />
      <div className="checkout-columns">
        {step === "adresse" && <OrderSummary items={items} />}
        <div className="stack cart-step" data-state={step} data-focus-home="">
          {children}
        </div>
      </div>
    </div>
  );
}

const loading = (
  <Notice state="loading" outline="widget">
    {texts.loading}
  </Notice>
);

/** Shown where the cart has no entry to order any more. */
function Emptied({ cart, onLastOrder }: { cart: Cart; onLastOrder: (() => void) | null }) {
  return (
    <>
      <MoveNotices cart={cart} />
      <LazyEmptyCart onLastOrder={onLastOrder} />
    </>
  );
}

function Steps({ cart }: { cart: Cart }) {
  const [wanted, go] = useStep();
  const sent = useSentBefore(wanted === "adresse");
  const order = useOrder();
  const [typedPhone, setTypedPhone] = useState<string | null>(null);
  const hasOrder = order.order.people.length > 0;
  const step = shownStep(wanted, cart, order.order.people);
  const heading = useFocusOnStep(step);
  const { seen, confirm } = useConfirmed(cart, step === "uebersicht");
  const drawHeading = (text: string): ReactNode => (
    // The list above shows where one is; who hears the page begins here.
    <h3 ref={heading} tabIndex={-1} className={step === "ergebnis" ? undefined : "visually-hidden"}>
      {text}
    </h3>
  );
  const toOverview = (typed: string): void => {
    setTypedPhone(typed);
    sent.begin();
    go("uebersicht");
  };
  const toLastOrder = (): void => {
    sent.show();
    go("ergebnis");
  };
  useEffect(() => {
    if (sent.isOpen) toLastOrder();
  });
  if (sent.error !== null) return <ReadFailure error={sent.error} onRetry={() => void askPerson()} />;
  if (sent.isAsking || sent.isOpen) return loading;
  if (step !== "ergebnis" && cart.items.length === 0)
    return <Emptied cart={cart} onLastOrder={hasOrder || sent.isKept ? toLastOrder : null} />;
  return (
    <StepFrame
      step={step}
      isHeld={step === "ergebnis" && order.mustConfirm && !order.isRunning && !order.order.people.some(isOrdered)}
      onStep={go}
      cart={cart}
      items={step === "ergebnis" ? order.order.people.map(({ item }) => item) : cart.items}
    >
      {step !== "ergebnis" && drawHeading(texts.step(steps.indexOf(step) + 1, texts.steps[step]))}
      {step === "adresse" ? (
        <AddressStep
          cart={cart}
          typedPhone={typedPhone}
          onDone={toOverview}
          onSend={() => void loadLaterSteps().catch(() => undefined)}
        />
      ) : (
        <LaterSteps
          texts={lazyTexts}
          heading={drawHeading}
          {...{ step, cart, seen, order, typedPhone }}
          onConfirm={confirm}
          onStep={go}
        />
      )}
    </StepFrame>
  );
}

/**
 * The order in three steps, through which the back button leads, always with the sum (contract-public section 4, Cart
 * and checkout). Only confirmed answers of the backend count: pending changes are not ordered, and an address that is
 * being sent is not yet saved.
 */
export function Checkout() {
  useStyles(css);
  useStyles(checkoutCss);
  const shop = useCart();
  const { base, changes } = shop;
  // Changed prices and dates are shown in the overview, where they are confirmed.
  const others = changes.filter(({ kind }) => kind !== "changed");
  const error = loadError(shop);
  if (base === null) return error === null ? loading : <ReadFailure error={error} onRetry={() => void loadCart()} />;
  return (
    <div className="stack" data-focus-home="">
      <PageHead text={texts.headline} focusable />
      <CartChanges changes={others} onSeen={() => dispatch({ kind: "seen" })} />
      <Steps cart={base} />
    </div>
  );
}
