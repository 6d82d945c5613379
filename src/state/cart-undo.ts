import { orderTypeOf, type CartItem, type RecipientInput } from "#domain/entities/cart.ts";
import { sameId } from "#domain/cart.ts";
import { missingOf, undoPlan, type UndoPlan } from "#domain/undo-plan.ts";
import { ApiError } from "#api/errors.ts";
import { temporaryId, type CartChanged } from "#state/cart-queue.ts";
import { addParticipants, changeCart } from "#state/cart-writes.ts";
import { usePortal } from "#state/store.ts";

/**
 * Brings a removed entry back: `cartAdd`, then `recipientAdd` for each (contract-public section 4). Where the event is
 * in the cart by now, as after a try that went half way, those who are missing join it.
 * @returns how each of its changes ended
 */
export async function undoRemoval(
  { eventId, event, type, recipients }: UndoPlan,
  owner: HTMLElement,
): Promise<CartChanged[]> {
  const known = usePortal
    .getState()
    .cart.base?.items.find((item) => sameId(item.event?.eventId ?? null, eventId) && orderTypeOf(item) === type);
  if (known?.itemId != null) return addParticipants(known.itemId, missingOf(recipients, known.recipients), owner);
  const itemId = temporaryId();
  const entry = changeCart({ kind: "add", temporaryId: itemId, eventId, event, type }, owner);
  const [added, people] = await Promise.all([entry, addParticipants(itemId, recipients, owner)]);
  return [added, ...people];
}

/**
 * Moves people to the waiting list of their event: their entry goes, since a cart holds an event once, and comes back
 * as a place on the list with those who are named.
 */
export async function moveToWaitingList(
  item: CartItem,
  recipients: readonly RecipientInput[],
  owner: HTMLElement,
): Promise<CartChanged[]> {
  const plan = undoPlan(item);
  if (plan === null)
    return [
      {
        state: "failed",
        error: new ApiError("aborted", "cartAdd", "An entry without an event cannot be moved"),
        isReread: false,
      },
    ];
  const { base } = usePortal.getState().cart;
  const isThere = base?.items.some(({ itemId }) => sameId(itemId, item.itemId)) ?? false;
  const gone = isThere ? await changeCart({ kind: "delete", itemId: item.itemId ?? "" }, owner) : null;
  return gone !== null && gone.state !== "done"
    ? [gone]
    : undoRemoval({ ...plan, type: "waitingList", recipients }, owner);
}
