import type { ReactNode } from "react";
import { sameId } from "#domain/cart.ts";
import type { Cart, CartItem } from "#domain/entities/cart.ts";
import { linesOf } from "#domain/order-lines.ts";
import type { OrderPerson } from "#domain/order-run.ts";
import { withLeft } from "#domain/shop/order.ts";
import type { Order } from "#domain/shop/state.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { phoneAsTyped } from "./address.ts";
import { OverviewStep } from "./overview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import type { OrderControl } from "./use-order.ts";
import type { Step } from "./use-step.ts";

export interface LaterStepsProps {
  readonly step: Exclude<Step, "adresse">;
  readonly heading: (text: string) => ReactNode;
  readonly cart: Cart;
  /** The phone number as it was typed; null if unknown. */
  readonly typedPhone: string | null;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: OrderControl;
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
  readonly onOrder: () => void;
}

/**
 * The number of participants who are neither ordered nor waiting for a decision, and can be ordered in the overview.
 */
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
 * The steps after the address, overview and result. They are in one file, so that an ordering customer never waits for
 * the code of the result.
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
