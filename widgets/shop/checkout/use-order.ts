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

/** The order of the page in a view's hands (src/domain/shop/order.ts). */
export interface OrderControl {
  readonly order: Order;
  readonly isRunning: boolean;
  /** Something has changed, and the customer has to look at it before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those that have an outcome already are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends those again that stand at this step: one of them, or all. */
  readonly again: (step: OrderStep, person?: OrderPerson) => void;
  /** Asks what became of those of whom nobody knows it. */
  readonly check: () => void;
  /** Goes on with prices, dates and hotels as the cart says them now. */
  readonly confirm: (cart: Cart) => void;
}

/** The one order of the page; all checkouts on it show the same. */
export function useOrder(): OrderControl {
  const anchor = useAnchor();
  const visitor = useVisitor();
  const order = usePortal(({ cart }) => cart.order);
  // The machine hands back the error that its sender gave it.
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

/** What was sent on this visit before the page was loaded. */
export interface SentBefore {
  /** Whose it is, or what became of it, is not known yet. */
  readonly isAsking: boolean;
  /** Whether there is something, shown or not. */
  readonly isKept: boolean;
  /** Another order begins: what was sent in an earlier one is no part of it. */
  readonly begin: () => void;
  /** Shows what is kept although the page began with the address. */
  readonly show: () => void;
}

/** A page that is loaded at the address begins another order; one that is loaded later goes on with what was sent. */
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
