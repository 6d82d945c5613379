import type { PortalEvent } from "#domain/entities/event.ts";
import { eventPrice } from "#domain/event/money.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { PortalState } from "#mocks/model/state.ts";
import type { Call, CallFault, CallFaults } from "./call-faults.ts";
import { labelOf, fullName } from "./people.ts";

/** A purchase in a page's data layer; `at` is the page's own time, because beacons may arrive in another order. */
interface Purchase {
  readonly cents: number;
  readonly seminar: string;
  readonly at: number;
}

/**
 * What a page reports: a purchase in its data layer, or how many people of a name it lists as ordered. The seminar is
 * given by its booking number.
 */
export type Told = { readonly run: number } & (Purchase | { readonly name: string; readonly times: number });

/** What was done for a person: an order of some type, or the booking of a reservation. */
interface Act {
  readonly kind: "booking" | "reservation" | "waitingList" | "conversion";
  readonly recipientId: unknown;
  readonly name: string;
  /** Distinguishes people of the same name. */
  readonly label: string;
  /** The entry of the cart; the seminar if there is none. */
  readonly entry: string;
  readonly seminar: string;
  /** The price for one person by the number of booked people, from one on. */
  readonly prices: readonly number[];
  /** The idempotency keys under which it was done; more than one if it was done twice. */
  readonly keys: Set<string>;
}

/** A participant as `checkout` sends it. */
export interface Sent {
  readonly recipientId: unknown;
  readonly recipient: Readonly<Record<string, unknown>>;
}

const COMPARED = ["salutation", "firstname", "lastname", "hotelOverNightOption"] as const;
const MOST = 5;

const pricesOf = (event: PortalEvent | undefined): number[] =>
  Array.from({ length: MOST }, (_, index) => eventPrice(event ?? null, index + 1)?.each ?? 0);

/** The price for one of this many people. */
const priceOf = ({ prices }: Act, count: number): number => prices[Math.min(count, MOST) - 1] ?? 0;

/** How often each label occurs. */
export function counted(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** The labels that occur less often than wanted. */
export function missing(wanted: readonly string[], there: readonly string[]): string[] {
  const counts = counted(there);
  return [...counted(wanted)].flatMap(([label, count]) => ((counts.get(label) ?? 0) < count ? [label] : []));
}

/** The record of one run: the calls that arrived, what the backend did, and what the pages reported. */
export class Ledger {
  calls = 0;
  refusals = 0;
  lost = 0;
  /** Everything wrong that a page has reported or sent. */
  readonly faults: string[] = [];
  /** The reported purchases, with the number of booked people at that time. */
  readonly purchases: (Purchase & { readonly booked: number })[] = [];
  /** The idempotency keys of `checkout`, one for each intent. */
  readonly intents = new Set<string>();
  private readonly acts = new Map<string, Act>();
  /** The number of reads of the cart that still fail. */
  private unread = 0;
  private readonly met = new Map<Call, number>();
  /** The fault of each request, by its number. */
  private readonly faultOfRequest = new Map<string, CallFault | null>();

  constructor(
    readonly run: number,
    private callFaults: CallFaults,
    private readonly unreadAfterRefusal: number,
  ) {}

  /** Replaces the faults of later calls. */
  turnTo(callFaults: CallFaults): void {
    this.callFaults = callFaults;
    this.met.clear();
  }

  /**
   * The fault of a request: the next one of its kind.
   *
   * A browser sends a request again by itself where a connection that it has used before breaks, as often as it has
   * such connections; that is the same request, and the same becomes of it.
   *
   * @param request its number, as the page has given it
   */
  callFaultOf(call: Call, request: string): { readonly callFault: CallFault | null; readonly isRepeated: boolean } {
    if (call === "checkout") this.calls += 1;
    const known = this.faultOfRequest.get(request);
    if (known !== undefined) return { callFault: known, isRepeated: true };
    const callFault = this.nextFault(call);
    if (callFault !== null && callFault !== "held" && callFault !== "slow") this.lost += 1;
    this.faultOfRequest.set(request, callFault);
    return { callFault, isRepeated: false };
  }

  private nextFault(call: Call): CallFault | null {
    if (call === "cart" && this.unread > 0) {
      this.unread -= 1;
      return "error";
    }
    const met = this.met.get(call) ?? 0;
    this.met.set(call, met + 1);
    return this.callFaults[call]?.[met] ?? null;
  }

  /** Records an order that arrives. @returns a function to be called with its answer */
  arrives({ recipientId, recipient }: Sent, key: string, { shop }: PortalState): (status: number | undefined) => void {
    this.intents.add(key);
    const name = fullName(recipient);
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

  /** Compares the report of a page with the record. */
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

  /**
   * The faults of the reported purchases: the price must be that of the people whom the page has reported, or of all
   * booked ones.
   */
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

  /** The orders from the cart. */
  orders(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind !== "conversion");
  }

  /** The booked reservations. */
  conversions(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind === "conversion");
  }

  /** The bookings, which must be paid. */
  bookings(): Act[] {
    return [...this.acts.values()].filter(({ kind }) => kind === "booking" || kind === "conversion");
  }

  /**
   * The sum of all bookings from the cart in cents; the price of each depends on how many people of its entry were
   * booked.
   */
  sum(): number {
    const booked = this.orders().filter(({ kind }) => kind === "booking");
    const together = ({ entry }: Act): number => booked.filter((other) => other.entry === entry).length;
    return booked.reduce((sum, act) => sum + priceOf(act, together(act)), 0);
  }
}
