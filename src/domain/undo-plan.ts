import { orderTypeOf, type CartItem, type OrderType, type RecipientInput } from "./entities/cart.ts";
import type { PortalEvent } from "./entities/event.ts";
import type { Id } from "./entities/fields.ts";
import { recipientInput } from "./cart.ts";

/** What undoing the removal of an entry takes: `cartAdd`, then `recipientAdd` for each (contract-public section 4). */
export interface UndoPlan {
  readonly eventId: Id;
  readonly event: PortalEvent;
  readonly type: OrderType;
  readonly recipients: readonly RecipientInput[];
}

/** Null for an entry without an event, which nothing can bring back. */
export function undoPlan(item: CartItem): UndoPlan | null {
  return item.event?.eventId == null
    ? null
    : {
        eventId: item.event.eventId,
        event: item.event,
        type: orderTypeOf(item),
        recipients: item.recipients.map(recipientInput),
      };
}
