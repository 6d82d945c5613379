import { useEffect, useMemo, type ReactNode } from "react";
import { optionalResource } from "#api/resource.ts";
import { orderStateResource } from "#api/order-state.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { confirmedResult, resultOfKept, type KeptOrder } from "#domain/kept-order.ts";
import { isBinding, type OrderLine } from "#domain/order-lines.ts";
import { bookedCents, outcomeOf, type OrderResult } from "#domain/order-outcome.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { boughtOf, pushPurchase } from "#state/purchase.ts";
import { useResource } from "#state/resources.ts";
import { settleOrder } from "#state/settle-order.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

const knownStates = optionalResource(orderStateResource);

interface RestoredProps {
  readonly kept: KeptOrder;
  /** Those whose outcome this page knows by itself. */
  readonly others: readonly OrderLine[];
  readonly cart: Cart;
  readonly children: (result: OrderResult) => ReactNode;
}

/** A purchase is told once, also where the page went while its answer was on the way. */
function useTellPurchases(result: OrderResult | null, customerType: KeptOrder["customerType"]): void {
  useEffect(() => {
    if (result === null) return;
    const { booked, requested } = outcomeOf(result.lines, result.entries);
    for (const line of [...booked, ...requested])
      void settleOrder(line.recipientId, () => {
        if (isBinding(line.item)) pushPurchase(boughtOf(line.item.event, bookedCents(line)), customerType);
      });
  }, [result, customerType]);
}

/**
 * An order of this visit that was sent before the page was loaded, as the backend knows it: nothing is said of it
 * before it has answered (contract-public section 4, Settled since).
 */
export function Restored({ kept, others, cart, children }: RestoredProps) {
  const result = useMemo(() => resultOfKept(kept, others), [kept, others]);
  const watched = useResource(knownStates, {
    recipientIds: kept.people.map(({ recipientId }) => recipientId).join(","),
  });
  const { remote } = watched;
  const answer = remote.state === "ready" ? remote : null;
  const confirmed = useMemo(
    () => (answer === null ? null : confirmedResult(result, answer.data ?? [], cart)),
    [result, answer, cart],
  );
  useTellPurchases(confirmed, kept.customerType);
  return (
    <RemoteView watched={watched} loading={texts.lookingUp} outline="widget">
      {() => confirmed !== null && children(confirmed)}
    </RemoteView>
  );
}
