import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { createPortal, type Portal } from "#mocks/model/portal.ts";
import type { ShopState } from "#mocks/model/shop/state.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { enrol } from "./house/bookings.ts";
import { furnish } from "./house/house.ts";
import type { Ordered } from "./order-pdf.ts";

export const COOKIE = "site_visitor";
/** The maximum number of visitors in memory; the oldest is dropped first. */
const MOST_VISITORS = 200;

/** The shop data of a person, which they find again on any device. */
interface Belongings extends Pick<ShopState, "cart" | "wishlist"> {
  /** The people who have been ordered. */
  readonly ordered: readonly Ordered[];
}

/** The parts of the state that belong to one person, beside the shop. */
const OF_PERSON = ["bookmarks", "marketing", "pendingLoginEmail"] as const satisfies readonly (keyof PortalState)[];
/** The parts of the state that a Gremium shares: a change by one member is there for the next. */
const OF_GREMIUM = [
  "members",
  "events",
  "recipients",
  "lazyRecipients",
  "photosAskedToDelete",
] as const satisfies readonly (keyof PortalState)[];

/** Somebody's shop and portal as they left them. */
interface Left {
  readonly belongings: Belongings;
  readonly state: PortalState;
}

/** A visitor with what the site remembers of them. */
export interface Visit {
  readonly id: string;
  readonly isNew: boolean;
  readonly portal: Portal;
  /** The orders of the present person in this visit. */
  readonly ordered: Ordered[];
  /** The state that people left when they logged out, by their ids, the latest last. */
  readonly left: Map<number, Left>;
}

type Remembered = Omit<Visit, "id" | "isNew">;

/**
 * Ids of a visit begin where no earlier one has been, also before a restart: browsers remember what they have ordered.
 */
const firstId = (): number => Math.floor((Date.now() - Date.UTC(2026, 0)) / 100);

/** Merges two carts: an entry of both appears once, with the people of both. */
function together(own: ShopState["cart"], brought: ShopState["cart"]): ShopState["cart"] {
  const items = own.items.map((entry) => {
    const same = brought.items.find(({ eventId }) => eventId === entry.eventId);
    return same === undefined ? entry : { ...entry, recipients: [...entry.recipients, ...same.recipients] };
  });
  const further = brought.items.filter(({ eventId }) => items.every((entry) => entry.eventId !== eventId));
  return {
    version: Math.max(own.version, brought.version) + 1,
    items: [...items, ...further],
    options: own.options ?? brought.options,
  };
}

const nothing = (version: number): Belongings => ({
  // Pages of before would take a lower version for a late answer.
  cart: { version, items: [], options: null },
  wishlist: [],
  ordered: [],
});

const belongingsOf = ({ portal, ordered }: Remembered): Belongings => {
  const { cart, wishlist } = portal.state().shop;
  return { cart, wishlist, ordered: [...ordered] };
};

function give({ portal, ordered }: Remembered, { cart, wishlist, ordered: known }: Belongings): void {
  Object.assign(portal.state().shop, { cart, wishlist });
  ordered.splice(0, ordered.length, ...known);
}

function leave({ left }: Remembered, belongings: Belongings, state: PortalState): void {
  left.delete(state.selfId);
  left.set(state.selfId, { belongings, state });
}

/** The state that a person, or a colleague of the same Gremium, has left here; null for a new one. */
function portalLeft({ left, portal }: Remembered): Partial<PortalState> | null {
  const { selfId, members } = portal.state();
  const shared = [...left.values()].findLast(
    ({ state }) => state.members.length === members.length && state.members.some(({ userId }) => userId === selfId),
  )?.state;
  if (shared === undefined) return null;
  const own = left.get(selfId)?.state;
  return Object.fromEntries([
    ...OF_GREMIUM.map((key) => [key, shared[key]]),
    ...(own === undefined ? [] : OF_PERSON.map((key) => [key, own[key]])),
  ]) as Partial<PortalState>;
}

/** One mock portal for each visitor: cart, wishlist, login and everything that is written are theirs alone. */
export class Visitors {
  private readonly known = new Map<string, Remembered>();
  constructor(private readonly today: string) {}

  of(request: IncomingMessage): Visit {
    const given = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1];
    const known = given === undefined ? undefined : this.known.get(given);
    const id = known === undefined || given === undefined ? randomBytes(18).toString("base64url") : given;
    const remembered = known ?? { portal: this.open(), ordered: [], left: new Map() };
    this.known.delete(id);
    this.known.set(id, remembered);
    for (const oldest of this.known.keys()) if (this.known.size > MOST_VISITORS) this.known.delete(oldest);
    return { id, isNew: known === undefined, ...remembered };
  }

  private open(): Portal {
    const portal = createPortal({ customer: "guest", today: this.today });
    furnish(portal.state(), this.today);
    portal.state().shop.lastId += firstId();
    return portal;
  }

  /**
   * Somebody has logged in where the portal was as in `before`, with the id 0 for a guest: what they changed in it and
   * their own cart are there again, and with it what the guest has filled.
   */
  logIn(visit: Visit, before: PortalState): void {
    const state = visit.portal.state();
    enrol(state, this.today);
    const here = belongingsOf(visit);
    if (before.selfId !== 0) leave(visit, here, before);
    Object.assign(state, portalLeft(visit));
    if (before.selfId === state.selfId) return;
    const brought = before.selfId === 0 ? here : nothing(here.cart.version + 1);
    const own = visit.left.get(state.selfId)?.belongings;
    if (own === undefined) {
      give(visit, brought);
      return;
    }
    const wishes = brought.wishlist.filter(({ kind, refId }) =>
      own.wishlist.every((wish) => wish.kind !== kind || wish.refId !== refId),
    );
    give(visit, {
      cart: together(own.cart, brought.cart),
      wishlist: [...own.wishlist, ...wishes],
      ordered: [...own.ordered, ...brought.ordered],
    });
  }

  /**
   * The same visit without a login: the next one at the machine begins with nothing, and what the shop keeps for the
   * person waits for them. A guest who logs out keeps what is theirs.
   */
  logOut(visit: Visit): void {
    const state = visit.portal.state();
    const { selfId, shop, registered, takenAppointments } = state;
    if (selfId === 0) return;
    leave(visit, belongingsOf(visit), state);
    const portal = this.open();
    Object.assign(portal.state(), { shop, registered, takenAppointments });
    const remembered = { ...visit, portal };
    give(remembered, nothing(shop.cart.version + 1));
    this.known.set(visit.id, { portal, ordered: visit.ordered, left: visit.left });
  }
}
