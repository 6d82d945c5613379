import type * as v from "valibot";
import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from "#api/cart.ts";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { ok, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";
import type { CartEntry, ShopState } from "./state.ts";
import { refuse, shortage } from "./stock.ts";

const CART_ID = "cart-1";

/** An event of the shop by its id. */
export function shopEvent(shop: ShopState, eventId: unknown): PortalEvent | undefined {
  return shop.events.find((event) => String(event.eventId) === String(eventId));
}

/** The next unused id. */
export function nextId(shop: ShopState): number {
  shop.lastId += 1;
  return shop.lastId;
}

/** The whole cart, as every write answers it. */
function wholeCart({ events, cart }: ShopState): Answer {
  const items = cart.items.map(({ itemId, type, eventId, recipients }) => ({
    itemId,
    type,
    event: events.find((event) => event.eventId === eventId) ?? null,
    recipients,
  }));
  return ok({ cart: { cartId: CART_ID, version: cart.version, items, options: cart.options } });
}

/** The cart after a change. */
function changed(shop: ShopState): Answer {
  shop.cart.version += 1;
  return wholeCart(shop);
}

const entryOf = ({ cart }: ShopState, itemId: unknown): CartEntry | undefined =>
  cart.items.find((entry) => String(entry.itemId) === String(itemId));

/** A participant of a cart, as the backend keeps what was typed. */
export function participant(recipientId: number, type: CartEntry["type"], input: RecipientInput): Recipient {
  return {
    recipientId,
    orderId: null,
    userId: null,
    type,
    approvalState: null,
    cancelState: null,
    internalComment: null,
    ...input,
  };
}

function add({ eventId, type }: v.InferOutput<typeof cartAdd.body>, { state: { shop }, today }: Context): Answer {
  const event = shopEvent(shop, eventId);
  if (event === undefined) return unknown(`event ${eventId} to book`);
  const reason =
    shortage(shop, event, type, 1, today) ??
    (shop.cart.items.some((entry) => entry.eventId === event.eventId) ? "duplicate" : null);
  if (reason !== null) return refuse(shop, event, reason, today);
  shop.cart.items.push({ itemId: nextId(shop), type, eventId: Number(event.eventId), recipients: [] });
  return changed(shop);
}

function addRecipient(
  { itemId, recipient }: v.InferOutput<typeof recipientAdd.body>,
  { state: { shop }, today }: Context,
): Answer {
  const entry = entryOf(shop, itemId);
  const event = shopEvent(shop, entry?.eventId);
  if (entry === undefined || event === undefined) return unknown(`entry ${itemId}`);
  const reason = shortage(shop, event, entry.type, entry.recipients.length + 1, today);
  if (reason !== null) return refuse(shop, event, reason, today);
  entry.recipients.push(participant(nextId(shop), entry.type, recipient));
  return changed(shop);
}

function editRecipient(
  { itemId, recipientId, recipient }: v.InferOutput<typeof recipientEdit.body>,
  { state: { shop } }: Context,
): Answer {
  const known = entryOf(shop, itemId)?.recipients.find((other) => String(other.recipientId) === String(recipientId));
  if (known === undefined) return unknown(`participant ${recipientId}`);
  Object.assign(known, recipient);
  return changed(shop);
}

function deleteRecipient(
  { itemId, recipientId }: v.InferOutput<typeof recipientDelete.body>,
  { state: { shop } }: Context,
): Answer {
  const entry = entryOf(shop, itemId);
  const at = entry?.recipients.findIndex((other) => String(other.recipientId) === String(recipientId)) ?? -1;
  if (entry === undefined || at < 0) return unknown(`participant ${recipientId}`);
  entry.recipients.splice(at, 1);
  return changed(shop);
}

function deleteEntry({ itemId }: v.InferOutput<typeof cartDelete.body>, { state: { shop } }: Context): Answer {
  if (entryOf(shop, itemId) === undefined) return unknown(`entry ${itemId}`);
  shop.cart.items = shop.cart.items.filter((entry) => String(entry.itemId) !== String(itemId));
  return changed(shop);
}

/** Removes an ordered participant, and with the last one the entry. */
export function takeOut(shop: ShopState, recipientId: number): void {
  shop.cart.items = shop.cart.items
    .map((entry) => ({
      ...entry,
      recipients: entry.recipients.filter((recipient) => recipient.recipientId !== recipientId),
    }))
    .filter((entry, index) => entry.recipients.length > 0 || shop.cart.items[index]?.recipients.length === 0);
  shop.cart.version += 1;
}

type Names =
  | "cart"
  | "cartSmall"
  | "cartAdd"
  | "cartDelete"
  | "recipientAdd"
  | "recipientEdit"
  | "recipientDelete"
  | "orderOptions";

export const cartHandlers: Handlers<Names> = {
  cart: ({ state: { shop } }) => wholeCart(shop),
  cartSmall: ({ state: { shop } }) =>
    ok({
      count: shop.cart.items.length,
      items: shop.cart.items.map(({ itemId, eventId, recipients }) => {
        const event = shopEvent(shop, eventId);
        return {
          itemId,
          eventId,
          title: event?.title ?? null,
          startDate: event?.startDate ?? null,
          endDate: event?.endDate ?? null,
          participants: recipients.length,
        };
      }),
    }),
  cartAdd: idempotent("cartAdd", withBody(cartAdd.body, add), false),
  cartDelete: withBody(cartDelete.body, deleteEntry),
  recipientAdd: idempotent("recipientAdd", withBody(recipientAdd.body, addRecipient), false),
  recipientEdit: withBody(recipientEdit.body, editRecipient),
  recipientDelete: withBody(recipientDelete.body, deleteRecipient),
  orderOptions: withBody(orderOptions.body, ({ options }, { state: { shop } }) => {
    shop.cart.options = options;
    return changed(shop);
  }),
};
