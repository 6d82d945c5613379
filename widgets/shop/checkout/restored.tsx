import { useEffect, useMemo, type ReactNode } from "react";
import { orderStateResource } from "#api/order-state.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { confirmedResult, resultOfKept, type KeptOrder } from "#domain/kept-order.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { outcomeOf, type OrderResult } from "#domain/order-outcome.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { noteOrdered } from "#state/order.ts";
import { useResource } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";

interface RestoredProps {
  readonly kept: KeptOrder;
  /** Those whose outcome this page knows by itself. */
  readonly others: readonly OrderLine[];
  readonly cart: Cart;
  readonly children: (result: OrderResult, onCheck: () => void) => ReactNode;
}

/** A purchase is told once, also where the page went while its answer was on the way. */
function useTellPurchases(result: OrderResult | null, customerType: KeptOrder["customerType"]): void {
  useEffect(() => {
    if (result === null) return;
    const { booked, requested } = outcomeOf(result.lines, result.entries);
    noteOrdered([...booked, ...requested], customerType);
  }, [result, customerType]);
}

/**
 * An order of this visit that was sent before the page was loaded, as the backend knows it: nothing is said of it
 * before it has answered, and that nobody knows it where it cannot say it (contract-public sections 4 and 8).
 */
export function Restored({ kept, others, cart, children }: RestoredProps) {
  const result = useMemo(() => resultOfKept(kept, others), [kept, others]);
  const watched = useResource(orderStateResource, {
    recipientIds: kept.people.map(({ recipientId }) => recipientId).join(","),
  });
  const { remote, reload } = watched;
  const states = remote.state === "ready" ? remote.data : null;
  const isAsking =
    remote.state === "idle" || remote.state === "loading" || (remote.state === "ready" && remote.refreshing);
  const confirmed = useMemo(
    () => (isAsking ? null : confirmedResult(result, states, cart)),
    [result, isAsking, states, cart],
  );
  useTellPurchases(confirmed, kept.customerType);
  return confirmed === null ? (
    <Notice state="loading" outline="widget">
      {texts.lookingUp}
    </Notice>
  ) : (
    children(confirmed, reload)
  );
}
