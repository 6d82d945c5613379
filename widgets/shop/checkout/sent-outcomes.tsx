import { useEffect } from "react";
import { optionalResource } from "#api/resource.ts";
import { orderStateResource } from "#api/order-state.ts";
import { sameId } from "#domain/cart.ts";
import type { Cart, OrderState } from "#domain/entities/cart.ts";
import { linesOf } from "#domain/order-lines.ts";
import { isFilled } from "#domain/text.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { pushPurchase } from "#state/purchase.ts";
import { useResource } from "#state/resources.ts";
import { settleOrder } from "#state/settle-order.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { euro } from "#widgets/shared/cart/prices.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { PdfLink } from "./result-step.tsx";
import type { Sent } from "./use-sent.ts";

const knownStates = optionalResource(orderStateResource);

interface SentProps {
  readonly sent: readonly Sent[];
  readonly cart: Cart;
  /** To those of whom nothing is ordered yet; null while an order of this page says what becomes of them. */
  readonly onRest: (() => void) | null;
}

/** A purchase is told once, also where the page went while its answer was on the way. */
function useTellPurchases(ordered: readonly Sent[]): void {
  useEffect(() => {
    for (const { recipientId, bought, customerType, isBinding } of ordered)
      void settleOrder(recipientId, () => {
        if (isBinding) pushPurchase(bought, customerType);
      });
  }, [ordered]);
}

function Outcomes({ sent, cart, onRest, states }: SentProps & { states: readonly OrderState[] }) {
  const lines = linesOf(cart);
  const isOrdered = (recipientId: Sent["recipientId"]): boolean =>
    states.some((state) => state.ordered === true && sameId(state.recipientId, recipientId));
  const ordered = sent.filter(({ recipientId }) => isOrdered(recipientId));
  useTellPurchases(ordered);
  const rest = lines.filter(({ recipientId }) => !isOrdered(recipientId));
  const binding = ordered.filter(({ isBinding }) => isBinding);
  return (
    <>
      {ordered.length > 0 && (
        <ul className="cart-list">
          {ordered.map((person) => (
            <li key={person.recipientId} className="cart-entry" data-state="booked">
              <div>
                <strong>{isFilled(person.name) ? person.name : `${texts.recipientId} ${person.recipientId}`}</strong>
                <p className="cart-muted">
                  {[person.heading, person.period, person.bought.cents === null ? null : euro(person.bought.cents)]
                    .filter(isFilled)
                    .join(", ")}
                </p>
              </div>
              <Notice state="success">{person.isBinding ? texts.booked : texts.requested}</Notice>
            </li>
          ))}
        </ul>
      )}
      {onRest !== null && rest.length > 0 && (
        <Notice
          state="info"
          actions={
            <Button variant="primary" onClick={onRest}>
              {texts.toOverview}
            </Button>
          }
        >
          {texts.rest(rest.length)}
        </Notice>
      )}
      {onRest !== null && ordered.length > 0 && <PdfLink />}
      {binding.length > 0 && (
        <div className="cart-total">
          <p className="cart-total-sum">
            {texts.ordered(euro(binding.reduce((sum, { bought }) => sum + (bought.cents ?? 0), 0)))}
          </p>
          <p className="cart-muted">{cartTexts.vat}</p>
        </div>
      )}
      {onRest !== null && rest.length + ordered.length === 0 && <Notice state="empty">{cartTexts.empty}</Notice>}
    </>
  );
}

/** What became of those whom an order was sent for before the page was loaded, as the backend knows it. */
export function SentOutcomes(props: SentProps) {
  const watched = useResource(knownStates, {
    recipientIds: props.sent.map(({ recipientId }) => recipientId).join(","),
  });
  return (
    <RemoteView watched={watched} loading={texts.lookingUp}>
      {(states) => <Outcomes {...props} states={states ?? []} />}
    </RemoteView>
  );
}
