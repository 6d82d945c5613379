import { entryOf } from "#domain/cart/cart.ts";
import { orderTypeOf, type Cart } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { eventPrice, lineCents } from "#domain/event/money.ts";
import type { OrderLine } from "./order-people.ts";

/**
 * Cents that an order costs more if participants move to another date than they confirmed; negative if it costs less.
 * Participants already at that date count for the tier, and get its price too. Null if a price is not known.
 */
export function extraCents(lines: readonly OrderLine[], to: PortalEvent, cart: Pick<Cart, "items">): number | null {
  const [first] = lines;
  if (first === undefined) return 0;
  const kind = { eventId: to.eventId ?? "", type: orderTypeOf(first.item) };
  const there = entryOf(cart, kind)?.recipients.length ?? 0;
  const together = eventPrice(to, there + lines.length);
  const alone = there === 0 ? 0 : (eventPrice(to, there)?.sum ?? null);
  const before = lines.map(lineCents);
  if (together === null || alone === null || before.includes(null)) return null;
  return together.sum - alone - before.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
