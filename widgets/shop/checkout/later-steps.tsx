import type { ReactNode } from "react";
import type { Cart, CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/cart.ts";
import { bothResults, type KeptOrder } from "#domain/kept-order.ts";
import { linesOf } from "#domain/order-lines.ts";
import type { OrderResult } from "#domain/order-outcome.ts";
import { stepIn } from "#domain/order-run.ts";
import { phoneAsTyped } from "./address.ts";
import { OverviewStep } from "./overview-step.tsx";
import { Restored } from "./restored.tsx";
import { ResultStep } from "./result-step.tsx";
import type { Order } from "./use-order.ts";
import type { Step } from "./use-step.ts";

export interface LaterStepsProps {
  readonly step: Exclude<Step, "adresse">;
  readonly heading: (text: string) => ReactNode;
  readonly cart: Cart;
  /** The phone number as it was typed; null where that is not known. */
  readonly typedPhone: string | null;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: Order;
  /** What was sent before the page was loaded; null for nothing. */
  readonly sent: KeptOrder | null;
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
  readonly onOrder: () => void;
}

/** How many of a cart are neither ordered nor waiting for a decision: they can be sent from the overview. */
function restOf(cart: Cart, { entries }: OrderResult, isOrdering: boolean): number {
  const isDecided = (recipientId: OrderResult["entries"][number]["recipientId"]): boolean =>
    entries.some((entry) => sameId(entry.recipientId, recipientId)) &&
    (isOrdering || stepIn(entries, recipientId) !== "waiting");
  return linesOf(cart).filter(({ recipientId }) => !isDecided(recipientId)).length;
}

function Result({ result, ...props }: Omit<LaterStepsProps, "sent"> & { result: OrderResult; onCheck: () => void }) {
  const { cart, order, onConfirm, onStep } = props;
  return (
    <ResultStep
      {...props}
      result={result}
      rest={restOf(cart, result, order.progress.lines.length > 0)}
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
export function LaterSteps({ sent, ...props }: LaterStepsProps) {
  const { step, cart, typedPhone, seen, order, onConfirm, onStep, onOrder } = props;
  if (step === "uebersicht")
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
  return sent === null ? (
    <Result {...props} result={order.result} onCheck={order.check} />
  ) : (
    <Restored kept={sent} others={order.progress.lines} cart={cart}>
      {(before, onCheck) => (
        <Result
          {...props}
          result={bothResults(before, order.result)}
          onCheck={() => {
            onCheck();
            order.check();
          }}
        />
      )}
    </Restored>
  );
}
