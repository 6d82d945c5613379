import type { Cart, CartSmall } from "#domain/entities/cart.ts";
import { newerCart, sameId } from "#domain/cart.ts";
import { serverChanges, type ServerChange } from "#domain/cart-changes.ts";
import { expectedAfter, hasArrived, withPending, type PendingChange } from "#domain/cart-pending.ts";
import type { ApiError } from "#api/errors.ts";
import { announceCart } from "#state/cart-news.ts";
import { isOwnVersion, noteFirstRead, noteOwnVersion, ownVersionOf } from "#state/cart-versions.ts";
import { usePortal } from "#state/store.ts";

/** Where the reading of the cart stands; what was read before stays on the screen meanwhile. */
type CartLoad =
  | { readonly state: "idle" | "loading" | "ready" }
  | { readonly state: "failed"; readonly error: ApiError };

/** The cart as all widgets of a page see it. */
export interface CartSlice {
  readonly load: CartLoad;
  /** The newest answer of the backend; null while none has come. Forms and orders go by it. */
  readonly base: Cart | null;
  /** `base` with what is under way, for the screen alone: what has no id of the backend's yet has a temporary one. */
  readonly shown: Cart | null;
  /** The short list, for pages on which nobody has read the whole cart. */
  readonly small: CartSmall | null;
  /** Changes under way, in order; empty where all of them are answered. */
  readonly pending: readonly PendingChange[];
  /** Events that the backend said to be in the cart already, while no answer shows them. */
  readonly duplicates: readonly string[];
  /** What the backend changed by itself and the customer has not yet put away. */
  readonly changes: readonly ServerChange[];
}

/** How many answers have been taken over. */
let accepted = 0;

/** The cart as it is known now. */
export const cartNow = (): CartSlice => usePortal.getState().cart;

/** How many answers this page has taken over: a read that began before the last one may tell nothing newer. */
export const acceptedAnswers = (): number => accepted;

/** Changes the slice; what is shown follows from it. */
export function putCart(change: Partial<Omit<CartSlice, "shown">>): void {
  usePortal.setState(({ cart }) => {
    const next = { ...cart, ...change };
    return { cart: { ...next, shown: next.base === null ? null : withPending(next.base, next.pending) } };
  });
}

/** Number of entries as the backend last told it; null while it has not. */
export const countOf = ({ base, small }: Pick<CartSlice, "base" | "small">): number | null =>
  base?.items.length ?? small?.count ?? small?.items.length ?? null;

/** Fires `portal:cart-changed` (contract-public section 1); never for what was loaded for the first time. */
export function fireCartChanged(count: number): void {
  document.dispatchEvent(new CustomEvent("portal:cart-changed", { detail: { count } }));
}

interface Acceptance {
  /** The change of this page whose answer it is. */
  readonly answered?: PendingChange;
  /** Another tab has told it. */
  readonly isNews?: boolean;
  /** Whether the number of entries has changed although it was not known before. */
  readonly countChanged?: boolean;
  /** It was read for somebody who may be another person: whatever was shown does not compare. */
  readonly isAnew?: boolean;
}

const changesCount = ({ change: { kind } }: PendingChange): boolean => kind === "add" || kind === "delete";

/**
 * What the backend changed by itself, as far as that can be told from what the customer did on this page and in other
 * tabs.
 */
function foreignChanges(base: Cart, answer: Cart, arrived: readonly PendingChange[], isNews: boolean): ServerChange[] {
  const expected = arrived.reduce((cart, entry) => expectedAfter(cart, entry, answer), base);
  const found = serverChanges(expected, answer);
  const isOthers = isNews || (ownVersionOf(answer) ?? 0) > (base.version ?? Infinity);
  const isOwn = arrived.length > 0 ? isOthers : isNews || isOwnVersion(answer);
  return isOwn ? found.filter(({ kind }) => kind === "changed") : found;
}

/**
 * Takes an answer of the backend over, unless a newer one stands; tells the page and the other tabs of a new number,
 * and notes what the backend changed by itself. Changes under way that it shows already count as answered by it.
 */
export function acceptCart(
  answer: Cart,
  { answered, isNews = false, countChanged = false, isAnew = false }: Acceptance = {},
): void {
  const { base, small, changes, pending } = cartNow();
  if (!isAnew && newerCart(base, answer) !== answer) return;
  accepted += 1;
  const known = countOf({ base, small });
  const arrived = answered === undefined ? pending.filter((entry) => hasArrived(entry, answer)) : [answered];
  const found = base === null || isAnew ? [] : foreignChanges(base, answer, arrived, isNews);
  if (base === null) noteFirstRead(answer);
  const isOwn = isNews || arrived.length > 0;
  if (isOwn) noteOwnVersion(answer);
  putCart({
    base: answer,
    load: { state: "ready" },
    small: null,
    duplicates: [],
    changes: isAnew
      ? []
      : [...changes.filter(({ item }) => found.every((change) => !sameId(change.item.itemId, item.itemId))), ...found],
  });
  const isChanged = known === null ? countChanged || arrived.some(changesCount) : known !== answer.items.length;
  if (isChanged) fireCartChanged(answer.items.length);
  if (!isNews && (isOwn || (base !== null && answer.version !== base.version)))
    announceCart({ cart: answer, countChanged: isChanged });
}

/** Forgets what the backend changed by itself, once the customer has seen it. */
export function dismissChanges(): void {
  putCart({ changes: [] });
}
