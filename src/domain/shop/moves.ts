import { entryOf, isAmong, isNamed, recipientInput, sameId, temporaryIdOf, type CartChange } from "#domain/cart.ts";
import type { Cart, CartItem, OrderType, RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Lost, PageOwner } from "./state.ts";

type Items = Pick<Cart, "items">;

/** What may be chosen of the stay at an event, and what is chosen where somebody's choice is not among it. */
export interface StayChoice {
  readonly options: readonly string[];
  readonly preselected: string | null;
}

/** A place of people in the cart: an entry by its id, and by what it is where that id is not known. */
export interface Place {
  readonly itemId: Id | null;
  readonly eventId: Id;
  readonly event: PortalEvent | null;
  readonly type: OrderType;
  /** What it offers of the stay, where that may be another than where people come from. */
  readonly stay?: StayChoice | null | undefined;
}

/** Somebody who moves, by the ids that the backend gave; a name is no identity. */
export interface Mover {
  /** Where they come from; null for somebody new. */
  readonly fromId: Id | null;
  /** Where they have arrived; null while they have not. */
  readonly madeId: Id | null;
  /** As they are added: of somebody in the cart what the cart says of them. */
  readonly recipient: RecipientInput;
  /** Who was in the entry as they were sent; null where no answer is missing. */
  readonly over: readonly Id[] | null;
  /** How often they have arrived: who was taken out again arrives by another intent. */
  readonly times: number;
}

export type MoveKind = "waitingList" | "rebooking" | "undo" | "people";

/**
 * People on their way into an entry, out of another one or new: a plan that the cart holds until it is done, and keeps
 * over reload and login for the person it belongs to. Who moves is added first, and leaves last.
 */
export interface Move {
  readonly id: string;
  readonly kind: MoveKind;
  readonly person: PageOwner;
  /** The entry that they leave; null where they come from nowhere. */
  readonly from: Place | null;
  readonly to: Place;
  /** Whether this move has made the entry that it leads to: it goes with them if it is taken back. */
  readonly isMaker: boolean;
  /** Whether the old entry goes first: a backend may hold an event once, whatever is asked of it. */
  readonly isClearedFirst: boolean;
  /** `stuck`: somebody has to say how it goes on. */
  readonly state: "running" | "stuck" | "done";
  /** Whether it takes another move back. */
  readonly isBack: boolean;
  readonly people: readonly Mover[];
  /** What it was stopped by. */
  readonly end: Lost | null;
  /** How often changes were asked for since it was begun or taken up again. */
  readonly rounds: number;
}

/** What of a move a change of the cart is. */
export interface MovePart {
  readonly move: string;
  readonly step: "clear" | "entry" | "leave" | number;
}

/** A change of the cart with its place in the move, and the key under which it is one intent however often sent. */
export interface MoveStep {
  readonly part: MovePart;
  readonly change: CartChange;
  readonly key: string;
}

const byId = ({ items }: Items, itemId: Id | null): CartItem | null =>
  items.find((item) => sameId(item.itemId, itemId)) ?? null;

/** The entry that people leave, while it is there. */
export const sourceOf = ({ from }: Pick<Move, "from">, cart: Items): CartItem | null =>
  from === null ? null : byId(cart, from.itemId);

/** The entry that people come into; null while there is none. */
export const targetOf = ({ to, from }: Pick<Move, "to" | "from">, cart: Items): CartItem | null => {
  const entry = byId(cart, to.itemId) ?? entryOf(cart, to);
  return entry !== null && sameId(entry.itemId, from?.itemId ?? null) ? null : entry;
};

const isIn = (entry: CartItem | null, id: Id | null): boolean =>
  entry?.recipients.some(({ recipientId }) => sameId(recipientId, id)) ?? false;

/** Those who have arrived, by the cart itself. */
export const arrivedOf = (move: Move, cart: Items): Mover[] =>
  move.people.filter(({ madeId }) => isIn(targetOf(move, cart), madeId));

const missingOf = (move: Move, cart: Items): { readonly mover: Mover; readonly at: number }[] => {
  const target = targetOf(move, cart);
  return move.people.flatMap((mover, at) => (isIn(target, mover.madeId) ? [] : [{ mover, at }]));
};

/** Who still stands in the entry that is left although they have arrived. */
const leavingOf = (move: Move, cart: Items): Mover[] =>
  arrivedOf(move, cart).filter(({ fromId }) => isIn(sourceOf(move, cart), fromId));

/** What somebody has chosen of the stay, as far as the other date offers it, as no night online. */
function fitting({ stay }: Place, recipient: RecipientInput): RecipientInput {
  const { hotelOverNightOption: chosen } = recipient;
  return stay == null || stay.options.some((option) => option === chosen)
    ? recipient
    : { ...recipient, hotelOverNightOption: stay.preselected };
}

/**
 * The move with its people as the cart has them now, comments and all. Who was taken out of the old entry meanwhile
 * moves no more, unless the entry itself has gone first.
 */
export function refreshed(move: Move, cart: Items): Move {
  const [source, target] = [sourceOf(move, cart), targetOf(move, cart)];
  const people = move.people.flatMap((mover) => {
    const now = source?.recipients.find(({ recipientId }) => sameId(recipientId, mover.fromId));
    if (now !== undefined) return [{ ...mover, recipient: fitting(move.to, recipientInput(now)) }];
    return mover.fromId === null || move.isClearedFirst || isIn(target, mover.madeId) ? [mover] : [];
  });
  return { ...move, people };
}

/** Takes an entry out of the cart, or of it those who move: others stay where they are. */
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
  const { id, to } = move;
  const target = targetOf(move, cart);
  const temporary = temporaryIdOf(`${id}-entry`);
  const entry: MoveStep[] =
    target !== null
      ? []
      : [
          {
            part: { move: id, step: "entry" },
            change: { kind: "add", temporaryId: temporary, eventId: to.eventId, event: to.event, type: to.type },
            key: `${id}.entry`,
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
    key: `${id}.${at}.${mover.times}`,
  }));
  return [...entry, ...people];
}

/** Whether the entry that is left would have to go first, and nobody else stands in it. */
export function mayClear(move: Move, cart: Items): boolean {
  const source = sourceOf(move, cart);
  return (
    !move.isClearedFirst &&
    source !== null &&
    sameId(move.from?.eventId ?? null, move.to.eventId) &&
    source.recipients.every(({ recipientId }) => move.people.some(({ fromId }) => sameId(fromId, recipientId)))
  );
}

/** What is to be done next of a move, by the cart as it is; nothing where all is done. */
export function nextSteps(move: Move, cart: Items): MoveStep[] {
  const source = sourceOf(move, cart);
  const clearing = move.people.filter(({ fromId, madeId }) => madeId === null && isIn(source, fromId));
  if (move.isClearedFirst && clearing.length > 0) return leavingSteps(move, cart, clearing, "clear");
  const adding = missingOf(move, cart).length > 0 || (targetOf(move, cart) === null && !move.isBack);
  if (adding) return addingSteps(move, cart);
  const leaving = leavingOf(move, cart);
  const isEmptyOwn = move.isBack && move.isMaker && source?.recipients.length === 0;
  return leaving.length > 0 || isEmptyOwn ? leavingSteps(move, cart, leaving, "leave") : [];
}

/** The move that brings everybody back to where they were; who has not left stays. */
export function reversed(move: Move, id: string, cart: Items): Move | null {
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
    isBack: true,
    state: "running",
    end: null,
    rounds: 0,
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

/**
 * The move as it goes on: who was sent as the page was left may have arrived, and is found among those who have come
 * since; who was taken out of the new entry again arrives by a new intent.
 */
export function resumed(move: Move, cart: Items): Move {
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
  return refreshed({ ...move, people, to: { ...move.to, itemId: target?.itemId ?? move.to.itemId } }, cart);
}
