import { entryOf } from "#domain/cart/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { isLeftOpen, updateShop } from "./asked.ts";
import {
  areMoving,
  emptyMade,
  mayClearFirst,
  nextSteps,
  refreshedMove,
  resumedMove,
  reversedMove,
  targetOf,
} from "./moves.ts";
import type { AskedChange, CartEnd, ContinueMove, Effect, Move, MovePart, NotDone, Shop, Stepped } from "./state.ts";

/** A command about moves. */
export type MoveCommand =
  | { readonly kind: "move"; readonly move: Move }
  | ContinueMove
  /** Dismisses a move; people who have moved stay where they are. */
  | { readonly kind: "putAway"; readonly id: string }
  /** Moves and keys from before the page was loaded, or before the person was named. */
  | { readonly kind: "kept"; readonly moves: readonly Move[]; readonly keys: Shop["keys"] };

/** The most rounds of a move, so that a backend that reports success without doing anything is not asked for ever. */
const MOST_ROUNDS = 6;

const nothing: Pick<Cart, "items"> = { items: [] };

const cartOf = ({ base }: Pick<Shop, "base">): Pick<Cart, "items"> => base ?? nothing;

const withMove = (shop: Shop, move: Move): Shop =>
  updateShop(shop, { moves: shop.moves.map((other) => (other.id === move.id ? move : other)) });

const without = (shop: Shop, id: string): Shop =>
  updateShop(shop, { moves: shop.moves.filter((move) => move.id !== id) });

/** Records in a move how the `recipientAdd` of one person ended. */
function arrived(move: Move, at: number, how: CartEnd): Move {
  return {
    ...move,
    people: move.people.map((mover, index) => {
      if (index !== at) return mover;
      if (how.state === "done") return { ...mover, madeId: how.id, over: null };
      return isLeftOpen(how) ? mover : { ...mover, over: null };
    }),
  };
}

/** The move after a refusal that does not stop it: its entry already exists, or the old one must be removed first. */
function goneRound(shop: Shop, move: Move, how: CartEnd): Move | null {
  if (how.state !== "refused" || how.refusal.reason !== "duplicate") return null;
  const cart = cartOf(shop);
  if (entryOf(cart, move.to) !== null) return move;
  return mayClearFirst(move, cart) ? { ...move, isClearedFirst: true } : null;
}

const unseen: NotDone = { state: "notSent", why: "The cart does not show what it was said to have" };

function withPart(shop: Shop, move: Move, { isSent }: AskedChange, { step }: MovePart, how: CartEnd): Move {
  const stopped = (by: Move, end: NotDone): Move => ({ ...by, end: by.end ?? end });
  if (typeof step === "number") {
    const next = arrived(move, step, how);
    if (how.state === "done") return how.id === null ? stopped(next, unseen) : next;
    // It was refused together with the entry on which it depends, whose own refusal is recorded.
    return how.state === "refused" && !isSent ? next : stopped(next, how);
  }
  if (step !== "entry") return how.state === "done" ? move : stopped(move, how);
  if (how.state !== "done") return goneRound(shop, move, how) ?? stopped(move, how);
  return how.id === null ? stopped(move, unseen) : { ...move, isMaker: true, to: { ...move.to, itemId: how.id } };
}

/** Records in a move how one of its changes ended. */
export function endPart(shop: Shop, asked: AskedChange, part: MovePart, how: CartEnd): Stepped {
  const move = shop.moves.find(({ id }) => id === part.move);
  if (move === undefined) return [shop, []];
  const refusals = move.refusals + Number(how.state === "refused");
  return [withMove(shop, withPart(shop, { ...move, refusals }, asked, part, how)), []];
}

/**
 * Records who is in the target entry when a person of a move is sent there, by which the person is found if the page is
 * left.
 */
export function noteTargetBefore(shop: Shop, part: MovePart | null): Shop {
  const move = shop.moves.find(({ id }) => id === part?.move);
  if (move === undefined || typeof part?.step !== "number") return shop;
  const over = (targetOf(move, cartOf(shop))?.recipients ?? []).flatMap(({ recipientId }): Id[] =>
    recipientId === null ? [] : [recipientId],
  );
  const people = move.people.map((mover, at) => (at === part.step ? { ...mover, over } : mover));
  return withMove(shop, { ...move, people });
}

const finished = (shop: Shop, move: Move): Stepped => {
  const end: CartEnd = move.end ?? { state: "done", id: targetOf(move, cartOf(shop))?.itemId ?? null };
  const tell: Effect = { kind: "tell", ticket: move.id, end };
  return [withMove(shop, { ...move, state: move.end === null ? "done" : "stuck" }), [tell]];
};

const unsent = ({ person }: Shop, given: Pick<AskedChange, "ticket" | "change" | "key" | "part">): AskedChange => ({
  ...given,
  person,
  isSent: false,
  before: null,
});

/** Whether all people of a move were taken out of the cart meanwhile. */
const isOfNobody = (before: Move, now: Move): boolean => before.people.length > 0 && now.people.length === 0;

/** Ends a move of which nobody is left, and removes the entry that it has made. @param told who asked for it */
function callOff(shop: Shop, move: Move, told: string): Stepped {
  const itemId = emptyMade(move, cartOf(shop))?.itemId ?? null;
  const change = { kind: "delete", itemId: itemId ?? "" } as const;
  const removal = itemId === null ? [] : [unsent(shop, { ticket: `${move.id}/off`, change, key: "", part: null })];
  const left = updateShop(without(shop, move.id), { pending: [...shop.pending, ...removal] });
  return [left, [{ kind: "tell", ticket: told, end: unseen }]];
}

/** Requests the next changes of a move, or ends it. */
function goFurther(shop: Shop, move: Move): Stepped {
  if (move.end !== null) return finished(shop, move);
  const now = refreshedMove(move, cartOf(shop));
  if (isOfNobody(move, now)) return callOff(shop, now, now.id);
  const steps = nextSteps(now, cartOf(shop));
  if (steps.length === 0) return finished(withMove(shop, now), now);
  if (now.rounds >= MOST_ROUNDS) return finished(shop, { ...now, end: unseen });
  const asked = steps.map((step, index) => unsent(shop, { ...step, ticket: `${now.id}/${now.rounds}/${index}` }));
  return [updateShop(withMove(shop, { ...now, rounds: now.rounds + 1 }), { pending: [...shop.pending, ...asked] }), []];
}

/**
 * Calls off the unsent changes of a move from which somebody was taken out since they were planned; it then goes on
 * with those who are left. @returns null if nobody was
 */
export function planAnew(shop: Shop, part: MovePart | null): Shop | null {
  const move = shop.moves.find(({ id }) => id === part?.move);
  if (move === undefined || refreshedMove(move, cartOf(shop)).people.length === move.people.length) return null;
  return updateShop(shop, { pending: shop.pending.filter((asked) => asked.part?.move !== move.id) });
}

/**
 * Continues a move once nothing else is pending: otherwise a participant being added to an entry could be removed with
 * it unnoticed.
 */
export function resumeMoves(shop: Shop): Stepped {
  const next = shop.moves.find(({ state }) => state === "running");
  if (next === undefined || shop.waiting !== null || shop.pending.length > 0) return [shop, []];
  const [after, effects] = goFurther(shop, next);
  if (after.pending.length > 0) return [after, effects];
  const [last, more] = resumeMoves(after);
  return [last, [...effects, ...more]];
}

/** The move in its running state, without its former end. */
const running = (shop: Shop, move: Move): Move => ({
  ...resumedMove(move, cartOf(shop)),
  state: "running",
  end: null,
  rounds: 0,
});

const isOwn = ({ person }: Shop, move: Move): boolean => move.person == null || move.person === person;

/**
 * Continues a move or moves everybody back, by the cart that was read for it; if the reading failed, the move stays
 * stopped.
 */
export function continueMove(shop: Shop, command: ContinueMove, isRead: boolean): Stepped {
  const move = shop.moves.find(({ id }) => id === command.id);
  const ticket = command.kind === "takeBack" ? command.as : command.id;
  if (move === undefined || !isRead)
    return [shop, [{ kind: "tell", ticket, end: { state: "notSent", why: "The cart is not known" } }]];
  const now = running(shop, move);
  if (isOfNobody(move, now)) return callOff(shop, now, ticket);
  if (command.kind === "goOn") return [withMove(shop, now), []];
  const back = reversedMove(now, command.as, cartOf(shop));
  const left = without(shop, move.id);
  return [back === null ? left : updateShop(left, { moves: [...left.moves, back] }), []];
}

/** Executes a command about moves. */
export function moveCommand(shop: Shop, command: MoveCommand): Stepped {
  if (command.kind === "kept") {
    const news = command.moves.filter(
      (move) => isOwn(shop, move) && move.state !== "done" && shop.moves.every(({ id }) => id !== move.id),
    );
    const stopped = news.map((move): Move => ({ ...move, state: "stuck", end: null, person: shop.person }));
    const former = Object.entries(command.keys).map(([name, sent]) => [name, { ...sent, isFormer: true }] as const);
    const keys = { ...Object.fromEntries(former), ...shop.keys };
    return [updateShop(shop, { moves: [...shop.moves, ...stopped], keys }), []];
  }
  if (command.kind === "move") {
    const begun = { ...command.move, person: shop.person };
    // A person who is already moving would arrive twice.
    const ids = begun.people.flatMap(({ fromId }): Id[] => (fromId === null ? [] : [fromId]));
    if (begun.from !== null && areMoving(shop.moves, begun.from, ids))
      return [shop, [{ kind: "tell", ticket: begun.id, end: { state: "notSent", why: "Somebody is moving already" } }]];
    // Only the last of the finished moves is shown.
    const others = shop.moves.filter(({ id, state }) => id !== begun.id && state !== "done");
    return [updateShop(shop, { moves: [...others, begun] }), []];
  }
  const move = shop.moves.find(({ id }) => id === command.id);
  if (move === undefined || move.state === "running") return [shop, []];
  if (command.kind === "putAway") return [without(shop, move.id), []];
  return shop.waiting === null && shop.pending.length === 0
    ? [updateShop(shop, { waiting: { for: "move", command } }), [{ kind: "reread" }]]
    : continueMove(shop, command, false);
}
