import { recipientInput, type CartChange } from "#domain/cart/cart.ts";
import { orderTypeOf, type Cart, type CartItem, type RecipientInput } from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import { isIn, sourceOf, targetOf } from "./moves.ts";
import type { EntryRef, Move, Mover } from "./state.ts";

/** The people who move out of an entry, with their data from the cart. */
export function moversOf({ recipients }: CartItem, ids: readonly Id[]): Mover[] {
  return recipients
    .filter(({ recipientId }) => isAmong(ids, recipientId))
    .map((recipient) => ({ ...newMover(recipientInput(recipient)), fromId: recipient.recipientId }));
}

/** A new participant as a person of a move. */
export const newMover = (recipient: RecipientInput): Mover => ({
  fromId: null,
  madeId: null,
  recipient,
  over: null,
  times: 0,
});

/** Refers to an entry; null for one without an event, which cannot be restored. */
export function entryRefOf(item: CartItem): EntryRef | null {
  const { itemId, event } = item;
  return event?.eventId == null ? null : { itemId, eventId: event.eventId, event, type: orderTypeOf(item) };
}

/**
 * Whether any of these people is in a running or stopped move. Everybody in the target entry of such a move counts,
 * because nobody can tell who has come by it.
 * @param entry the one in which they are
 */
export const areMoving = (moves: readonly Move[], entry: EntryRef, ids: readonly Id[]): boolean =>
  moves.some(
    ({ state, people, to }) =>
      state !== "done" &&
      (sameId(to.itemId, entry.itemId) ||
        (to.itemId === null && sameId(to.eventId, entry.eventId) && to.type === entry.type) ||
        people.some(({ fromId, madeId }) => isAmong(ids, fromId) || isAmong(ids, madeId))),
  );

/** A move that begins now. */
export const moveOf = (plan: Pick<Move, "id" | "kind" | "from" | "to" | "people">): Move => ({
  ...plan,
  person: undefined,
  isMaker: false,
  isClearedFirst: false,
  isBack: false,
  state: "running",
  end: null,
  rounds: 0,
  refusals: 0,
});

/** The changes that remove people from an entry; with its last participant the entry itself is removed. */
export function removalOf({ itemId, recipients }: CartItem, ids: readonly Id[]): CartChange[] {
  if (itemId === null) return [];
  if (recipients.every(({ recipientId }) => isAmong(ids, recipientId))) return [{ kind: "delete", itemId }];
  return ids.map((recipientId) => ({ kind: "recipientDelete", itemId, recipientId }));
}

/** The move that restores people after their removal from an entry; null if they cannot be restored. */
export function undoOf(item: CartItem, ids: readonly Id[], id: string): Move | null {
  const to = entryRefOf(item);
  const people = moversOf(item, ids).map(({ recipient }) => newMover(recipient));
  return to === null ? null : moveOf({ id, kind: "undo", from: null, to, people });
}

/**
 * The move that brings everybody back; people who have not left yet stay. Of a move that brings people back it is the
 * way forward again.
 */
export function reversedMove(move: Move, id: string, cart: Pick<Cart, "items">): Move | null {
  const { from, to } = move;
  if (from === null) return null;
  const [source, target] = [sourceOf(move, cart), targetOf(move, cart)];
  const isThere = (mover: Mover): boolean => isIn(target, mover.madeId);
  return {
    ...move,
    id,
    from: { ...to, itemId: target?.itemId ?? to.itemId },
    to: from,
    isClearedFirst: false,
    isBack: !move.isBack,
    state: "running",
    end: null,
    rounds: 0,
    refusals: 0,
    people: move.people
      .filter((mover) => isThere(mover) || !isIn(source, mover.fromId))
      .map(({ fromId, madeId, ...mover }) => ({
        ...mover,
        fromId: isThere({ ...mover, fromId, madeId }) ? madeId : null,
        madeId: isIn(source, fromId) ? fromId : null,
        over: null,
      })),
  };
}
