import { useEffect } from "react";
import type { Cart, CartSmall } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { isComparable, isTemporaryId, newerCart, sameId } from "#domain/cart.ts";
import { serverChanges, type ServerChange } from "#domain/cart-changes.ts";
import { expectedAfter, hasArrived, withPending, type PendingChange } from "#domain/cart-pending.ts";
import { cartResource, cartSmallResource } from "#api/cart.ts";
import type { ApiError } from "#api/errors.ts";
import type { Resource } from "#api/resource.ts";
import { announceCart, joinCartNews } from "#state/cart-news.ts";
import { answerOf, askAnew } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import { isOwnVersion, noteFirstRead, noteOwnVersion, ownVersionOf } from "#state/cart-versions.ts";
import { useSessionClaim } from "#state/session.ts";
import { joinRereads } from "#state/session-calls.ts";
import { usePortal } from "#state/store.ts";

/** Where the reading of the cart stands; what was read before stays on the screen meanwhile. */
type CartLoad =
  { readonly state: "idle" | "loading" | "ready" } | { readonly state: "failed"; readonly error: ApiError };

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

type Reading = "cart" | "small";

const flights = new Map<Reading, Promise<boolean>>();
/** How many carts have been accepted: a read that began before the last one tells nothing newer. */
let accepted = 0;
/** The next cart that is read may be another person's: somebody has logged in. */
let mayBeAnothers = false;
/** Widgets of the page that show the whole cart. */
let wholeViews = 0;

const slice = (): CartSlice => usePortal.getState().cart;

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
function fireCartChanged(count: number): void {
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
  const { base, small, changes, pending } = slice();
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

/** The first reading is one that others may have begun, each later one is new. */
const askCart = <T>(resource: Resource<T>, isFirst: boolean): Promise<Remote<T>> =>
  isFirst ? answerOf(resource, {}) : askAnew(resource);

async function readCart(isFirst: boolean): Promise<boolean> {
  putCart({ load: { state: "loading" } });
  const before = accepted;
  const asked = await askCart(cartResource, isFirst);
  if (asked.state !== "ready") {
    putCart({ load: asked });
    return false;
  }
  // Without versions that compare, what was asked for later stands.
  if (before === accepted || isComparable(slice().base, asked.data)) acceptCart(asked.data, { isAnew: mayBeAnothers });
  mayBeAnothers = false;
  putCart({ load: { state: "ready" } });
  return true;
}

async function readSmall(isFirst: boolean): Promise<boolean> {
  const asked = await askCart(cartSmallResource, isFirst);
  if (asked.state !== "ready") {
    putCart({ load: asked });
    return false;
  }
  const small = asked.data;
  const known = countOf(slice());
  if (slice().base !== null) return true;
  putCart({ small, load: { state: "ready" }, duplicates: [] });
  if (known !== null && known !== countOf({ base: null, small })) fireCartChanged(small.count ?? small.items.length);
  return true;
}

/**
 * Reads the cart; while one reading of that kind is under way no
 * other begins. Never throws.
 * @returns whether it could be read
 */
export function loadCart(reading: Reading = "cart"): Promise<boolean> {
  const isFirst = slice().load.state === "idle";
  const flight =
    flights.get(reading) ??
    (reading === "cart" ? readCart(isFirst) : readSmall(isFirst)).finally(() => flights.delete(reading));
  flights.set(reading, flight);
  return flight;
}

/**
 * Reads the cart as it is from now on: a reading that is under way may have left before what is to be learnt, and is
 * waited for. Never throws.
 * @returns whether it could be read
 */
export async function rereadCart(): Promise<boolean> {
  await flights.get("cart");
  return loadCart();
}

/** Reads again what this page shows of the cart, if it shows any. */
function refreshCart(): void {
  const { base, load } = slice();
  if (load.state === "idle") return;
  void loadCart(base === null && wholeViews === 0 && !flights.has("cart") ? "small" : "cart");
}

/** Reads the cart again if it could not be read for want of a session. @returns whether that was so */
function rereadRefused(): boolean {
  const { load } = slice();
  if (load.state !== "failed" || load.error.kind !== "session") return false;
  refreshCart();
  return true;
}

/** Somebody is logged in again. The reading that showed it is still under way; without one the cart is read now. */
function onLogin(): void {
  mayBeAnothers = true;
  if (!flights.has("cart")) refreshCart();
}

/** Keeps the cart in step with the page, other tabs, a login and the way back to this page. @returns a way to stop */
export function followCart(): () => void {
  const leaveRereads = joinRereads(rereadRefused);
  const leaveNews = joinCartNews({
    refresh: refreshCart,
    accept: ({ cart, countChanged }) => acceptCart(cart, { isNews: true, countChanged }),
    onLogin,
  });
  return () => {
    leaveRereads();
    leaveNews();
  };
}

function useCartNews(): void {
  useEffect(followCart, []);
}

/** The whole cart, read if nobody has; for widgets that show it. */
export function useCart(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    wholeViews += 1;
    if (slice().base === null) void loadCart();
    return () => {
      wholeViews -= 1;
    };
  }, []);
  useSessionClaim(cart.load.state === "failed" ? cart.load.error : null);
  return cart;
}

/** The short list, read if nobody has read either; the whole cart wins where it is known. */
export function useCartSmall(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    if (countOf(slice()) === null && !flights.has("cart")) void loadCart("small");
  }, []);
  return cart;
}

/** What the page knows of an event and the cart; `adding` while it is on its way there. */
export type InCart = "no" | "adding" | "in";

/** Whether an event is in the cart as far as this page knows; asks nobody. */
export function useInCart(eventId: Id): InCart {
  useCartNews();
  return usePortal(({ cart: { shown, small, pending, duplicates } }) => {
    const isIn =
      (shown?.items.some(({ itemId, event }) => sameId(event?.eventId ?? null, eventId) && !isTemporaryId(itemId)) ??
        small?.items.some((item) => sameId(item.eventId, eventId)) ??
        false) ||
      duplicates.includes(String(eventId));
    if (isIn) return "in";
    return pending.some(({ change }) => change.kind === "add" && sameId(change.eventId, eventId)) ? "adding" : "no";
  });
}

/** Forgets what the backend changed by itself, once the customer has seen it. */
export function dismissChanges(): void {
  putCart({ changes: [] });
}

/** Forgets readings under way; for tests. */
export function resetCart(): void {
  flights.clear();
  accepted = 0;
  mayBeAnothers = false;
}
