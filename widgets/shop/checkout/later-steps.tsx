import type { ReactNode } from "react";
import type { Cart, CartItem } from "#domain/entities/cart.ts";
import type { OrderControl } from "#state/shop-order.ts";
import { phoneAsTyped } from "./address.ts";
import { OverviewStep } from "./overview-step.tsx";
import { ResultStep } from "./result-step.tsx";
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
}

/**
 * The steps after the address, overview and result. They are in one file, so that an ordering customer never waits for
 * the code of the result.
 */
export function LaterSteps(props: LaterStepsProps) {
  const { step, cart, typedPhone, seen, order, onConfirm, onStep } = props;
  if (step === "ergebnis") return <ResultStep {...props} onOverview={() => onStep("uebersicht")} />;
  return cart.options === null ? null : (
    <OverviewStep
      cart={cart}
      options={{ ...cart.options, phone: phoneAsTyped(cart.options.phone, typedPhone) }}
      seen={seen}
      onConfirm={onConfirm}
      order={order}
      onStep={onStep}
    />
  );
}
