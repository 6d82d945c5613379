/**
 * How a request ends. The backend executes it with `ok`, `lost` (the answer is lost), `500after` and `sent-on` (a
 * redirect); not with `never` (the request is lost), `500`, `401`, `429`, `html` (a login page) and `redirect`.
 */
export type How = "ok" | "lost" | "never" | "500" | "500after" | "401" | "429" | "html" | "redirect" | "sent-on";

export interface Reply {
  readonly status: number;
  readonly data: unknown;
}

/** The parts of a request beside its body. */
export interface Call {
  readonly query: URLSearchParams;
  /** The value of `Idempotency-Key`; '' for none. */
  readonly key: string;
  /** The price in cents that the customer has confirmed, for an order. */
  readonly confirmed?: number | null;
  /** The moment at which it left. */
  readonly leftAt?: number;
}

export interface Outstanding {
  readonly tab: number;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly call: Call;
  readonly tell: (answer: (Reply & { contentType: string }) | "network") => void;
  served: Reply | null;
}

/** The pending requests, each answered by a step; a late answer holds the cart of the time when it was executed. */
export class Network {
  outstanding: Outstanding[] = [];
  constructor(private readonly handle: (path: string, body: Outstanding["body"], call: Call) => Reply) {}

  /** Takes a request of a page. @throws Error if it contains a temporary id */
  ask(tab: number, path: string, data: unknown, call: Call): Promise<(Reply & { contentType: string }) | "network"> {
    const text = typeof data === "string" ? data : "{}";
    if (text.includes("portal-new-")) throw new Error(`A temporary id travels: ${text}`);
    return new Promise((tell) => {
      this.outstanding.push({ tab, path, body: JSON.parse(text) as Outstanding["body"], call, tell, served: null });
    });
  }

  /** Lets the backend execute a request, whose answer stays pending. */
  serve(at: number): void {
    const request = this.at(at);
    if (request !== undefined)
      request.served ??= structuredClone(this.handle(request.path, request.body, request.call));
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
    if (how === "ok" || (saysUndone && request.served !== null))
      request.tell(json(request.served ?? { status: 404, data: {} }));
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
