import type { Id } from "#domain/entities/fields.ts";
import { checkout } from "#api/recipients.ts";
import { openIntent } from "#state/intents.ts";
import { withIntentLock } from "#state/send-idempotently.ts";

/**
 * Notes that a `checkout` has arrived whose answer no page was there to read.
 * @param onFirst called where that is news in this browser: no tab knew it, and none has told of the purchase
 */
export function settleOrder(recipientId: Id, onFirst: () => void): Promise<void> {
  return withIntentLock(checkout.name, String(recipientId), () => {
    const intent = openIntent("browser", checkout.name, String(recipientId), null, Date.now());
    if (intent.isDoubtful && intent.final === null) {
      intent.close(200);
      onFirst();
    }
    return Promise.resolve();
  });
}
