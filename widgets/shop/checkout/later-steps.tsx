import type { Cart, CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/cart.ts";
import { OverviewStep } from "./overview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { SentOutcomes } from "./sent-outcomes.tsx";
import type { Order } from "./use-order.ts";
import type { Sent } from "./use-sent.ts";
import type { Step } from "./use-step.ts";

export interface LaterStepsProps {
  readonly step: Exclude<Step, "adresse">;
  readonly cart: Cart;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: Order;
  /** Whom an order was sent for before the page was loaded. */
  readonly sent: readonly Sent[];
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
  readonly onOrder: () => void;
}

/**
 * What comes after the address: overview and result, in one file, so that an order never waits for the code that shows
 * its outcome.
 */
export function LaterSteps({ step, cart, seen, order, sent, onConfirm, onStep, onOrder }: LaterStepsProps) {
  const { lines } = order.progress;
  const hasOrder = lines.length > 0;
  const before = sent.filter((person) => !lines.some(({ recipientId }) => sameId(recipientId, person.recipientId)));
  if (step === "uebersicht")
    return cart.options === null ? null : (
      <OverviewStep
        cart={cart}
        options={cart.options}
        seen={seen}
        onConfirm={onConfirm}
        onAddress={() => onStep("adresse")}
        onOrder={onOrder}
      />
    );
  return (
    <>
      {before.length > 0 && (
        <SentOutcomes sent={before} cart={cart} onRest={hasOrder ? null : () => onStep("uebersicht")} />
      )}
      {hasOrder && (
        <ResultStep
          order={order}
          cart={cart}
          onConfirm={() => {
            onConfirm();
            order.confirm(cart);
          }}
          onOverview={() => onStep("uebersicht")}
        />
      )}
    </>
  );
}
