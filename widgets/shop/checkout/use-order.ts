import { useEffect, useMemo, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { OrderPerson, OrderStep } from "#domain/order-run.ts";
import type { OrderCommand } from "#domain/shop/order.ts";
import type { Order } from "#domain/shop/state.ts";
import { followLogouts } from "#state/drafts/draft-storage.ts";
import { useSessionClaim } from "#state/session.ts";
import { dropKeptOrder, keptOrder, restoreOrder, sayOfOrder } from "#state/shop-order.ts";
import { usePortal } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { currentStep } from "./use-step.ts";

/** The page's order, and functions to control it (src/domain/shop/order.ts). */
export interface OrderControl {
  readonly order: Order;
  readonly isRunning: boolean;
  /** Whether the customer must check a change before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those whose outcome is known are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends participants at this step again: one of them, or all. */
  readonly again: (step: OrderStep, person?: OrderPerson) => void;
  /** Asks the backend how participants ended whose outcome is unknown. */
  readonly check: () => void;
  /** Continues with the prices, dates and hotels of the current cart. */
  readonly confirm: (cart: Cart) => void;
}

/** The page's order, shared by all checkouts of the page. */
export function useOrder(): OrderControl {
  const anchor = useAnchor();
  const visitor = useVisitor();
  const order = usePortal(({ cart }) => cart.order);
  // The state machine returns the error object that `checkout` gave it.
  useSessionClaim(order.error as ApiError | null);
  const say = (command: OrderCommand): void => sayOfOrder(command, anchor);
  const customerType = visitor.state === "customer" ? "Kunde" : "Gast";
  const isRunning = order.state === "running";
  return {
    order,
    isRunning,
    mustConfirm: !isRunning && order.people.some(({ step }) => step === "changed"),
    begin: (cart) => say({ does: "begin", cart, customerType }),
    again: (step, person) => say({ does: "again", step, recipientId: person?.recipientId ?? null }),
    check: () => say({ does: "check" }),
    confirm: (cart) => say({ does: "confirm", cart }),
  };
}

/** The order of this visit from before the page was loaded. */
export interface SentBefore {
  /** Whether its owner or its outcome is still unknown. */
  readonly isAsking: boolean;
  /** Whether there is one, shown or not. */
  readonly isKept: boolean;
  /** Begins another order, of which the earlier one is no part. */
  readonly begin: () => void;
  /** Shows the stored order although the page began with the address. */
  readonly show: () => void;
}

/** A page that is loaded at the address step begins another order; at a later step it continues the stored one. */
export function useSentBefore(): SentBefore {
  const person = usePortal(({ cart }) => cart.person);
  const state = usePortal(({ cart }) => cart.order.state);
  const [isNew, setNew] = useState(() => currentStep() === "adresse");
  const kept = useMemo(() => (state === "none" ? keptOrder(person) : null), [state, person]);
  useEffect(followLogouts, []);
  useEffect(() => {
    if (!isNew && kept != null) restoreOrder(kept);
  }, [isNew, kept]);
  return {
    isAsking: !isNew && (kept !== null || state === "asking"),
    isKept: kept != null,
    begin: () => {
      if (state === "none") dropKeptOrder(person);
    },
    show: () => setNew(false),
  };
}
