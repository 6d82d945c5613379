import { buildEvent } from "#test/build.ts";
import type { Cart, CartItem, OrderType, RecipientInput } from "#domain/entities/cart.ts";
import type { Asked, Sent } from "#domain/shop/state.ts";

/** The truth: a cart, whom it was ever told to add, and the keys that it has done. */
export interface Server {
  readonly items: readonly CartItem[];
  readonly version: number;
  readonly lastId: number;
  readonly keys: readonly string[];
  readonly added: readonly number[];
  /** Whether it holds an event once, whatever is asked of it. */
  readonly holdsOnce: boolean;
  /** Whether it puts names in order. */
  readonly tidies: boolean;
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

/** Events of the small world; as JSON they are their numbers, so that worlds can be compared fast. */
const events = [0, 1, 2, 3].map((eventId) =>
  Object.defineProperty(buildEvent({ eventId, title: `T${eventId}` }), "toJSON", { value: () => eventId }),
);
const eventOf = (eventId: number): CartItem["event"] => events[eventId] ?? null;

export const entry = (
  itemId: number,
  eventId: number,
  type: OrderType,
  recipients: CartItem["recipients"] = [],
): CartItem => ({ itemId, type, event: eventOf(eventId), recipients });

export const cartOf = ({ items, version }: Server): Cart => ({
  cartId: "c",
  version,
  items: [...items],
  options: null,
});

export const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** Does what a change asks for. */
export function handle(server: Server, { change, key }: Asked): readonly [Server, Sent] {
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
      const items = [...server.items, entry(id, Number(change.eventId), change.type)];
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
      return done({ lastId: id, keys, added: [...server.added, id], items });
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
