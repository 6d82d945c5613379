import type { Cart } from "#domain/entities/cart.ts";
import { stepsAfterOrder } from "#domain/next-steps.ts";
import { isRequest, linesOf } from "#domain/order-lines.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { formatDay } from "#i18n/format.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";

/** What is asked before the binding press: until when it can be cancelled, if known, and who answers questions. */
export function BeforeOrder({ cart }: { cart: Cart }) {
  const { supportPhone } = useConfig();
  const cancel = stepsAfterOrder(linesOf(cart), useNow()).find(({ kind }) => kind === "cancel");
  if (cancel === undefined && supportPhone === "") return null;
  return (
    <div className="small">
      {cancel !== undefined && <p>{texts.cancelUntil(formatDay(cancel.day))}</p>}
      {supportPhone !== "" && (
        <p>
          <span>{isRequest(cart.items) ? texts.questionsAfter.request : texts.question}</span>
          <SupportPhone />
        </p>
      )}
    </div>
  );
}
