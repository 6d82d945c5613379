import type { PortalEvent } from "#domain/entities/event.ts";
import { eventPrice } from "#domain/money.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { PortalState } from "#mocks/model/state.ts";
import type { Call, Fate, Fates } from "./fates.ts";
import { labelOf, nameOf } from "./people.ts";

/** A purchase in the data layer of a page; `at` is that page's own time, as beacons overtake each other. */
interface Purchase {
  readonly cents: number;
  readonly seminar: string;
  readonly at: number;
}

/**
 * What a page tells of itself: a purchase in its data layer, or how many of a name it says to be ordered. A seminar is
 * told by its booking number.
 */
export type Told = { readonly run: number } & (Purchase | { readonly name: string; readonly times: number });

/** What is done for somebody: their order as an entry of some type, or the booking of what was reserved. */
interface Act {
  readonly kind: "booking" | "reservation" | "waitingList" | "conversion";
  readonly recipientId: unknown;
  readonly name: string;
  /** Tells people of one name from each other. */
  readonly label: string;
  /** The entry of the cart, or the seminar where there is none. */
  readonly entry: string;
  readonly seminar: string;
  /** What each pays by how many are booked, from one on. */
  readonly prices: readonly number[];
  /** The keys under which it was done: one, unless a backend that goes by keys has done it twice. */
  readonly keys: Set<string>;
}

/** A participant as `checkout` sends them. */
export interface Sent {
  readonly recipientId: unknown;
  readonly recipient: Readonly<Record<string, unknown>>;
}

const COMPARED = ["salutation", "firstname", "lastname", "hotelOverNightOption"] as const;
const MOST = 5;

const pricesOf = (event: PortalEvent | undefined): number[] =>
  Array.from({ length: MOST }, (_, index) => eventPrice(event ?? null, index + 1)?.each ?? 0);

/** The price of a number of people. */
const priceOf = ({ prices }: Act, count: number): number => prices[Math.min(count, MOST) - 1] ?? 0;

/** How often each of them is there. */
export function counted(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** Those of whom there are fewer than wanted. */
export function missing(wanted: readonly string[], there: readonly string[]): string[] {
  const counts = counted(there);
  return [...counted(wanted)].flatMap(([label, count]) => ((counts.get(label) ?? 0) < count ? [label] : []));
}

/** The truth of one run: what arrived at the backend, what it did, and what the pages told meanwhile. */
export class Ledger {
  calls = 0;
  refusals = 0;
  lost = 0;
  /** Everything that a page has said or sent and that was not so. */
  readonly faults: string[] = [];
  /** Purchases that the data layers were told of, with how many were booked when the backend heard of it. */
  readonly purchases: (Purchase & { readonly booked: number })[] = [];
  /** Keys of `checkout`: intents to order somebody. */
  readonly intents = new Set<string>();
  private readonly acts = new Map<string, Act>();
  /** Reads of the cart that fail. */
  private unread = 0;
  private readonly met = new Map<Call, number>();
  /** What became of each request of a page, by its own number. */
  private readonly fateOfRequest = new Map<string, Fate | null>();

  constructor(
    readonly run: number,
    private fates: Fates,
    private readonly unreadAfterRefusal: number,
  ) {}

  /** From now on calls meet with these. */
  turnTo(fates: Fates): void {
    this.fates = fates;
    this.met.clear();
  }

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
  arrives({ recipientId, recipient }: Sent, key: string, { shop }: PortalState): (status: number | undefined) => void {
    this.intents.add(key);
    const name = nameOf(recipient);
    if (typeof recipientId !== "number") this.faults.push(`${name} is sent as ${String(recipientId)}`);
    const entry = shop.cart.items.find(({ recipients }) =>
      recipients.some((known) => String(known.recipientId) === String(recipientId)),
    );
    const known = entry?.recipients.find((other) => other.recipientId === recipientId);
    if (known !== undefined) {
      const changed = COMPARED.find((field) => known[field] !== recipient[field]);
      if (changed !== undefined) this.faults.push(`${name} is ordered with an old ${changed}`);
      if (!String(recipient.comment).includes(known.comment ?? "")) this.faults.push(`${name} is sent without comment`);
    }
    const before = this.orders().find((act) => act.recipientId === recipientId);
    const kind = entry?.type ?? (recipient.approvalState === null ? (before?.kind ?? "booking") : "conversion");
    const label = known === undefined ? (before?.label ?? name) : labelOf(known);
    const entryId = kind === "conversion" ? "" : String(entry?.itemId);
    return (status) => {
      const event = shopEvent(shop, entry?.eventId);
      const seminar = event?.bookingNumber ?? before?.seminar ?? "";
      const prices = event === undefined ? (before?.prices ?? []) : pricesOf(event);
      this.note({ kind, recipientId, name, label, entry: entryId, seminar, prices, keys: new Set([key]) }, status);
    };
  }

  /**
   * An act counts as done twice also where the mock portal refuses the second one: a backend that goes by the key alone
   * would have done it.
   */
  private note(act: Act, status: number | undefined): void {
    if (status === 409) {
      this.refusals += 1;
      this.unread = this.unreadAfterRefusal;
    }
    if (status !== 200 && status !== 403) return;
    const name = `${act.kind} ${String(act.recipientId)}`;
    const known = this.acts.get(name);
    if (known === undefined) this.acts.set(name, act);
    else for (const key of act.keys) known.keys.add(key);
  }

  /** Compares what a page says with what is so. */
  hears(told: Told): void {
    if (told.run !== this.run) return;
    if ("cents" in told) this.hearsPurchase(told);
    else {
      const there = this.orders().filter(({ name }) => told.name.endsWith(name)).length;
      if (told.times > there) this.faults.push(`${told.name} is said to be ordered ${told.times} times, not ${there}`);
    }
  }

  private hearsPurchase(purchase: Purchase): void {
    this.purchases.push({ ...purchase, booked: this.bookingsOf(purchase.seminar).length });
  }

  /** What is wrong with the purchases: each is told at the price of as many as the page has told, or as are booked. */
  faultsOfPurchases(): string[] {
    const inOrder = [...this.purchases].sort((one, other) => one.at - other.at);
    return inOrder.flatMap(({ cents, seminar, booked }, index) => {
      const told = inOrder.slice(0, index + 1).filter((other) => other.seminar === seminar).length;
      if (told > booked) return ["a purchase is told that is none"];
      const counts = Array.from({ length: booked - told + 1 }, (_, more) => told + more);
      const isRight = this.bookingsOf(seminar).some((act) => counts.some((count) => priceOf(act, count) === cents));
      return isRight ? [] : [`a purchase of ${cents} cents is told for ${counts.join(" or ")} at ${seminar}`];
    });
  }

  private bookingsOf(seminar: string): Act[] {
    return this.bookings().filter((act) => act.seminar === seminar);
  }

  /** What was ordered from the cart. */
  orders(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind !== "conversion");
  }

  /** What was reserved and is booked. */
  conversions(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind === "conversion");
  }

  /** What is to be paid. */
  bookings(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind === "booking" || kind === "conversion");
  }

  /** What all bookings from the cart cost, in cents: each the price of how many of their entry were booked. */
  sum(): number {
    const booked = this.orders().filter(({ kind }) => kind === "booking");
    const together = ({ entry }: Act): number => booked.filter((other) => other.entry === entry).length;
    return booked.reduce((sum, act) => sum + priceOf(act, together(act)), 0);
  }
}
