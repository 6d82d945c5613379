import { orderTypeOf, type CartItem, type RecipientInput } from "#domain/entities/cart.ts";
import { isAmong, type Id } from "#domain/entities/fields.ts";
import type { EntryRef, Move, Mover } from "#domain/shop/state.ts";
import { recipientInput, type CartChange } from "./cart.ts";

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
