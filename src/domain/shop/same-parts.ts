import type { Cart, CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";

/** The earlier value in place of one that says the same. */
const keptIfSame = <T>(earlier: T | undefined, now: T): T =>
  earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(now) ? earlier : now;

function withPartsOf(earlier: CartItem, item: CartItem): CartItem {
  const recipients = item.recipients.map((recipient) =>
    keptIfSame(
      earlier.recipients.find((known) => sameId(known.recipientId, recipient.recipientId)),
      recipient,
    ),
  );
  return keptIfSame(earlier, { ...item, event: keptIfSame(earlier.event, item.event), recipients });
}

/**
 * A cart in which entries, events and people that say the same as in an earlier one are those of the earlier one, so
 * that they are not drawn again.
 */
export function withSameParts(earlier: Cart | null, cart: Cart): Cart {
  const known = earlier?.items ?? [];
  const items = cart.items.map((item) => {
    const before = known.find(({ itemId }) => sameId(itemId, item.itemId));
    return before === undefined ? item : withPartsOf(before, item);
  });
  return { ...cart, items: keptIfSame(known, items) };
}
