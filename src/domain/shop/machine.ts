import type { FailedCall } from "#domain/answers/outcome.ts";
import { isComparable, type CartChange } from "#domain/cart/cart.ts";
import type { Cart, SmallCart } from "#domain/entities/cart.ts";
import { namesakesInEntry } from "#domain/people/namesakes.ts";
import type { OwnerId } from "#domain/people/page-owner.ts";
import { takeAnswer, endChanges, dropChange, afterReread, rereadFor, solveSeenDoubt } from "./answers.ts";
import {
  acceptCart,
  chainSteps,
  fingerprintOf,
  entryCount,
  updateShop,
  waitsForId,
  withMade,
  withRealIds,
} from "./asked.ts";
import { moveCommand, noteTargetBefore, planAnew, resumeMoves, type MoveCommand } from "./move-machine.ts";
import { withOthers } from "./moves.ts";
import type { OrderCommand } from "./order-state.ts";
import {
  emptyShop,
  type AskedChange,
  type CartEnd,
  type CartNews,
  type CartReading,
  type Effect,
  type Sent,
  type Shop,
  type Stepped,
} from "./state.ts";

/** A command to the cart's state machine. `own` is the highest version that a change by the customer made. */
export type Command =
  | { readonly kind: "ask"; readonly ticket: string; readonly change: CartChange; readonly key: string }
  | { readonly kind: "answered"; readonly ticket: string; readonly sent: Sent; readonly own: number | null }
  | { readonly kind: "reading" }
  /** `since` is the number of answers that had been accepted when the reading began. */
  | { readonly kind: "read"; readonly cart: Cart; readonly since: number; readonly own: number | null }
  | { readonly kind: "readFailed"; readonly error: FailedCall; readonly of: CartReading }
  | { readonly kind: "readSmall"; readonly small: SmallCart }
  | { readonly kind: "reread"; readonly isRead: boolean }
  | { readonly kind: "news"; readonly news: CartNews; readonly own: number | null }
  | { readonly kind: "seen" }
  /** A command to the order (./order.ts); ignored on pages without a checkout. */
  | { readonly kind: "order"; readonly command: OrderCommand }
  /** Somebody has logged in again, who may be another person. */
  | { readonly kind: "login" }
  | { readonly kind: "person"; readonly person: OwnerId }
  | MoveCommand;

/**
 * Changes the person. Pending changes and moves of one person are never sent for another: they end here. A guest who
 * logs in keeps what they did as a guest; if nobody is named any more, the session has expired, and the person stays.
 */
function changePerson(shop: Shop, person: OwnerId): Stepped {
  const { person: before } = shop;
  if (before === person || (before != null && person == null)) return [shop, []];
  const named = updateShop(shop, {
    person,
    pending: shop.pending.map((asked) => ({ ...asked, person })),
    moves: shop.moves.map((move) => ({ ...move, person })),
  });
  // A guest's order goes on with those who are in the customer's cart.
  if (before === null && shop.order.state === "running")
    return [{ ...named, order: { ...shop.order, isCartRead: false } }, [{ kind: "order", effect: { kind: "reread" } }]];
  if (before == null) return [named, []];
  return chainSteps(endChanges(shop, shop.pending, { state: "notSent", why: "Another person is logged in" }), (now) => {
    const told = now.moves.filter(({ state }) => state === "running").map(({ id }) => id);
    const why: CartEnd = { state: "notSent", why: "Another person is logged in" };
    const after: Shop = { ...emptyShop, person, turn: shop.turn + 1 };
    return [after, told.map((ticket) => ({ kind: "tell", ticket, end: why }))];
  });
}

/** Sends the next change, once the one before has ended. */
function advance(shop: Shop): Stepped {
  const [woken, told] = resumeMoves(shop);
  const [sent, effects] = sendFirst(woken);
  return [sent, [...told, ...effects]];
}

function sendFirst(woken: Shop): Stepped {
  const [first] = woken.pending;
  if (first === undefined || first.isSent || woken.waiting !== null) return [woken, []];
  const why = waitsForId(first.change)
    ? "The cart does not show the entry that the change is about"
    : first.person !== woken.person
      ? "Another person is logged in"
      : null;
  if (why !== null) return chainSteps(dropChange(woken, first, { state: "notSent", why }), advance);
  const anew = planAnew(woken, first.part);
  if (anew !== null) return advance(anew);
  if (woken.doubt !== null) return rereadFor(woken, { for: "doubt" });
  const { change } = first;
  const fingerprint = fingerprintOf(change);
  const namesakes =
    change.kind === "recipientAdd" ? namesakesInEntry(woken.base, change.itemId, change.recipient) : null;
  const sent = woken.keys[fingerprint ?? ""] ?? { key: first.key, over: namesakes?.length ?? null, isFormer: false };
  // Whom a page has added that was left meanwhile is there; a move knows its people itself.
  if (first.part === null && sent.isFormer && sent.over !== null && namesakes !== null && namesakes.length > sent.over)
    return chainSteps(endChanges(woken, [first], { state: "done", id: namesakes.at(-1) ?? null }), advance);
  const asked: AskedChange = { ...first, isSent: true, before: woken.base, key: sent.key };
  const keys = fingerprint === null ? woken.keys : { ...woken.keys, [fingerprint]: sent };
  const noted = noteTargetBefore(woken, first.part);
  return [updateShop(noted, { pending: [asked, ...woken.pending.slice(1)], keys }), [{ kind: "send", asked }]];
}

function ask(shop: Shop, { ticket, change, key }: Extract<Command, { kind: "ask" }>): Stepped {
  const asked: AskedChange = {
    ticket,
    key,
    person: shop.person,
    part: null,
    change: withRealIds(change, shop.realIds),
    isSent: false,
    before: null,
  };
  return [updateShop(shop, { pending: [...shop.pending, asked] }), []];
}

function read(shop: Shop, { cart, since, own }: Extract<Command, { kind: "read" }>): Stepped {
  // If versions cannot be compared, the answer of the later request counts; what waits for a reading asked last.
  const isNewer = since === shop.accepted || isComparable(shop.base, cart) || shop.waiting !== null;
  const taken: Stepped = isNewer ? chainSteps(acceptCart(shop, cart, { own }), solveSeenDoubt) : [shop, []];
  return chainSteps(taken, (now) => [updateShop(now, { isAfterLogin: false, load: { state: "ready" } }), []]);
}

/** Whether it is known how the whole cart stands, of which the reading of its short list says nothing. */
const isWholeKnown = ({ base, load }: Shop): boolean =>
  base !== null || (load.state === "failed" && load.of === "cart");

function readSmall(shop: Shop, small: SmallCart): Stepped {
  if (shop.base !== null) return [shop, []];
  const known = entryCount(shop);
  const isChanged = known !== null && known !== entryCount({ base: null, small });
  const effects: Effect[] = isChanged ? [{ kind: "count", count: small.count ?? small.items.length }] : [];
  const load = isWholeKnown(shop) ? shop.load : ({ state: "ready" } as const);
  return [updateShop(shop, { small, load, duplicates: [] }), effects];
}

/** Takes in an answer that another tab received; one of another person's cart is ignored. */
function hear(shop: Shop, { cart, countChanged, made, person }: CartNews, own: number | null): Stepped {
  if (shop.person != null && person !== null && person !== shop.person) return [shop, []];
  const others: Partial<Shop> = {
    pending: shop.pending.map((asked) => withMade(asked, cart, made)),
    doubt: shop.doubt && withMade(shop.doubt, cart, made),
    ...(made !== null && shop.moves.length > 0 && { moves: shop.moves.map((move) => withOthers(move, made)) }),
  };
  return chainSteps(acceptCart(updateShop(shop, others), cart, { isNews: true, countChanged, own }), solveSeenDoubt);
}

function take(shop: Shop, command: Command): Stepped {
  switch (command.kind) {
    case "ask":
      return ask(shop, command);
    case "answered":
      return takeAnswer(shop, command.ticket, command.sent, command.own);
    case "reading":
      return [updateShop(shop, { load: { state: "loading" } }), []];
    case "read":
      return read(shop, command);
    case "readFailed":
      if (command.of === "small" && isWholeKnown(shop)) return [shop, []];
      return [updateShop(shop, { load: { state: "failed", error: command.error, of: command.of } }), []];
    case "readSmall":
      return readSmall(shop, command.small);
    case "reread":
      return afterReread(shop, command.isRead);
    case "news":
      return hear(shop, command.news, command.own);
    case "seen":
      return [updateShop(shop, { changes: [] }), []];
    case "order":
      return [shop, []];
    case "login":
      return [updateShop(shop, { isAfterLogin: true }), []];
    case "person":
      return changePerson(shop, command.person);
    default:
      return moveCommand(shop, command);
  }
}

/**
 * The state machine of the cart: from the state and a command it computes the next state and the effects to run.
 * Changes are sent one after the other, so that an answer never lacks a change that the screen already treats as done.
 */
export const stepCart = (shop: Shop, command: Command): Stepped => chainSteps(take(shop, command), advance);
