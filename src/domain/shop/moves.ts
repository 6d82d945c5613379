import { entryOf, recipientInput, temporaryIdOf, type CartChange } from "#domain/cart/cart.ts";
import type { Cart, CartItem, RecipientInput } from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import { offeredOption } from "#domain/hotel/overnight.ts";
import { isNamed } from "#domain/people/namesakes.ts";
import { isLeftOpen } from "./asked.ts";
import type { EntryRef, Move, MovePart, Mover } from "./state.ts";

type Items = Pick<Cart, "items">;

/** A change of the cart with its part of the move, and the idempotency key for all its tries. */
export interface MoveStep {
  readonly part: MovePart;
  readonly change: CartChange;
  readonly key: string;
}

const byId = ({ items }: Items, itemId: Id | null): CartItem | null =>
  items.find((item) => sameId(item.itemId, itemId)) ?? null;

/** The entry that people leave; null if it does not exist any more. */
export const sourceOf = ({ from }: Pick<Move, "from">, cart: Items): CartItem | null =>
  from === null ? null : byId(cart, from.itemId);

/** The entry into which people move; null if it does not exist yet. */
export const targetOf = ({ to, from }: Pick<Move, "to" | "from">, cart: Items): CartItem | null => {
  const entry = byId(cart, to.itemId) ?? entryOf(cart, to);
  return entry !== null && sameId(entry.itemId, from?.itemId ?? null) ? null : entry;
};

/** Whether a participant is in an entry. */
const isIn = (entry: CartItem | null, id: Id | null): boolean =>
  entry?.recipients.some(({ recipientId }) => sameId(recipientId, id)) ?? false;

/** The people who have arrived, according to the cart. */
export const arrivedOf = (move: Move, cart: Items): Mover[] =>
  move.people.filter(({ madeId }) => isIn(targetOf(move, cart), madeId));

const missingOf = (move: Move, cart: Items): { readonly mover: Mover; readonly at: number }[] => {
  const target = targetOf(move, cart);
  return move.people.flatMap((mover, at) => (isIn(target, mover.madeId) ? [] : [{ mover, at }]));
};

/** The people who have arrived but are still in the old entry as well. */
const leavingOf = (move: Move, cart: Items): Mover[] =>
  arrivedOf(move, cart).filter(({ fromId }) => isIn(sourceOf(move, cart), fromId));

/** Keeps a person's hotel option if the new entry's event offers it, otherwise takes the preselected one. */
function withOfferedStay({ stay }: EntryRef, recipient: RecipientInput): RecipientInput {
  if (stay == null) return recipient;
  return { ...recipient, hotelOverNightOption: offeredOption(stay, recipient.hotelOverNightOption) };
}

/**
 * Updates the people of a move from the cart, including their comments. A person who was removed from the old entry
 * meanwhile leaves the move, unless the move itself removed that entry first.
 */
export function refreshedMove(move: Move, cart: Items): Move {
  const [source, target] = [sourceOf(move, cart), targetOf(move, cart)];
  const people = move.people.flatMap((mover) => {
    const now = source?.recipients.find(({ recipientId }) => sameId(recipientId, mover.fromId));
    if (now !== undefined) return [{ ...mover, recipient: withOfferedStay(move.to, recipientInput(now)) }];
    return mover.fromId === null || move.isClearedFirst || isIn(target, mover.madeId) ? [mover] : [];
  });
  return { ...move, people };
}

/** The changes that remove the moving people from their old entry, or the entry itself if nobody else is in it. */
function leavingSteps(move: Move, cart: Items, leaving: readonly Mover[], step: "clear" | "leave"): MoveStep[] {
  const source = sourceOf(move, cart);
  if (source?.itemId == null) return [];
  const { itemId, recipients } = source;
  const part = { move: move.id, step };
  if (recipients.every(({ recipientId }) => leaving.some(({ fromId }) => sameId(fromId, recipientId))))
    return [{ part, change: { kind: "delete", itemId }, key: "" }];
  return leaving.map(({ fromId }) => ({
    part,
    change: { kind: "recipientDelete", itemId, recipientId: fromId ?? "" },
    key: "",
  }));
}

function addingSteps(move: Move, cart: Items): MoveStep[] {
  const { id, to, refusals } = move;
  const target = targetOf(move, cart);
  const temporary = temporaryIdOf(`${id}-entry`);
  const entry: MoveStep[] =
    target !== null
      ? []
      : [
          {
            part: { move: id, step: "entry" },
            change: { kind: "add", temporaryId: temporary, eventId: to.eventId, event: to.event, type: to.type },
            key: `${id}.entry.${refusals}`,
          },
        ];
  const people = missingOf(move, cart).map(({ mover, at }): MoveStep => ({
    part: { move: id, step: at },
    change: {
      kind: "recipientAdd",
      temporaryId: temporaryIdOf(`${id}-${at}-${mover.times}`),
      itemId: target?.itemId ?? temporary,
      recipient: mover.recipient,
    },
    key: `${id}.${at}.${mover.times}.${refusals}`,
  }));
  return [...entry, ...people];
}

/** Whether removing the old entry first may help, and nobody else is in it. */
export function mayClearFirst(move: Move, cart: Items): boolean {
  const source = sourceOf(move, cart);
  return (
    !move.isClearedFirst &&
    source !== null &&
    sameId(move.from?.eventId ?? null, move.to.eventId) &&
    source.recipients.every(({ recipientId }) => move.people.some(({ fromId }) => sameId(fromId, recipientId)))
  );
}

const isEmpty = (entry: CartItem | null): boolean => entry?.recipients.length === 0;

/** The entry that a move has made, if it is without participants and its people are not to come any more. */
export const emptyMade = (move: Move, cart: Items): CartItem | null => {
  const made = move.isBack ? sourceOf(move, cart) : targetOf(move, cart);
  return move.isMaker && isEmpty(made) ? made : null;
};

/** The next changes of a move according to the cart; none when it is done. */
export function nextSteps(move: Move, cart: Items): MoveStep[] {
  const source = sourceOf(move, cart);
  const clearing = move.people.filter(({ fromId, madeId }) => madeId === null && isIn(source, fromId));
  const isBare = isEmpty(source) && (move.isBack ? move.isMaker : move.people.length === 0);
  if (move.isClearedFirst && (clearing.length > 0 || isBare)) return leavingSteps(move, cart, clearing, "clear");
  const adding = missingOf(move, cart).length > 0 || (targetOf(move, cart) === null && !move.isBack);
  if (adding) return addingSteps(move, cart);
  const leaving = leavingOf(move, cart);
  return leaving.length > 0 || isBare ? leavingSteps(move, cart, leaving, "leave") : [];
}

/** Whether somebody of a move is in neither of its entries, so that the move alone still knows of them. */
export const hasAstray = (move: Move, cart: Items): boolean =>
  missingOf(move, cart).some(({ mover }) => !isIn(sourceOf(move, cart), mover.fromId));

/** Notes a participant added by another tab, so that nobody of the move is taken for them. */
export const withOthers = (move: Move, made: Id): Move => ({
  ...move,
  people: move.people.map((mover) => (mover.over === null ? mover : { ...mover, over: [...mover.over, made] })),
});

/**
 * The move when it continues. A person who was sent when the page was left may have arrived, and is looked for among
 * those added since; a person who was removed from the new entry needs a new intent.
 */
export function resumedMove(move: Move, cart: Items): Move {
  const target = targetOf(move, cart);
  const taken: Id[] = move.people.flatMap(({ madeId }) => madeId ?? []);
  const people = move.people.map((mover): Mover => {
    if (mover.madeId !== null)
      return isIn(target, mover.madeId) ? mover : { ...mover, madeId: null, over: null, times: mover.times + 1 };
    const { over } = mover;
    const found =
      over === null
        ? undefined
        : target?.recipients.find(
            (known) =>
              !isAmong(over, known.recipientId) &&
              !isAmong(taken, known.recipientId) &&
              isNamed(mover.recipient)(known),
          );
    if (found?.recipientId == null) return mover;
    taken.push(found.recipientId);
    return { ...mover, madeId: found.recipientId, over: null };
  });
  return refreshedMove({ ...move, people, to: { ...move.to, itemId: target?.itemId ?? move.to.itemId } }, cart);
}

/** Whether it is not known how the last step of a move ended, where the move is as it would continue with this cart. */
export const isStepOpen = ({ end, people }: Pick<Move, "end" | "people">): boolean =>
  (end !== null && isLeftOpen(end)) || people.some(({ madeId, over }) => madeId === null && over !== null);

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
