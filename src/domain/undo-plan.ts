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

interface Named {
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** Those who are not there yet. Each who is there stands for one: several may have the same name, as 'N.N.' has. */
export function missingOf(people: readonly RecipientInput[], there: readonly Named[]): RecipientInput[] {
  const left = [...there];
  return people.filter(({ firstname, lastname }) => {
    const at = left.findIndex((other) => other.firstname === firstname && other.lastname === lastname);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
