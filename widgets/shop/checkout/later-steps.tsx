import type { ReactNode } from "react";
import { sameId } from "#domain/cart.ts";
import type { Cart, CartItem } from "#domain/entities/cart.ts";
import { linesOf } from "#domain/order-lines.ts";
import type { OrderPerson } from "#domain/order-run.ts";
import { withLeft } from "#domain/shop/order.ts";
import type { Order } from "#domain/shop/state.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import type { OrderControl } from "#state/shop-order.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { phoneAsTyped } from "./address.ts";
import { OverviewStep } from "./overview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import type { Step } from "./use-step.ts";

export interface LaterStepsProps {
  readonly step: Exclude<Step, "adresse">;
  readonly heading: (text: string) => ReactNode;
  readonly cart: Cart;
  /** The phone number as it was typed; null where that is not known. */
  readonly typedPhone: string | null;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: OrderControl;
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
  readonly onOrder: () => void;
}

/** How many of a cart are neither ordered nor waiting for a decision: they can be sent from the overview. */
function restOf(cart: Cart, { state, people }: Order): number {
  const isDecided = ({ step }: OrderPerson): boolean => state !== "kept" || step !== "waiting";
  const decided = people.filter(isDecided);
  return linesOf(cart).filter((line) => decided.every(({ recipientId }) => !sameId(recipientId, line.recipientId)))
    .length;
}

function Result(props: LaterStepsProps) {
  const { cart, order: control, onConfirm, onStep } = props;
  if (control.order.state === "asking")
    return (
      <Notice state="loading" outline="widget">
        {texts.lookingUp}
      </Notice>
    );
  const people = withLeft({ order: control.order, base: cart });
  const order = { ...control, order: { ...control.order, people } };
  return (
    <ResultStep
      {...props}
      order={order}
      rest={restOf(cart, order.order)}
      onConfirm={() => {
        onConfirm();
        order.confirm(cart);
      }}
      onOverview={() => onStep("uebersicht")}
    />
  );
}

/**
 * What comes after the address: overview and result, in one file, so that an order never waits for the code that shows
 * its outcome.
 */
export function LaterSteps(props: LaterStepsProps) {
  const { step, cart, typedPhone, seen, onConfirm, onStep, onOrder } = props;
  if (step === "ergebnis") return <Result {...props} />;
  return cart.options === null ? null : (
    <OverviewStep
      cart={cart}
      options={{ ...cart.options, phone: phoneAsTyped(cart.options.phone, typedPhone) }}
      seen={seen}
      onConfirm={onConfirm}
      onAddress={() => onStep("adresse")}
      onOrder={onOrder}
    />
  );
}
