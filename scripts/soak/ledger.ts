import type { ShopState } from "#mocks/model/shop/state.ts";
import { eventPrice } from "#domain/money.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { Call, Fate, Fates } from "./kinds.ts";

/** What a page tells of itself: a purchase in its data layer, or somebody of whom it says that they are ordered. */
export type Told = { readonly run: number } & ({ readonly cents: number } | { readonly name: string });

interface Ordered {
  /** The keys under which they were ordered: one, unless a backend that goes by keys has ordered them twice. */
  readonly keys: Set<string>;
  readonly isBinding: boolean;
  /** What they pay. */
  readonly cents: number;
}

/** A participant as `checkout` sends them. */
export interface Sent {
  readonly recipientId: unknown;
  readonly recipient: Readonly<Record<string, unknown>>;
}

const COMPARED = ["salutation", "firstname", "lastname", "hotelOverNightOption"] as const;

export const nameOf = ({ firstname, lastname }: { firstname?: unknown; lastname?: unknown }): string =>
  `${String(firstname)} ${String(lastname)}`;

/** The truth of one run: what arrived at the backend, what it did, and what the pages told meanwhile. */
export class Ledger {
  calls = 0;
  refusals = 0;
  lost = 0;
  /** Everything that a page has said or sent and that was not so. */
  readonly faults: string[] = [];
  readonly ordered = new Map<string, Ordered>();
  /** Cents of the purchases that the data layers were told of. */
  readonly purchases: number[] = [];
  /** Keys of `checkout`: intents to order somebody. */
  readonly intents = new Set<string>();
  /** Told when somebody has been ordered. */
  onOrdered: () => void = () => undefined;
  /** Reads of the cart that fail. */
  private unread = 0;
  private readonly met = new Map<Call, number>();
  /** What became of each request of a page, by its own number. */
  private readonly fateOfRequest = new Map<string, Fate | null>();
  /** How many are ordered together in an entry. */
  private readonly groups = new Map<number, number>();

  constructor(
    readonly run: number,
    private readonly fates: Fates,
    private readonly unreadAfterRefusal: number,
  ) {}

  /**
   * What becomes of a request: the next fate of its kind.
   *
   * A browser sends a request again by itself where a connection that it has used before breaks, as often as it has
   * such connections; that is the same request, and the same becomes of it.
   *
   * @param request its number, as the page has given it
   */
  fateOf(call: Call, request: string): { readonly fate: Fate | null; readonly isRepeated: boolean } {
    if (call === "checkout") this.calls += 1;
    const known = this.fateOfRequest.get(request);
    if (known !== undefined) return { fate: known, isRepeated: true };
    const fate = this.nextFate(call);
    if (fate !== null && fate !== "held" && fate !== "slow") this.lost += 1;
    this.fateOfRequest.set(request, fate);
    return { fate, isRepeated: false };
  }

  private nextFate(call: Call): Fate | null {
    if (call === "cart" && this.unread > 0) {
      this.unread -= 1;
      return "error";
    }
    const met = this.met.get(call) ?? 0;
    this.met.set(call, met + 1);
    return this.fates[call]?.[met] ?? null;
  }

  /** Looks at an order that arrives. @returns to be called with how it was answered */
  arrives({ recipientId, recipient }: Sent, key: string, shop: ShopState): (status: number | undefined) => void {
    this.intents.add(key);
    const name = nameOf(recipient);
    const entry = shop.cart.items.find(({ recipients }) =>
      recipients.some((known) => String(known.recipientId) === String(recipientId)),
    );
    if (typeof recipientId !== "number") this.faults.push(`${name} is sent as ${String(recipientId)}`);
    if (entry === undefined) return (status) => this.note(name, key, status, { isBinding: true, cents: 0 });
    const known = entry.recipients.find((other) => other.recipientId === recipientId);
    const changed = COMPARED.find((field) => known?.[field] !== recipient[field]);
    if (changed !== undefined) this.faults.push(`${name} is ordered with an old ${changed}`);
    if (!this.groups.has(entry.itemId)) this.groups.set(entry.itemId, entry.recipients.length);
    return (status) => {
      const event = shopEvent(shop, entry.eventId);
      const cents = eventPrice(event ?? null, this.groups.get(entry.itemId) ?? 1)?.each ?? null;
      this.note(name, key, status, { isBinding: entry.type === "booking", cents: cents ?? 0 });
    };
  }

  /**
   * A person counts as ordered twice also where the mock portal refuses the second order: a backend that goes by the
   * key alone would have taken it.
   */
  private note(name: string, key: string, status: number | undefined, facts: Omit<Ordered, "keys">): void {
    if (status === 409) {
      this.refusals += 1;
      this.unread = this.unreadAfterRefusal;
    }
    if (status !== 200 && status !== 403) return;
    const known = this.ordered.get(name) ?? { keys: new Set(), ...facts };
    known.keys.add(key);
    this.ordered.set(name, known);
    this.onOrdered();
  }

  /** Compares what a page says with what is so. */
  hears(told: Told): void {
    if (told.run !== this.run) return;
    if ("cents" in told) {
      this.purchases.push(told.cents);
      if (this.purchases.length > this.bookings().length) this.faults.push("a purchase is told that is none");
    } else if (![...this.ordered.keys()].some((name) => told.name.endsWith(name)))
      this.faults.push(`${told.name} is said to be ordered and is not`);
  }

  bookings(): Ordered[] {
    return [...this.ordered.values()].filter(({ isBinding }) => isBinding);
  }

  /** What all bookings cost, in cents. */
  sum(): number {
    return this.bookings().reduce((sum, { cents }) => sum + cents, 0);
  }
}
