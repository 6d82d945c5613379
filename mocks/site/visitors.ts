import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { createPortal, type Portal } from "#mocks/portal.ts";
import { furnish } from "./house/house.ts";
import type { Ordered } from "./order-pdf.ts";

export const COOKIE = "site_visitor";
/** Visitors that are remembered; whoever came longest ago is forgotten first. */
const MOST_VISITORS = 200;

/** A visitor with what the site remembers of them. */
export interface Visit {
  readonly id: string;
  readonly isNew: boolean;
  readonly portal: Portal;
  /** What has been ordered in this visit. */
  readonly ordered: Ordered[];
}

/**
 * Ids of a visit begin where no earlier one has been, also before a restart: browsers remember what they have ordered.
 */
const firstId = (): number => Math.floor((Date.now() - Date.UTC(2026, 0)) / 100);

/** One mock portal for each visitor: cart, wishlist, login and everything that is written are theirs alone. */
export class Visitors {
  private readonly portals = new Map<string, Portal>();
  private readonly orders = new Map<string, Ordered[]>();
  constructor(private readonly today: string) {}

  of(request: IncomingMessage): Visit {
    const given = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1];
    const known = given === undefined ? undefined : this.portals.get(given);
    const id = known === undefined || given === undefined ? randomBytes(18).toString("base64url") : given;
    const portal = known ?? this.open();
    this.portals.delete(id);
    this.portals.set(id, portal);
    for (const oldest of this.portals.keys())
      if (this.portals.size > MOST_VISITORS) {
        this.portals.delete(oldest);
        this.orders.delete(oldest);
      }
    const ordered = this.orders.get(id) ?? [];
    this.orders.set(id, ordered);
    return { id, isNew: known === undefined, portal, ordered };
  }

  private open(): Portal {
    const portal = createPortal({ customer: "guest", today: this.today });
    furnish(portal.state(), this.today);
    portal.state().shop.lastId += firstId();
    return portal;
  }

  /** The same visit without a login, its cart and wishlist with it. */
  logOut({ id, portal }: Visit): void {
    const { shop } = portal.state();
    const fresh = this.open();
    fresh.state().shop = shop;
    this.portals.set(id, fresh);
  }
}
