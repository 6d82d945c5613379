import {
  orderTypeOf,
  type Cart,
  type CartItem,
  type OrderState,
  type OrderType,
  type RecipientInput,
} from "#domain/entities/cart.ts";
import type { OrderPerson } from "#domain/order/order-people.ts";
import type { OrderSent } from "#domain/shop/order-state.ts";
import type { AskedChange, Sent } from "#domain/shop/state.ts";
import { buildRecipient } from "#test/support/entities.ts";
import { billed, eventOf, isOtherPrice } from "./bill.ts";

/**
 * The backend of the small world: its cart, and what it has done. Unlike the mock portal it is a plain value, so that
 * worlds can be compared, and walked by the hundred thousand.
 */
export interface Server {
  readonly items: readonly CartItem[];
  readonly version: number;
  readonly lastId: number;
  readonly keys: readonly string[];
  /** The participant that was added under each key. */
  readonly added: Readonly<Record<string, number>>;
  /** The ordered people by id: the type of their order, its type now, and the price that was given. */
  readonly ordered: Readonly<
    Record<string, { readonly as: OrderType; readonly now: OrderType; readonly price: number | null }>
  >;
  /** What it has taken out of the cart by itself. */
  readonly expired: readonly CartItem[];
  /** Whether it accepts only one entry for an event. */
  readonly holdsOnce: boolean;
  /** Whether it removes repeated blanks from names. */
  readonly tidies: boolean;
  /** Whether it gives the price with a `checkout`. */
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

const nobody = buildRecipient();

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

/** Executes a change of the cart. */
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
 * Orders a person, who leaves the cart, unless the shown price is outdated.
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
  // A backend that gives prices gives its own, which no page could compute.
  const price = server.names ? billed(item.event?.eventId, 1, server.isRaised) - 1 : null;
  const ordered = { ...server.ordered, [id]: { as, now: as, price } };
  return [{ ...server, items, ordered, version: server.version + 1 }, done(price)];
}

/** The comments of the people who were in the cart once, and are no more. */
export function commentsGone(before: Server, after: Server): string[] {
  const peopleOf = ({ items }: Server): CartItem["recipients"] => items.flatMap(({ recipients }) => recipients);
  const left = new Set(peopleOf(after).map(({ recipientId }) => recipientId));
  return peopleOf(before).flatMap(({ recipientId, comment }) => (left.has(recipientId) ? [] : (comment ?? [])));
}

/** Takes an entry out of the cart, or the first of its people, as where a reservation of the place has expired. */
export function withoutExpired(server: Server, what: "entry" | "person", at: number): Server {
  const item = server.items[at % Math.max(1, server.items.length)];
  if (item === undefined || (what === "person" && item.recipients.length === 0)) return server;
  const left = what === "entry" ? [] : [{ ...item, recipients: item.recipients.slice(1) }];
  const items = server.items.flatMap((known) => (known === item ? left : [known]));
  const gone = what === "entry" ? item : { ...item, recipients: item.recipients.slice(0, 1) };
  return { ...server, items, expired: [...server.expired, gone], version: server.version + 1 };
}

/** Puts back what has expired last, under the same ids: a cart in between lacked it for a moment only. */
export function withExpired(server: Server): Server {
  const back = server.expired.at(-1);
  if (back === undefined) return server;
  const isThere = server.items.some(({ itemId }) => itemId === back.itemId);
  const items = server.items.map((item) =>
    item.itemId === back.itemId ? { ...item, recipients: [...item.recipients, ...back.recipients] } : item,
  );
  return {
    ...server,
    items: isThere ? items : [...items, back],
    expired: server.expired.slice(0, -1),
    version: server.version + 1,
  };
}

/** The answer of `orderState` for these people. */
export const statesOf = ({ ordered }: Server, ids: readonly unknown[]): OrderState[] =>
  ids.map((id) => ({
    recipientId: Number(id),
    ordered: ordered[String(id)] !== undefined,
    type: ordered[String(id)]?.now ?? null,
    orderNumber: null,
  }));

/** Books all reservations, as the portal does. */
export const bookReserved = (server: Server): Server => ({
  ...server,
  ordered: Object.fromEntries(
    Object.entries(server.ordered).map(([id, { now, ...known }]) => [
      id,
      { ...known, now: now === "reservation" ? "booking" : now },
    ]),
  ),
});

/** Raises the prices of all events, once. */
export const raisePrices = (server: Server): Server =>
  server.isRaised
    ? server
    : {
        ...server,
        isRaised: true,
        version: server.version + 1,
        items: server.items.map((item) => ({ ...item, event: eventOf(Number(item.event?.eventId), true) })),
      };

/** The answer that reaches a page. */
export function heard<S>(served: S, how: string): S | Exclude<Sent, null | { state: "done" }> {
  if (how === "ok") return served;
  if (how === "refused") return { state: "refused", refusal: { reason: "soldOut", alternatives: [] } };
  const status = how === "lost" || how === "never" ? 0 : Number(how);
  return { state: "failed", error: { kind: status === 0 ? "network" : "status", status } };
}

/** A backend with these parts; the rest is empty. */
export const serverOf = (server: Partial<Server>): Server => ({
  items: [],
  version: 1,
  lastId: 100,
  keys: [],
  added: {},
  ordered: {},
  expired: [],
  holdsOnce: true,
  tidies: false,
  names: false,
  isRaised: false,
  ...server,
});
