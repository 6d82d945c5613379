import { isUnfinished, leavingChanges, type Rebooking } from "#domain/rebooking.ts";
import { undoRemoval } from "#state/cart-undo.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import { changeCart } from "#state/cart-writes.ts";
import { usePortal } from "#state/store.ts";

/** How a move ended; where it ended half-way the cart shows how far it has come. */
export type Rebooked = { readonly state: "done" } | Exclude<CartChanged, { state: "done" }>;

const firstLost = (changes: readonly CartChanged[]): Exclude<CartChanged, { state: "done" }> | undefined =>
  changes.find((change): change is Exclude<CartChanged, { state: "done" }> => change.state !== "done");

/**
 * Moves people to another date: `cartAdd` and `recipientAdd` for each who is not there yet, then they leave the old
 * entry (contract-public section 7). Nobody leaves it before all have a place. Once more it goes on where it ended.
 * Never throws.
 */
export async function rebook(rebooking: Rebooking, owner: HTMLElement): Promise<Rebooked> {
  const { to, type, people } = rebooking;
  if (to.eventId === null) return { state: "done" };
  const added = await undoRemoval(
    { eventId: to.eventId, event: to, type, recipients: people.map(({ recipient }) => recipient) },
    owner,
  );
  const lost = firstLost(added);
  if (lost !== undefined) return lost;
  const { base } = usePortal.getState().cart;
  if (base === null || !isUnfinished(rebooking, base)) return { state: "done" };
  const left = await Promise.all(leavingChanges(rebooking, base).map((change) => changeCart(change, owner)));
  return firstLost(left) ?? { state: "done" };
}
