import type { RecipientInput } from "#domain/entities/cart.ts";
import type { Call, Reply } from "./network.ts";

interface Participant extends RecipientInput {
  readonly recipientId: number;
}
interface Item {
  readonly itemId: number;
  readonly type: string;
  readonly eventId: number;
  recipients: Participant[];
}
interface Ordered {
  /** The idempotency keys under which the person was ordered; more than one if that happened twice. */
  readonly keys: Set<string>;
  readonly price: number;
}

type Body = Readonly<Record<string, unknown>>;
interface Checkout {
  readonly recipientId: number;
  readonly recipient: RecipientInput;
}

const refusal = (reason: string): Reply => ({ status: 409, data: { reason, alternatives: [] } });
const notFound: Reply = { status: 404, data: {} };
const done: Reply = { status: 200, data: {} };

/**
 * The model of a backend that keeps the contract: one cart, from which an ordered person leaves. A price that the
 * customer has not confirmed is refused. It knows the keys of orders only, unlike the mock portal, so that a change of
 * the cart that is sent twice shows.
 */
export class Backend {
  /** The ordered people by last name. */
  readonly ordered = new Map<string, Ordered>();
  /** The last names of all who have ever been in the cart. */
  readonly added = new Set<string>();
  private items: Item[] = [];
  private cartId = 1;
  private version = 1;
  private lastId = 100;
  private readonly prices = new Map<number, number>();
  /** The ids of the ordered people. */
  private readonly ids = new Set<number>();
  private readonly keys = new Set<string>();
  private readonly full = new Set<number>();

  /**
   * @param sizes how many people each of the first entries has
   * @param shop begins the names of all who are in it
   * @param firstPrice the initial price of all events
   */
  constructor(
    sizes: readonly number[],
    private readonly shop: string,
    private readonly firstPrice = 100,
  ) {
    sizes.forEach((size, index) => {
      this.fill(index + 1, size, `E${index + 1}`);
    });
  }

  private fill(eventId: number, size: number, name: string, firstId?: number): void {
    this.handle("add-cart-item", { eventId, type: "booking" });
    const itemId = this.items.at(-1)?.itemId;
    if (firstId !== undefined) this.lastId = firstId - 1;
    for (let count = 1; count <= size; count += 1)
      this.handle("add-recipient", {
        itemId,
        recipient: { salutation: "Frau", firstname: "Vor", lastname: `${this.shop}${name}P${count}` },
      });
  }

  /** The price of an event for each person. */
  private priceOf(eventId: number): number {
    return this.prices.get(eventId) ?? this.firstPrice;
  }

  /** The people of the cart whose event has free places. */
  open(): string[] {
    return this.items
      .filter(({ eventId }) => !this.full.has(eventId))
      .flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
  }

  /** The last names of all who are in the cart. */
  people(): string[] {
    return this.items.flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
  }

  /** The ids of all who are in the cart. */
  idsInCart(): ReadonlySet<number> {
    return new Set(this.items.flatMap(({ recipients }) => recipients.map(({ recipientId }) => recipientId)));
  }

  /** The whole cart as the answer of the backend. */
  cart() {
    return {
      cartId: this.cartId,
      version: this.version,
      options: null,
      items: this.items.map(({ eventId, ...item }) => ({
        ...item,
        recipients: [...item.recipients],
        event: {
          eventId,
          title: `Event ${eventId}`,
          content: { prices: [{ price: this.priceOf(eventId) }] },
        },
      })),
    };
  }

  private changed(): Reply {
    this.version += 1;
    return { status: 200, data: { cart: this.cart() } };
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** Executes a request; `call` holds its other parts. */
  handle(path: string, body: Body, call?: Call): Reply {
    const name = path.split("/").at(-1);
    if (name === "order-state") return this.states((call?.query.get("recipientIds") ?? "").split(",").map(Number));
    if (name === "online-fax") return this.order(body as unknown as Checkout, call);
    if (name === "get-shopping-cart") return { status: 200, data: { cart: this.cart() } };
    if (name === "get-shopping-cart-small") return { status: 200, data: { count: this.items.length, items: [] } };
    if (name === "add-cart-item") return this.addItem(Number(body.eventId), String(body.type));
    const item = this.items.find(({ itemId }) => itemId === body.itemId);
    if (item === undefined) return notFound;
    if (name === "delete-cart-item") {
      this.items = this.items.filter((other) => other !== item);
      return this.changed();
    }
    return this.changePeople(item, name, body);
  }

  private states(asked: readonly number[]): Reply {
    return {
      status: 200,
      data: { recipients: asked.map((recipientId) => ({ recipientId, ordered: this.ids.has(recipientId) })) },
    };
  }

  private addItem(eventId: number, type: string): Reply {
    if (this.items.some((item) => item.eventId === eventId)) return refusal("duplicate");
    this.items.push({ itemId: this.nextId(), type, eventId, recipients: [] });
    return this.changed();
  }

  private changePeople({ recipients }: Item, name: string | undefined, body: Body): Reply {
    const input = body.recipient as RecipientInput;
    if (name === "add-recipient") {
      this.added.add(input.lastname);
      recipients.push({ ...input, recipientId: this.nextId() });
      return this.changed();
    }
    const at = recipients.findIndex(({ recipientId }) => recipientId === body.recipientId);
    if (at < 0) return notFound;
    recipients.splice(
      at,
      1,
      ...(name === "edit-recipient" ? [{ ...input, recipientId: Number(body.recipientId) }] : []),
    );
    return this.changed();
  }

  private order({ recipientId: id, recipient: { lastname } }: Checkout, call?: Call): Reply {
    const key = call?.key ?? "";
    if (this.keys.has(key)) return done;
    if (this.ids.has(id)) {
      this.ordered.get(lastname)?.keys.add(key);
      return { status: 403, data: {} };
    }
    const entry = this.items.find(({ recipients }) => recipients.some(({ recipientId }) => recipientId === id));
    if (entry === undefined) return notFound;
    if (this.full.has(entry.eventId)) return refusal("soldOut");
    const price = this.priceOf(entry.eventId);
    if (call?.confirmed !== price * 100) return refusal("changed");
    this.keys.add(key);
    this.ids.add(id);
    this.ordered.set(lastname, { keys: new Set([key]), price });
    entry.recipients = entry.recipients.filter(({ recipientId }) => recipientId !== id);
    this.items = this.items.filter(({ recipients }) => recipients.length > 0);
    this.version += 1;
    return done;
  }

  /** Changes something of the first entry, or the whole cart, without a request. */
  interfere(what: "price" | "removeEntry" | "removePerson" | "anotherCart" | "soldOut"): void {
    const [item] = this.items;
    if (what === "anotherCart") {
      this.cartId += 1;
      this.version = 0;
    } else if (item === undefined) return;
    else if (what === "soldOut") this.full.add(item.eventId);
    else if (what === "price") this.prices.set(item.eventId, this.priceOf(item.eventId) + 50);
    else if (what === "removeEntry") this.items = this.items.slice(1);
    else item.recipients.shift();
    this.version += 1;
  }

  /** Gives the ids of ordered people to others, as after a database was restored. */
  giveIdsAgain(name: string): void {
    const [id] = this.ids;
    if (id === undefined) return;
    this.ids.delete(id);
    const last = this.lastId;
    this.fill(20 + this.ordered.size, 1, name, id);
    this.lastId = last + 1;
  }
}
