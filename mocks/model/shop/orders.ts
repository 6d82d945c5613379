import type { Recipient } from "#domain/entities/recipient.ts";
import { ok, problem, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { takeIn } from "#mocks/model/portal/desk.ts";
import { shopEvent, takeOut } from "./cart.ts";
import type { CartEntry, ShopState } from "./state.ts";
import { letHappen, placesOf, refuse, shortage } from "./stock.ts";

/** The entry of the cart that holds a participant. */
function entryWith({ cart }: ShopState, recipientId: unknown): CartEntry | undefined {
  return cart.items.find(({ recipients }) =>
    recipients.some((recipient) => String(recipient.recipientId) === String(recipientId)),
  );
}

/**
 * Orders a participant of the cart; null when the cart has none of that id. Who has come to the portal since is booked
 * there, which is another act.
 */
export function orderFromCart(
  { recipientId, approvalState }: Pick<Recipient, "recipientId" | "approvalState">,
  { state, today }: Context,
): Answer | null {
  const { shop } = state;
  if (approvalState !== null) return null;
  if (shop.ordered.some((id) => String(id) === String(recipientId)))
    return problem(403, "This participant has been booked already");
  const entry = entryWith(shop, recipientId);
  const event = shopEvent(shop, entry?.eventId);
  if (entry === undefined || event === undefined) return null;
  const reason = letHappen(shop, event) ?? shortage(shop, event, entry.type, 1, today);
  if (reason === "changed") shop.cart.version += 1;
  if (reason !== null) return refuse(shop, event, reason, today);
  if (entry.type !== "waitingList") shop.places[String(event.eventId)] = (placesOf(shop, event, today) ?? 1) - 1;
  shop.ordered.push(Number(recipientId));
  const recipient = entry.recipients.find((one) => String(one.recipientId) === String(recipientId));
  if (recipient !== undefined) takeIn(state, event, entry.type, recipient);
  takeOut(shop, Number(recipientId));
  return ok({ orderNumber: `B-${String(recipientId)}` });
}

export const orderHandlers: Handlers<"orderState"> = {
  orderState: ({ state: { shop, recipients }, query }) => {
    const ids = (query.get("recipientIds") ?? "").split(",").filter((id) => id !== "");
    const booked = Object.values(recipients)
      .flat()
      .filter(({ type }) => type === "booking")
      .map(({ recipientId }) => String(recipientId));
    return ok({
      recipients: ids.map((id) => ({
        recipientId: Number(id),
        ordered: shop.ordered.includes(Number(id)) || booked.includes(id),
      })),
    });
  },
};
