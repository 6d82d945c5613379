import {
  orderTypeOf,
  type Cart,
  type CartItem,
  type OrderState,
  type OrderType,
  type RecipientInput,
} from "#domain/entities/cart.ts";
import type { OrderPerson } from "#domain/order-outcome.ts";
import type { AskedChange, OrderSent, Sent } from "#domain/shop/state.ts";
import { billed, eventOf, isOtherPrice } from "./shop-bill.ts";

/** The truth: a cart, whom it was ever told to add, and the keys that it has done. */
export interface Server {
  readonly items: readonly CartItem[];
  readonly version: number;
  readonly lastId: number;
  readonly keys: readonly string[];
  /** Whom each key has added. */
  readonly added: Readonly<Record<string, number>>;
  /** As what people were ordered, as what they stand there now, and the price that was named, by their ids. */
  readonly ordered: Readonly<
    Record<string, { readonly as: OrderType; readonly now: OrderType; readonly price: number | null }>
  >;
  /** Whether it holds an event once, whatever is asked of it. */
  readonly holdsOnce: boolean;
  /** Whether it puts names in order. */
  readonly tidies: boolean;
  /** Whether it names the price of whom it orders. */
  readonly names: boolean;
  /** Whether its events cost more than at first. */
  readonly isRaised: boolean;
}

export const recipient = (lastname: string, comment: string | null = null): RecipientInput => ({
  salutation: "Frau",
  firstname: "Eva",
  lastname,
  hotelOverNightOption: null,
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment,
});

const nobody = {
  orderId: null,
  userId: null,
  type: null,
  approvalState: null,
  cancelState: null,
  internalComment: null,
} as const;

export const person = (recipientId: number, input: RecipientInput): CartItem["recipients"][number] => ({
  ...nobody,
  ...input,
  recipientId,
});

export const entry = (
  itemId: number,
  eventId: number,
  type: OrderType,
  recipients: CartItem["recipients"] = [],
  isRaised = false,
): CartItem => ({ itemId, type, event: eventOf(eventId, isRaised), recipients });

export const cartOf = ({ items, version }: Server): Cart => ({
  cartId: "c",
  version,
  items: [...items],
  options: null,
});

export const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** Does what a change asks for. */
export function handle(server: Server, { change, key }: AskedChange): readonly [Server, Sent] {
  const done = (next: Partial<Server>): readonly [Server, Sent] => {
    const after = { ...server, version: server.version + 1, ...next };
    return [after, { state: "done", data: cartOf(after) }];
  };
  const unknown: readonly [Server, Sent] = [server, { state: "failed", error: { kind: "status", status: 404 } }];
  const id = server.lastId + 1;
  const withItem = (itemId: unknown, changed: (item: CartItem) => CartItem): readonly CartItem[] =>
    server.items.map((item) => (same(item.itemId, itemId) ? changed(item) : item));
  const item = "itemId" in change ? server.items.find(({ itemId }) => same(itemId, change.itemId)) : undefined;
  if (key !== "" && server.keys.includes(key)) return [server, { state: "done", data: cartOf(server) }];
  const keys = [...server.keys, key];
  switch (change.kind) {
    case "add": {
      const isThere = server.items.some(
        ({ event, type }) => same(event?.eventId, change.eventId) && (server.holdsOnce || type === change.type),
      );
      if (isThere) return [server, { state: "refused", refusal: { reason: "duplicate", alternatives: [] } }];
      const items = [...server.items, entry(id, Number(change.eventId), change.type, [], server.isRaised)];
      return done({ lastId: id, items, keys });
    }
    case "recipientAdd": {
      if (item === undefined) return unknown;
      const { lastname } = change.recipient;
      const input = { ...change.recipient, lastname: server.tidies ? lastname.replace(/\s+/g, " ") : lastname };
      const items = withItem(change.itemId, (known) => ({
        ...known,
        recipients: [...known.recipients, person(id, input)],
      }));
      return done({ lastId: id, keys, added: { ...server.added, [key]: id }, items });
    }
    case "recipientDelete": {
      if (!(item?.recipients.some(({ recipientId }) => same(recipientId, change.recipientId)) ?? false)) return unknown;
      const items = withItem(change.itemId, (known) => ({
        ...known,
        recipients: known.recipients.filter(({ recipientId }) => !same(recipientId, change.recipientId)),
      }));
      return done({ items });
    }
    case "delete":
      return item === undefined ? unknown : done({ items: server.items.filter((known) => known !== item) });
    default:
      return unknown;
  }
}

/**
 * Orders somebody of the cart, who leaves it, at the price that they were shown.
 * @param isSame whether an earlier try of the same intent is repeated
 */
export function order(server: Server, person: OrderPerson, isSame: boolean): readonly [Server, OrderSent] {
  const done = (price: number | null): OrderSent => ({ state: "done", data: { orderNumber: null, price } });
  const id = String(person.recipientId);
  const before = server.ordered[id];
  if (before !== undefined) return [server, isSame ? done(before.price) : { state: "refused", refusal: "converted" }];
  const item = server.items.find(({ recipients }) => recipients.some((one) => same(one.recipientId, id)));
  if (item === undefined) return [server, { state: "failed", error: { kind: "status", status: 404 } }];
  if (isOtherPrice(person, server.isRaised))
    return [server, { state: "refused", refusal: { reason: "changed", alternatives: [] } }];
  const left = item.recipients.filter((one) => !same(one.recipientId, id));
  const items = server.items.flatMap((known) =>
    known !== item ? [known] : left.length === 0 ? [] : [{ ...item, recipients: left }],
  );
  const as = orderTypeOf(item);
  // A backend that names prices names its own, be it that nobody else has heard of it.
  const price = server.names ? billed(item.event?.eventId, 1, server.isRaised) - 1 : null;
  const ordered = { ...server.ordered, [id]: { as, now: as, price } };
  return [{ ...server, items, ordered, version: server.version + 1 }, done(price)];
}

/** What the backend says of people who may have been ordered. */
export const statesOf = ({ ordered }: Server, ids: readonly unknown[]): OrderState[] =>
  ids.map((id) => ({
    recipientId: Number(id),
    ordered: ordered[String(id)] !== undefined,
    type: ordered[String(id)]?.now ?? null,
    orderNumber: null,
  }));

/** Books in the portal what was reserved. */
export const bookReserved = (server: Server): Server => ({
  ...server,
  ordered: Object.fromEntries(
    Object.entries(server.ordered).map(([id, { now, ...known }]) => [
      id,
      { ...known, now: now === "reservation" ? "booking" : now },
    ]),
  ),
});

/** Makes all events dearer, once. */
export const raisePrices = (server: Server): Server =>
  server.isRaised
    ? server
    : {
        ...server,
        isRaised: true,
        version: server.version + 1,
        items: server.items.map((item) => ({ ...item, event: eventOf(Number(item.event?.eventId), true) })),
      };

/** What a page hears of a write or an order. */
export function heard<S>(served: S, how: string): S | Exclude<Sent, null | { state: "done" }> {
  if (how === "ok") return served;
  if (how === "refused") return { state: "refused", refusal: { reason: "soldOut", alternatives: [] } };
  const status = how === "lost" || how === "never" ? 0 : Number(how);
  return { state: "failed", error: { kind: status === 0 ? "network" : "status", status } };
}

/** A backend with this in it. */
export const serverOf = (server: Partial<Server>): Server => ({
  items: [],
  version: 1,
  lastId: 100,
  keys: [],
  added: {},
  ordered: {},
  holdsOnce: true,
  tidies: false,
  names: false,
  isRaised: false,
  ...server,
});
