import type { Order } from "#domain/shop/order-state.ts";

/**
 * The readings of the cart on both pages, by the moments at which they left: an order that asks for one must not go on
 * with a reading that left before it asked, since that may show a cart from before the last change.
 */
export class Readings {
  private moment = 0;
  private readonly asked: [number, number] = [0, 0];
  private readonly read: [number, number] = [0, 0];

  /** Gives the moment at which a request leaves. */
  leave(): number {
    this.moment += 1;
    return this.moment;
  }

  /** Records that a page has read the cart, by a request that left at this moment. */
  hear(tab: number, leftAt: number): void {
    this.read[tab === 0 ? 0 : 1] = leftAt;
  }

  /** Compares the order of a page with what it was before. @returns what is wrong */
  fault(tab: number, now: Order, before: Order): string | null {
    const at = tab === 0 ? 0 : 1;
    if (now.state === "running" && (before.state !== "running" || (before.isCartRead && !now.isCartRead)))
      this.asked[at] = this.leave();
    const isNew = this.read[at] > this.asked[at];
    return now.isCartRead && !before.isCartRead && !isNew ? "An order goes on with a cart read before it asked" : null;
  }
}
