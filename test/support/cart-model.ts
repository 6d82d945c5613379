import type { RecipientInput } from "#domain/entities/cart.ts";

/**
 * A step of a random test: an action of the customer, the network or the backend. Numbers choose among the items
 * present.
 */
export type Step =
  | { readonly kind: "add"; readonly tab: number; readonly event: number }
  | { readonly kind: "people"; readonly tab: number; readonly at: number; readonly count: number }
  | { readonly kind: "edit" | "removePerson" | "delete"; readonly tab: number; readonly at: number }
  | { readonly kind: "again" | "refresh" | "reload" | "undo"; readonly tab: number }
  | { readonly kind: "serve"; readonly at: number }
  | { readonly kind: "answer"; readonly at: number; readonly how: How }
  | { readonly kind: "news" }
  | { readonly kind: "backend"; readonly what: "price" | "removeEntry" | "removePerson" | "anotherCart" | "idsAgain" };

/**
 * How a request ends. The backend executes it with `ok`, `lost` (the answer is lost), `500after` and `sent-on` (a
 * redirect); not with `never` (the request is lost), `500`, `401`, `429`, `html` (a login page) and `redirect`.
 */
export type How = "ok" | "lost" | "never" | "500" | "500after" | "401" | "429" | "html" | "redirect" | "sent-on";

export interface ModelRecipient extends RecipientInput {
  readonly recipientId: number;
}
interface ModelItem {
  readonly itemId: number;
  readonly type: string;
  readonly eventId: number;
  recipients: ModelRecipient[];
}
export interface Reply {
  readonly status: number;
  readonly data: unknown;
}

type Body = Readonly<Record<string, unknown>>;

/** The parts of a request beside its body. */
export interface Call {
  readonly query: URLSearchParams;
  /** The value of `Idempotency-Key`; '' for none. */
  readonly key: string;
  /** The price in cents that the customer has confirmed, for an order. */
  readonly confirmed?: number | null;
}

const refusal = (reason: string): Reply => ({ status: 409, data: { reason, alternatives: [] } });
const notFound: Reply = { status: 404, data: {} };

/**
 * The model of a backend that keeps the contract: it has one cart, may change it by itself, and remembers everybody
 * whom it was asked to add.
 */
export class Backend {
  items: ModelItem[] = [];
  cartId = 1;
  version = 1;
  /** Whether the backend has changed anything by itself. */
  hasInterfered = false;
  /** How often each person has been added, by last name. */
  readonly added = new Map<string, number>();
  /** The people whom the backend has removed by itself, so that the customer may add them again. */
  readonly removed = new Set<string | null>();
  protected lastId = 100;
  protected readonly prices = new Map<number, number>();

  /** @param firstPrice the initial price of all events */
  constructor(private readonly firstPrice = 100) {}

  /** The price of an event for each person. */
  priceOf(eventId: number): number {
    return this.prices.get(eventId) ?? this.firstPrice;
  }

  /** The whole cart as the answer of the backend. */
  cart(): object {
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

  private add(eventId: number, type: string): Reply {
    if (this.items.some((item) => item.eventId === eventId)) return refusal("duplicate");
    this.items.push({ itemId: this.nextId(), type, eventId, recipients: [] });
    return this.changed();
  }

  /** Executes a request; `call` holds its other parts. */
  handle(path: string, body: Body, call?: Call): Reply;
  handle(path: string, body: Body): Reply {
    const item = this.items.find(({ itemId }) => itemId === body.itemId);
    const name = path.split("/").at(-1);
    if (name === "get-shopping-cart") return { status: 200, data: { cart: this.cart() } };
    if (name === "add-cart-item") return this.add(body.eventId as number, body.type as string);
    if (item === undefined) return notFound;
    if (name === "delete-cart-item") {
      this.items = this.items.filter((other) => other !== item);
      return this.changed();
    }
    const input = body.recipient as RecipientInput;
    if (name === "add-recipient") {
      this.added.set(input.lastname, (this.added.get(input.lastname) ?? 0) + 1);
      item.recipients.push({ ...input, recipientId: this.nextId() });
      return this.changed();
    }
    const at = item.recipients.findIndex(({ recipientId }) => recipientId === body.recipientId);
    if (at < 0) return notFound;
    const changed = name === "edit-recipient" ? [{ ...input, recipientId: body.recipientId as number }] : [];
    item.recipients.splice(at, 1, ...changed);
    return this.changed();
  }

  /** Changes something without a request. */
  interfere(what: Extract<Step, { kind: "backend" }>["what"]): void {
    this.hasInterfered = true;
    const [item] = this.items;
    if (what === "idsAgain") {
      // Ids that are no longer in use are given again.
      const used = this.items.flatMap(({ itemId, recipients }) => [
        itemId,
        ...recipients.map(({ recipientId }) => recipientId),
      ]);
      this.lastId = Math.max(100, ...used);
      return;
    }
    if (what === "anotherCart") {
      this.cartId += 1;
      this.version = 0;
    } else if (item === undefined) return;
    else if (what === "price") this.prices.set(item.eventId, this.priceOf(item.eventId) + 50);
    else if (what === "removeEntry") this.items = this.items.slice(1);
    else this.removed.add(item.recipients.shift()?.lastname ?? null);
    this.version += 1;
  }
}

export interface Outstanding {
  readonly tab: number;
  readonly path: string;
  readonly body: Body;
  readonly call: Call;
  readonly tell: (answer: (Reply & { contentType: string }) | "network") => void;
  served: Reply | null;
}

/** The pending requests, each answered by a step; a late answer holds the cart of the time when it was executed. */
export class Network<B extends Pick<Backend, "handle"> = Backend> {
  outstanding: Outstanding[] = [];
  constructor(readonly backend: B) {}

  /** Takes a request of a page. @throws Error if it contains a temporary id */
  ask(
    tab: number,
    path: string,
    data: unknown,
    call: Call = { query: new URLSearchParams(), key: "" },
  ): Promise<(Reply & { contentType: string }) | "network"> {
    const text = typeof data === "string" ? data : "{}";
    if (text.includes("portal-new-")) throw new Error(`A temporary id travels: ${text}`);
    return new Promise((tell) => {
      this.outstanding.push({ tab, path, body: JSON.parse(text) as Body, call, tell, served: null });
    });
  }

  /** Lets the backend execute a request, whose answer stays pending. */
  serve(at: number): void {
    const request = this.at(at);
    if (request !== undefined)
      request.served ??= structuredClone(this.backend.handle(request.path, request.body, request.call));
  }

  private at(at: number): Outstanding | undefined {
    return this.outstanding[at % Math.max(1, this.outstanding.length)];
  }

  /** Answers a request. @returns the request; null if none is pending */
  answer(at: number, how: How): Outstanding | null {
    const request = this.at(at);
    if (request === undefined) return null;
    if (how === "ok" || how === "lost" || how === "500after" || how === "sent-on") this.serve(at);
    this.outstanding = this.outstanding.filter((other) => other !== request);
    const json = (reply: Reply): Reply & { contentType: string } => ({ ...reply, contentType: "application/json" });
    // These statuses mean that nothing was done, so a backend that has executed the request cannot give them.
    const saysUndone = how === "401" || how === "429";
    if (how === "ok" || (saysUndone && request.served !== null)) request.tell(json(request.served ?? notFound));
    else if (how === "lost" || how === "never") request.tell("network");
    // A browser hides the status of a redirect that is not followed.
    else if (how === "redirect" || how === "sent-on") request.tell({ status: 0, data: "", contentType: "" });
    else if (how === "html") request.tell({ status: 200, data: "<html>", contentType: "text/html" });
    else request.tell(json({ status: Number.parseInt(how, 10), data: {} }));
    return request;
  }

  /** Ends a page: its requests are executed, and their answers are dropped. */
  forget(tab: number): void {
    this.outstanding.forEach((request, at) => {
      if (request.tab === tab) this.serve(at);
    });
    this.outstanding = this.outstanding.filter((request) => request.tab !== tab);
  }
}

interface End {
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** The channels between tabs, by name; a step delivers each message. */
export class Line {
  private readonly ends = new Set<End>();
  private waiting: { readonly data: unknown; readonly to: readonly End[] }[] = [];

  /** Stands in for `BroadcastChannel`. */
  readonly Channel = ((line: Line) =>
    class implements End {
      onmessage: End["onmessage"] = null;
      constructor(readonly name: string) {
        line.ends.add(this);
      }
      postMessage(data: unknown): void {
        const to = [...line.ends].filter((end) => end !== this && end.name === this.name);
        line.waiting.push({ data: structuredClone(data), to });
      }
      close(): void {
        line.ends.delete(this);
      }
    })(this);

  /** Delivers the oldest message to its tabs, if they are still open. @returns whether there was one */
  deliver(): boolean {
    const news = this.waiting.shift();
    for (const end of news?.to ?? []) if (this.ends.has(end)) end.onmessage?.({ data: news?.data });
    return news !== undefined;
  }

  clear(): void {
    this.waiting = [];
  }
}
