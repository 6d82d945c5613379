import { isRequest, type Cart } from "#domain/entities/cart.ts";
import { stepsAfterOrder } from "#domain/order/next-steps.ts";
import { linesOf } from "#domain/order/order-people.ts";
import { mixedUpIn } from "#domain/order/orderable.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { formatPeriod } from "#i18n/format.ts";
import { useNow } from "#state/clock.ts";
import { loadCart } from "#state/shop/shop.ts";
import { useConfig } from "#state/store.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { personName } from "#widgets/shop/shared/people/person-name.ts";

/** What is asked before the binding press: until when it can be cancelled, if known, and who answers questions. */
export function BeforeOrder({ cart }: { cart: Cart }) {
  const { supportPhone } = useConfig();
  const cancel = stepsAfterOrder(linesOf(cart), useNow()).find(({ kind }) => kind === "cancel");
  if (cancel === undefined && supportPhone === "") return null;
  return (
    <div className="small">
      {cancel !== undefined && <p>{texts.cancelUntil(formatPeriod(cancel.day, cancel.day))}</p>}
      {supportPhone !== "" && (
        <p>
          <span>{isRequest(cart.items) ? texts.questionsAfter.request : texts.question}</span>
          <SupportPhone />
        </p>
      )}
    </div>
  );
}

/** Says why nothing can be ordered if the cart does not tell its participants apart. */
export function MixedUp({ cart }: { cart: Cart }) {
  const people = mixedUpIn(cart);
  if (people.length === 0) return null;
  return (
    <Notice state="error" retry={{ label: texts.readAgain, onRetry: () => void loadCart() }}>
      <span>{texts.mixedUp(people.map(personName).join(", "))}</span>
      <SupportPhone />
    </Notice>
  );
}
