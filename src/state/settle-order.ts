import { orderTypeOf } from "#domain/entities/cart.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { checkout } from "#api/recipients.ts";
import { openIntent } from "#state/intents.ts";
import { actOf, withActLock } from "#state/send-idempotently.ts";

/**
 * Notes that a `checkout` has arrived whose answer no page was there to read.
 * @param onFirst called where that is news in this browser: no tab knew it, and none has told of the purchase
 */
export function settleOrder({ recipient, item }: OrderLine, onFirst: () => void): Promise<void> {
  const { hotelOverNightOption } = recipient;
  const act = actOf(checkout, { recipient, hotelOverNightOption, type: orderTypeOf(item) });
  return withActLock(act, () => {
    const intent = openIntent("browser", act, null, Date.now());
    if (intent.doubt !== null && intent.final === null) {
      intent.close(200);
      onFirst();
    }
    return Promise.resolve();
  });
}
