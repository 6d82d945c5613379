import { useState } from "react";
import type { Cart } from "#domain/entities/cart.ts";
import { ordererOf } from "#domain/kept-order.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import type { Orderer, OrderResult } from "#domain/order-outcome.ts";
import type { OrderStep } from "#domain/order-run.ts";
import { useAnchor } from "#anchor/anchor.ts";
import { askBeforeLeaving } from "#state/leaving.ts";
import { checkOrder, runOrder } from "#state/order.ts";
import { begunOrder, confirmedOrder, noOrder, retriedOrder, type OrderProgress } from "#state/order-progress.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { SentBefore } from "./use-sent.ts";

/** An order from its button to the last outcome. */
export interface Order {
  readonly progress: OrderProgress;
  /** The same as its page shows it. */
  readonly result: OrderResult;
  readonly isRunning: boolean;
  /** Something has changed, and the customer has to look at it before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those that have an outcome already are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends those again that stand at this step: one of them, or all. */
  readonly again: (step: OrderStep, line?: OrderLine) => void;
  /** Asks what became of those of whom nobody knows it. */
  readonly check: () => void;
  /** Goes on with prices, dates and hotels as the cart says them now. */
  readonly confirm: (cart: Cart) => void;
}

/** @param note told how an order stands, from its beginning on */
export function useOrder(note: SentBefore["note"]): Order {
  const owner = useAnchor();
  const visitor = useVisitor();
  const [progress, setProgress] = useState(noOrder);
  const [isRunning, setRunning] = useState(false);
  const [orderer, setOrderer] = useState<Orderer | null>(null);
  useSessionClaim(progress.error);
  const customerType = visitor.state === "customer" ? "Kunde" : "Gast";
  const runFrom = async (from: OrderProgress): Promise<void> => {
    const by = ordererOf(usePortal.getState().cart.base?.options ?? null) ?? orderer;
    const put = (next: OrderProgress): void => {
      setProgress(next);
      note({ ...next, orderer: by }, customerType);
    };
    setRunning(true);
    askBeforeLeaving("order", true);
    setOrderer(by);
    put(from);
    await runOrder(from, { owner, customerType, onProgress: put });
    askBeforeLeaving("order", false);
    setRunning(false);
  };
  const run = useOneAtATime(runFrom, () => "order");
  const checkNow = async (): Promise<void> => {
    const next = await checkOrder(progress, customerType);
    setProgress(next);
    note({ ...next, orderer }, customerType);
  };
  const check = useOneAtATime(checkNow, () => "check");
  const begin = (cart: Cart): void => run(begunOrder(progress, cart));
  const again = (step: OrderStep, line?: OrderLine): void => run(retriedOrder(progress, step, line));
  const confirm = (cart: Cart): void => run(confirmedOrder(progress, cart));
  const mustConfirm = !isRunning && progress.entries.some(({ step }) => step === "changed");
  return {
    progress,
    result: { ...progress, orderer },
    isRunning,
    mustConfirm,
    begin,
    again,
    check: () => check(undefined),
    confirm,
  };
}
