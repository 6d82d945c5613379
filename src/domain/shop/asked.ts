import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import { serverChanges, withSameParts, type ServerChange } from "#domain/cart/cart-changes.ts";
import {
  addedEntry,
  addedRecipient,
  isTemporaryId,
  newerCart,
  tookEffect,
  withChange,
  type CartChange,
} from "#domain/cart/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import { digest } from "#lib/digest.ts";
import type { AskedChange, CartEnd, Effect, PendingChange, Shop, Stepped } from "./state.ts";

/** Replaces temporary ids in a change by those that the backend has given. */
export function withRealIds(change: CartChange, realIds: Readonly<Record<string, Id>>): CartChange {
  const real = (id: Id): Id => realIds[String(id)] ?? id;
  if (change.kind === "add" || change.kind === "options") return change;
  if (change.kind === "recipientEdit" || change.kind === "recipientDelete")
    return { ...change, itemId: real(change.itemId), recipientId: real(change.recipientId) };
  return { ...change, itemId: real(change.itemId) };
}

/** The id of the item that a change created; null if it creates none, or the cart does not show the item. */
export function madeBy(change: CartChange, before: Cart | null, after: Cart): Id | null {
  if (change.kind === "add") return addedEntry(before, after, change)?.itemId ?? null;
  return change.kind === "recipientAdd" ? addedRecipient(before, after, change.itemId, change.recipient) : null;
}

/** Whether a cart already contains a change, for example because it was read while the answer is still pending. */
export const hasArrived = ({ change, isSent, before }: PendingChange, cart: Cart): boolean =>
  isSent && before !== cart && tookEffect(before, cart, change);

/**
 * The cart to be shown while changes are pending: the last answer with all of them applied, in order. A change that the
 * answer already contains is not applied again, and those that build on it refer to its real id.
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

/** Changes the state, and updates what is shown. */
export function updateShop(shop: Shop, change: Partial<Omit<Shop, "shown">>): Shop {
  const next = { ...shop, ...change };
  const isSame = next.base === shop.base && next.pending === shop.pending;
  return isSame ? next : { ...next, shown: next.base === null ? null : withPending(next.base, next.pending) };
}

/** Runs several steps of the machine one after the other, and joins their effects. */
export const chainSteps = (start: Stepped, ...then: readonly ((shop: Shop) => Stepped)[]): Stepped =>
  then.reduce<Stepped>(([shop, effects], next) => {
    const [after, more] = next(shop);
    return [after, [...effects, ...more]];
  }, start);

/** The number of entries by the last answer; null if there was none. */
export const entryCount = ({ base, small }: Pick<Shop, "base" | "small">): number | null =>
  base?.items.length ?? small?.count ?? small?.items.length ?? null;

/** Whether nobody knows how a change ended: neither its answer nor the cart could be read. */
export const isLeftOpen = (end: CartEnd | { readonly state: "idle" | "sending" }): boolean =>
  end.state === "failed" && !end.isReread && isOutcomeUnknown(end.error);

/** Whether no change of the cart is pending; before that nobody knows what would be ordered. */
export const isSettled = ({ pending, moves, waiting }: Pick<Shop, "pending" | "moves" | "waiting">): boolean =>
  pending.length === 0 && waiting === null && moves.every(({ state }) => state !== "running");

/**
 * The cart that the customer expects after a change: the shown one with the change applied. A new item has its id from
 * the answer, so that it does not look like a change made by the backend.
 */
function expectedAfter(base: Cart, entry: PendingChange, answer: Cart): Cart {
  if (hasArrived(entry, base)) return base;
  const { change, before } = entry;
  const expected = withChange(base, change);
  if (!("temporaryId" in change)) return expected;
  const id = madeBy(change, before, answer);
  const isNew = (known: Id | null): boolean => sameId(known, change.temporaryId);
  return {
    ...expected,
    items: expected.items.flatMap((item) => {
      if (isNew(item.itemId)) return id === null ? [] : [{ ...item, itemId: id }];
      const recipients = item.recipients.flatMap((recipient) => {
        if (!isNew(recipient.recipientId)) return [recipient];
        return id === null ? [] : [{ ...recipient, recipientId: id }];
      });
      return [{ ...item, recipients }];
    }),
  };
}

/** Whether a change builds on the item with this temporary id. */
export function buildsOn(change: CartChange, temporary: string): boolean {
  if ("itemId" in change && sameId(change.itemId, temporary)) return true;
  return "recipientId" in change && sameId(change.recipientId, temporary);
}

/** Whether a change refers to an item without an id from the backend, so that it cannot be sent. */
export const waitsForId = (change: CartChange): boolean =>
  ("itemId" in change && isTemporaryId(change.itemId)) ||
  ("recipientId" in change && isTemporaryId(change.recipientId));

/**
 * The contents of a change that creates something: equal contents are the same intent. Null for a change that may be
 * sent again without harm.
 */
export function contentsOf(change: CartChange): string | null {
  if (change.kind === "add") return JSON.stringify(["add", String(change.eventId), change.type]);
  return change.kind === "recipientAdd"
    ? JSON.stringify(["recipientAdd", String(change.itemId), change.recipient])
    : null;
}

/** A fingerprint of these contents, by which the key of the change is kept over a reload. */
export function fingerprintOf(change: CartChange): string | null {
  const contents = contentsOf(change);
  return contents === null ? null : digest(contents);
}

/** Whether two changes add the same item; other changes may be sent again without harm. */
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

/**
 * Notes a participant added by another tab as known, so that it is not taken for one added by this page, even if they
 * have the same name.
 */
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
  /** The change of this page that was answered. */
  readonly answered?: AskedChange;
  /** Whether another tab has sent this answer. */
  readonly isNews?: boolean;
  /** Whether the number of entries has changed, for a page that did not know it before. */
  readonly countChanged?: boolean;
  /** The highest version of this cart that a change by the customer made, in any tab; null if none is known. */
  readonly own: number | null;
}

const changesCount = ({ change: { kind } }: PendingChange): boolean => kind === "add" || kind === "delete";

/**
 * The changes that the backend made by itself, as far as they differ from what the customer did on this page and in
 * other tabs.
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

/** Whether a change only shows that an ordered entry has left the cart; this is not reported. */
const isOwnOrder =
  (ordered: readonly Id[]) =>
  ({ kind, item }: ServerChange): boolean =>
    kind !== "changed" && isAmong(ordered, item.itemId);

function withFound(
  shop: Shop,
  answer: Cart,
  arrived: readonly AskedChange[],
  how: Acceptance,
): readonly ServerChange[] {
  if (shop.isAfterLogin || shop.base === null) return shop.isAfterLogin ? [] : shop.changes;
  const found = foreignChanges(shop.base, answer, arrived, how);
  return [
    ...shop.changes.filter(({ item }) => found.every((change) => !sameId(change.item.itemId, item.itemId))),
    ...found,
  ].filter((change) => !isOwnOrder(shop.ordered)(change));
}

/**
 * Replaces the cart by an answer of the backend, unless a newer one is known. A new number of entries is announced to
 * the page and the other tabs, and changes made by the backend are recorded. Pending changes that the answer already
 * contains count as answered.
 */
export function acceptCart(shop: Shop, answer: Cart, how: Acceptance): Stepped {
  const { base, pending, doubt, isAfterLogin } = shop;
  const { answered, isNews = false, countChanged = false } = how;
  if (!isAfterLogin && newerCart(base, answer) !== answer) return [shop, []];
  const known = entryCount(shop);
  const asked = doubt === null ? pending : [doubt, ...pending];
  const arrived = answered === undefined ? asked.filter((entry) => hasArrived(entry, answer)) : [answered];
  const isOwn = isNews || arrived.length > 0;
  const isChanged = known === null ? countChanged || arrived.some(changesCount) : known !== answer.items.length;
  const isTold = !isNews && (isOwn || (base !== null && answer.version !== base.version));
  const made = answered?.change.kind === "recipientAdd" ? madeBy(answered.change, answered.before, answer) : null;
  const news = { cart: answer, countChanged: isChanged, made, person: shop.person ?? null };
  const effects: Effect[] = [
    ...(base === null && !isNews ? [{ kind: "note" as const, cart: answer, isFirst: true }] : []),
    ...(isOwn ? [{ kind: "note" as const, cart: answer, isFirst: false }] : []),
    ...(isChanged ? [{ kind: "count" as const, count: answer.items.length }] : []),
    ...(isTold ? [{ kind: "announce" as const, news }] : []),
  ];
  return [
    updateShop(shop, {
      // What the screen shows already stays the same value, so that an answer draws only what it changes.
      base: withSameParts(shop.shown, answer),
      load: { state: "ready" },
      small: null,
      duplicates: [],
      changes: withFound(shop, answer, arrived, how),
      accepted: shop.accepted + 1,
    }),
    effects,
  ];
}
