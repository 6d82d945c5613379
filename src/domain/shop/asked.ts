import { serverChanges, type ServerChange } from "#domain/cart-changes.ts";
import {
  addedEntry,
  addedRecipient,
  isAmong,
  isTemporaryId,
  newerCart,
  sameId,
  tookEffect,
  withChange,
  type CartChange,
} from "#domain/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Asked, Effect, Shop, Stepped } from "./state.ts";

/** A change that has been asked for and not been answered. */
export interface PendingChange {
  readonly change: CartChange;
  /** Whether it has left; the others wait for their turn. */
  readonly isSent: boolean;
  /** The cart that it was sent from; null where none was known, and before it is sent. */
  readonly before: Cart | null;
}

/** The change with the ids that the backend has given for temporary ones. */
export function withRealIds(change: CartChange, realIds: Readonly<Record<string, Id>>): CartChange {
  const real = (id: Id): Id => realIds[String(id)] ?? id;
  if (change.kind === "add" || change.kind === "options") return change;
  if (change.kind === "recipientEdit" || change.kind === "recipientDelete")
    return { ...change, itemId: real(change.itemId), recipientId: real(change.recipientId) };
  return { ...change, itemId: real(change.itemId) };
}

/** The id of what a change has made; null for a change that makes nothing, and where the cart does not show it. */
export function madeBy(change: CartChange, before: Cart | null, after: Cart): Id | null {
  if (change.kind === "add") return addedEntry(before, after, change)?.itemId ?? null;
  return change.kind === "recipientAdd" ? addedRecipient(before, after, change.itemId, change.recipient) : null;
}

/** Whether a cart shows already what a change asked for, as when it was read while the answer is still on its way. */
export const hasArrived = ({ change, isSent, before }: PendingChange, cart: Cart): boolean =>
  isSent && before !== cart && tookEffect(before, cart, change);

/**
 * What the screen shows while changes are under way: the last answer with all of them on top, in order. A change that
 * the answer shows already is not put on it again; those that build on it find it under its real id.
 */
function withPending(base: Cart, pending: readonly PendingChange[]): Cart {
  const realIds: Record<string, Id> = {};
  let cart = base;
  for (const entry of pending) {
    const change = withRealIds(entry.change, realIds);
    if (!hasArrived(entry, base)) cart = withChange(cart, change);
    else if ("temporaryId" in change) {
      const id = madeBy(change, entry.before, base);
      if (id !== null) realIds[change.temporaryId] = id;
    }
  }
  return cart;
}

/** The state with what is shown following from it. */
export function put(shop: Shop, change: Partial<Omit<Shop, "shown">>): Shop {
  const next = { ...shop, ...change };
  const isSame = next.base === shop.base && next.pending === shop.pending;
  return isSame ? next : { ...next, shown: next.base === null ? null : withPending(next.base, next.pending) };
}

/** Number of entries as the backend last told it; null while it has not. */
export const countOf = ({ base, small }: Pick<Shop, "base" | "small">): number | null =>
  base?.items.length ?? small?.count ?? small?.items.length ?? null;

/** Whether nothing of the cart is under way: until then nobody knows what is ordered. */
export const isSettled = ({ pending, moves, waiting }: Pick<Shop, "pending" | "moves" | "waiting">): boolean =>
  pending.length === 0 && waiting === null && moves.every(({ state }) => state !== "running");

/** Does one thing after the other. */
export const chain = (start: Stepped, ...then: readonly ((shop: Shop) => Stepped)[]): Stepped =>
  then.reduce<Stepped>(([shop, effects], next) => {
    const [after, more] = next(shop);
    return [after, [...effects, ...more]];
  }, start);

/**
 * The cart that the customer expects once a change is answered: the one that was shown, with the change on it. What it
 * makes has the id that the answer gives, so that nobody takes it for the backend's doing.
 */
function expectedAfter(base: Cart, entry: PendingChange, answer: Cart): Cart {
  if (hasArrived(entry, base)) return base;
  const { change, before } = entry;
  const expected = withChange(base, change);
  if (!("temporaryId" in change)) return expected;
  const id = madeBy(change, before, answer);
  return {
    ...expected,
    items: expected.items.flatMap((item) => {
      if (sameId(item.itemId, change.temporaryId)) return id === null ? [] : [{ ...item, itemId: id }];
      return [
        {
          ...item,
          recipients: item.recipients.flatMap((recipient) => {
            if (!sameId(recipient.recipientId, change.temporaryId)) return [recipient];
            return id === null ? [] : [{ ...recipient, recipientId: id }];
          }),
        },
      ];
    }),
  };
}

/** Whether a change builds on another that did not happen. */
export function buildsOn(change: CartChange, temporary: string): boolean {
  if ("itemId" in change && sameId(change.itemId, temporary)) return true;
  return "recipientId" in change && sameId(change.recipientId, temporary);
}

/** Whether a change is about something that the backend has not named: it cannot be sent. */
export const waitsForId = (change: CartChange): boolean =>
  ("itemId" in change && isTemporaryId(change.itemId)) ||
  ("recipientId" in change && isTemporaryId(change.recipientId));

/** What makes something is the same intent when it reads the same; null for what may be sent again without harm. */
export function contentsOf(change: CartChange): string | null {
  if (change.kind === "add") return JSON.stringify(["add", String(change.eventId), change.type]);
  return change.kind === "recipientAdd"
    ? JSON.stringify(["recipientAdd", String(change.itemId), change.recipient])
    : null;
}

/** Whether two changes add the same; what is set or removed may be sent again without harm. */
export function isSameAdd(a: CartChange, b: CartChange): boolean {
  if (a.kind === "add" && b.kind === "add") return sameId(a.eventId, b.eventId) && a.type === b.type;
  return (
    a.kind === "recipientAdd" &&
    b.kind === "recipientAdd" &&
    sameId(a.itemId, b.itemId) &&
    a.recipient.firstname === b.recipient.firstname &&
    a.recipient.lastname === b.recipient.lastname
  );
}

/** Notes whom another tab has added meanwhile: they are nobody of ours, whatever their name. */
export function withMade<A extends PendingChange>(asked: A, cart: Cart, made: Id | null): A {
  const { before, isSent } = asked;
  if (made === null || !isSent || before === null) return asked;
  const others = (itemId: Id | null): Cart["items"][number]["recipients"] =>
    (cart.items.find((item) => sameId(item.itemId, itemId))?.recipients ?? []).filter(({ recipientId }) =>
      sameId(recipientId, made),
    );
  const items = before.items.map((item) => ({ ...item, recipients: [...item.recipients, ...others(item.itemId)] }));
  return { ...asked, before: { ...before, items } };
}

interface Acceptance {
  /** The change of this page whose answer it is. */
  readonly answered?: Asked;
  /** Another tab has told it. */
  readonly isNews?: boolean;
  /** Whether the number of entries has changed although it was not known before. */
  readonly countChanged?: boolean;
  /** The highest version of this cart that a change of the customer's made, in any tab; null where none is known. */
  readonly own: number | null;
}

const changesCount = ({ change: { kind } }: PendingChange): boolean => kind === "add" || kind === "delete";

/**
 * What the backend changed by itself, as far as that can be told from what the customer did on this page and in other
 * tabs.
 */
function foreignChanges(
  base: Cart,
  answer: Cart,
  arrived: readonly PendingChange[],
  { isNews = false, own }: Acceptance,
): ServerChange[] {
  const expected = arrived.reduce((cart, entry) => expectedAfter(cart, entry, answer), base);
  const found = serverChanges(expected, answer);
  const isOthers = isNews || (own ?? 0) > (base.version ?? Infinity);
  const isOwnVersion = answer.version !== null && answer.version <= (own ?? -1);
  const isOwn = arrived.length > 0 ? isOthers : isNews || isOwnVersion;
  return isOwn ? found.filter(({ kind }) => kind === "changed") : found;
}

/** That somebody who was ordered leaves the cart is no news. */
const isOwnOrder =
  (ordered: readonly Id[]) =>
  ({ kind, item }: ServerChange): boolean =>
    kind !== "changed" && isAmong(ordered, item.itemId);

function withFound(shop: Shop, answer: Cart, arrived: readonly Asked[], how: Acceptance): readonly ServerChange[] {
  if (shop.isAnew || shop.base === null) return shop.isAnew ? [] : shop.changes;
  const found = foreignChanges(shop.base, answer, arrived, how);
  return [
    ...shop.changes.filter(({ item }) => found.every((change) => !sameId(change.item.itemId, item.itemId))),
    ...found,
  ].filter((change) => !isOwnOrder(shop.ordered)(change));
}

/**
 * Takes an answer of the backend over, unless a newer one stands; tells the page and the other tabs of a new number,
 * and notes what the backend changed by itself. Changes under way that it shows already count as answered by it.
 */
export function accept(shop: Shop, answer: Cart, how: Acceptance): Stepped {
  const { base, pending, isAnew } = shop;
  const { answered, isNews = false, countChanged = false } = how;
  if (!isAnew && newerCart(base, answer) !== answer) return [shop, []];
  const known = countOf(shop);
  const arrived = answered === undefined ? pending.filter((entry) => hasArrived(entry, answer)) : [answered];
  const isOwn = isNews || arrived.length > 0;
  const isChanged = known === null ? countChanged || arrived.some(changesCount) : known !== answer.items.length;
  const isTold = !isNews && (isOwn || (base !== null && answer.version !== base.version));
  const made = answered?.change.kind === "recipientAdd" ? madeBy(answered.change, answered.before, answer) : null;
  const news = { cart: answer, countChanged: isChanged, made, person: shop.person ?? null };
  const effects: Effect[] = [
    ...(base === null ? [{ do: "note" as const, cart: answer, isFirst: true }] : []),
    ...(isOwn ? [{ do: "note" as const, cart: answer, isFirst: false }] : []),
    ...(isChanged ? [{ do: "count" as const, count: answer.items.length }] : []),
    ...(isTold ? [{ do: "announce" as const, news }] : []),
  ];
  return [
    put(shop, {
      base: answer,
      load: { state: "ready" },
      small: null,
      duplicates: [],
      changes: withFound(shop, answer, arrived, how),
      accepted: shop.accepted + 1,
    }),
    effects,
  ];
}
