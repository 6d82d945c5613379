import {
  addedEntry,
  addedRecipient,
  isTemporaryId,
  sameId,
  tookEffect,
  withChange,
  type CartChange,
} from "#domain/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";

/** A change that has no answer yet. */
export interface PendingChange {
  readonly change: CartChange;
  /** Whether it has been sent; the others wait for their turn. */
  readonly isSent: boolean;
  /** The cart when it was sent; null if none was known, and before it is sent. */
  readonly before: Cart | null;
}

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
export function withPending(base: Cart, pending: readonly PendingChange[]): Cart {
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

/**
 * The cart that the customer expects after a change: the shown one with the change applied. A new item has its id from
 * the answer, so that it does not look like a change made by the backend.
 */
export function expectedAfter(base: Cart, entry: PendingChange, answer: Cart): Cart {
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

/** Whether a change builds on the item with this temporary id. */
export function buildsOn(change: CartChange, temporary: string): boolean {
  if ("itemId" in change && sameId(change.itemId, temporary)) return true;
  return "recipientId" in change && sameId(change.recipientId, temporary);
}

/** Whether a change refers to an item without an id from the backend, so that it cannot be sent. */
export const waitsForId = (change: CartChange): boolean =>
  ("itemId" in change && isTemporaryId(change.itemId)) ||
  ("recipientId" in change && isTemporaryId(change.recipientId));

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
