import type { RecipientInput } from "#domain/entities/cart.ts";
import { Backend, type Call, type How, type Reply } from "./cart-model.ts";

/**
 * A step of a random test: an action of the customer, the network or the backend. Numbers choose among the items
 * present.
 */
export type OrderStep =
  | { readonly kind: "order" | "confirm" | "look" | "refresh" | "reload" | "otherShop"; readonly tab: number }
  | { readonly kind: "again"; readonly tab: number; readonly at: number }
  | { readonly kind: "add" | "removePerson"; readonly tab: number; readonly at: number }
  | { readonly kind: "serve"; readonly at: number }
  | { readonly kind: "answer"; readonly at: number; readonly how: Exclude<How, "429" | "html"> }
  | { readonly kind: "news" }
  | { readonly kind: "backend"; readonly what: "price" | "soldOut" | "removePerson" | "idsAgain" };

interface Ordered {
  /** The idempotency keys under which the person was ordered; more than one if that happened twice. */
  readonly keys: Set<string>;
  readonly eventId: number;
  readonly price: number;
}

interface Checkout {
  readonly recipientId: number;
  readonly recipient: RecipientInput;
}

const refused = (reason: string): Reply => ({ status: 409, data: { reason, alternatives: [] } });

/**
 * The model of a backend that takes orders: an ordered person leaves the cart, a known key is answered as before, and a
 * price that the customer has not confirmed is refused.
 */
export class OrderBackend extends Backend {
  /** The ordered people by last name. */
  readonly ordered = new Map<string, Ordered>();
  /** The ids of the ordered people. */
  private readonly ids = new Set<number>();
  private readonly done = new Set<string>();
  private readonly full = new Set<number>();

  /**
   * @param sizes how many people each of the first entries has
   * @param shop begins the names of all who are in it
   */
  constructor(
    sizes: readonly number[],
    private readonly shop: string,
    firstPrice?: number,
  ) {
    super(firstPrice);
    sizes.forEach((size, index) => {
      this.fill(index + 1, size, `E${index + 1}`);
    });
  }

  private fill(eventId: number, size: number, name: string, firstId?: number): void {
    this.handle("add-cart-item", { eventId, type: "booking" });
    const itemId = this.items.at(-1)?.itemId;
    if (firstId !== undefined) this.lastId = firstId - 1;
    for (let count = 1; count <= size; count += 1)
      this.handle("add-recipient", { itemId, recipient: { firstname: "V", lastname: `${this.shop}${name}P${count}` } });
  }

  /** The people of the cart whose event has free places. */
  open(): string[] {
    return this.items
      .filter(({ eventId }) => !this.full.has(eventId))
      .flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
  }

  override handle(path: string, body: Readonly<Record<string, unknown>>, call?: Call): Reply {
    const name = path.split("/").at(-1);
    if (name === "order-state") {
      const asked = (call?.query.get("recipientIds") ?? "").split(",").map(Number);
      return {
        status: 200,
        data: { recipients: asked.map((recipientId) => ({ recipientId, ordered: this.ids.has(recipientId) })) },
      };
    }
    return name === "online-fax" ? this.order(body as unknown as Checkout, call) : super.handle(path, body);
  }

  private order({ recipientId, recipient: { lastname } }: Checkout, call?: Call): Reply {
    const key = call?.key ?? "";
    if (this.done.has(key)) return { status: 200, data: {} };
    if (this.ids.has(recipientId)) {
      this.ordered.get(lastname)?.keys.add(key);
      return { status: 403, data: {} };
    }
    const entry = this.items.find(({ recipients }) => recipients.some((known) => known.recipientId === recipientId));
    if (entry === undefined) return { status: 404, data: {} };
    if (this.full.has(entry.eventId)) return refused("soldOut");
    const price = this.priceOf(entry.eventId);
    if (call?.confirmed !== price * 100) return refused("changed");
    this.done.add(key);
    this.ids.add(recipientId);
    this.ordered.set(lastname, { keys: new Set([key]), eventId: entry.eventId, price });
    this.takeOut(recipientId);
    return { status: 200, data: {} };
  }

  private takeOut(id: number): void {
    for (const item of this.items) item.recipients = item.recipients.filter(({ recipientId }) => recipientId !== id);
    this.items = this.items.filter(({ recipients }) => recipients.length > 0);
    this.version += 1;
  }

  /** Makes the event of the first entry sold out. */
  sellOut(): void {
    const [item] = this.items;
    if (item !== undefined) this.full.add(item.eventId);
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

/** The browser's storage, which all tabs share. */
export class Storage {
  private readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  clear(): void {
    this.entries.clear();
  }
}

interface Waiting {
  readonly tab: number;
  readonly begin: () => void;
}

/**
 * The browser's locks: one tab at a time for each name, in the order of the requests; a page that is left releases its
 * locks.
 */
export class Locks {
  private queues = new Map<string, Waiting[]>();

  request<T>(tab: number, name: string, action: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const own: Waiting = {
        tab,
        begin: () =>
          void action()
            .then(resolve, reject)
            .finally(() => this.leave(name, own)),
      };
      queue.push(own);
      if (queue[0] === own) own.begin();
    });
  }

  private leave(name: string, own: Waiting): void {
    const queue = this.queues.get(name) ?? [];
    const isFirst = queue[0] === own;
    this.queues.set(
      name,
      queue.filter((other) => other !== own),
    );
    if (isFirst) this.queues.get(name)?.[0]?.begin();
  }

  /** Releases the locks of a page that is left, and drops its requests. */
  forget(tab: number): void {
    for (const [name, queue] of this.queues) {
      const left = queue.filter((waiting) => waiting.tab !== tab);
      this.queues.set(name, left);
      if (left[0] !== queue[0]) left[0]?.begin();
    }
  }

  clear(): void {
    this.queues = new Map();
  }
}
