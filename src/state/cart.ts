import { useEffect } from 'react';
import type { Cart, CartSmall } from '#domain/entities/cart.ts';
import type { Id } from '#domain/entities/fields.ts';
import { newerCart, sameId, withChanges, type CartChange } from '#domain/cart.ts';
import { serverChanges, type ServerChange } from '#domain/cart-changes.ts';
import { cartResource, cartSmallResource } from '#api/cart.ts';
import { toApiError, type ApiError } from '#api/errors.ts';
import { announceCart, joinCartNews } from '#state/cart-news.ts';
import { isOwnVersion, noteOwnVersion } from '#state/cart-versions.ts';
import { useSessionClaim } from '#state/session.ts';
import { usePortal } from '#state/store.ts';

/** Where the reading of the cart stands; what was read before stays on the screen meanwhile. */
type CartLoad = { readonly state: 'idle' | 'loading' | 'ready' } | { readonly state: 'failed'; readonly error: ApiError };

/** The cart as all widgets of a page see it. */
export interface CartSlice {
  readonly load: CartLoad;
  /** The newest answer of the backend; null while none has come. */
  readonly base: Cart | null;
  /** `base` with what is on its way. */
  readonly shown: Cart | null;
  /** The short list, for pages on which nobody has read the whole cart. */
  readonly small: CartSmall | null;
  /** Changes on their way, in order. */
  readonly pending: readonly CartChange[];
  /** Events that the backend said to be in the cart already, while no answer shows them. */
  readonly duplicates: readonly string[];
  /** What the backend changed by itself and the customer has not yet put away. */
  readonly changes: readonly ServerChange[];
}

type Reading = 'cart' | 'small';

const flights = new Map<Reading, Promise<void>>();

const slice = (): CartSlice => usePortal.getState().cart;

/** Changes the slice; what is shown follows from it. */
export function putCart(change: Partial<Omit<CartSlice, 'shown'>>): void {
  usePortal.setState(({ cart }) => {
    const next = { ...cart, ...change };
    return { cart: { ...next, shown: next.base === null ? null : withChanges(next.base, next.pending) } };
  });
}

/** Number of entries as the backend last told it; null while it has not. */
export const countOf = ({ base, small }: Pick<CartSlice, 'base' | 'small'>): number | null => base?.items.length ?? small?.count ?? small?.items.length ?? null;

/** Fires `portal:cart-changed` (contract-public section 1); never for what was loaded for the first time. */
function fireCartChanged(count: number): void {
  document.dispatchEvent(new CustomEvent('portal:cart-changed', { detail: { count } }));
}

interface Acceptance {
  /** The cart that the customer expects after a change of theirs; without it what is shown. */
  readonly expected?: Cart | null;
  /** The answer to a write of this page, or what another tab told. */
  readonly isOwn?: boolean;
  /** Whether the number of entries has changed although it was not known before. */
  readonly countChanged?: boolean;
  /** Whether other tabs know it already. */
  readonly isNews?: boolean;
}

/**
 * Takes an answer of the backend over, unless a newer one stands; tells the page and the other tabs of a new number, and
 * notes what the backend changed by itself.
 */
export function acceptCart(answer: Cart, { expected, isOwn = false, countChanged = false, isNews = false }: Acceptance = {}): void {
  const { base, small, changes } = slice();
  const cart = newerCart(base, answer);
  if (cart !== answer) return;
  const known = countOf({ base, small });
  if (isOwn && answer.version !== null) noteOwnVersion(answer.version);
  const before = expected ?? base;
  const found = before === null ? [] : serverChanges(before, answer).filter(({ kind }) => kind === 'changed' || expected != null || !(isOwn || isOwnVersion(answer.version)));
  putCart({ base: answer, load: { state: 'ready' }, small: null, duplicates: [], changes: [...changes.filter(({ item }) => found.every((change) => !sameId(change.item.itemId, item.itemId))), ...found] });
  const isChanged = known === null ? countChanged : known !== answer.items.length;
  if (isChanged) fireCartChanged(answer.items.length);
  if (!isNews && (isOwn || (base !== null && answer.version !== base.version))) announceCart({ cart: answer, countChanged: isChanged });
}

async function readCart(isFirst: boolean): Promise<void> {
  putCart({ load: { state: 'loading' } });
  try {
    const cart = await cartResource.load({}, new AbortController().signal, isFirst);
    acceptCart(cart);
    putCart({ load: { state: 'ready' } });
  } catch (thrown) {
    putCart({ load: { state: 'failed', error: toApiError(thrown, 'cart') } });
  }
}

async function readSmall(isFirst: boolean): Promise<void> {
  try {
    const small = await cartSmallResource.load({}, new AbortController().signal, isFirst);
    const known = countOf(slice());
    if (slice().base !== null) return;
    putCart({ small, load: { state: 'ready' }, duplicates: [] });
    if (known !== null && known !== countOf({ base: null, small })) fireCartChanged(small.count ?? small.items.length);
  } catch (thrown) {
    putCart({ load: { state: 'failed', error: toApiError(thrown, 'cartSmall') } });
  }
}

/** Reads the cart; the first reading takes what the entry has asked for, and while one of that kind is under way no other begins. Never throws. */
export function loadCart(reading: Reading = 'cart'): Promise<void> {
  const isFirst = slice().load.state === 'idle';
  const flight = flights.get(reading) ?? (reading === 'cart' ? readCart(isFirst) : readSmall(isFirst)).finally(() => flights.delete(reading));
  flights.set(reading, flight);
  return flight;
}

/** Reads again what this page shows of the cart, if it shows any. */
function refreshCart(): Promise<void> {
  const { base, load } = slice();
  if (load.state === 'idle') return Promise.resolve();
  return loadCart(base === null && !flights.has('cart') ? 'small' : 'cart');
}

/** Keeps a widget's cart in step with the page, other tabs and the way back to this page. */
function useCartNews(): void {
  useEffect(() => joinCartNews({ refresh: () => void refreshCart(), accept: ({ cart, countChanged }) => acceptCart(cart, { isOwn: true, isNews: true, countChanged }) }), []);
}

/** The whole cart, read if nobody has; for widgets that show it. */
export function useCart(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    if (slice().base === null) void loadCart();
  }, []);
  useSessionClaim(cart.load.state === 'failed' ? cart.load.error : null);
  return cart;
}

/** The short list, read if nobody has read either; the whole cart wins where it is known. */
export function useCartSmall(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    if (countOf(slice()) === null && !flights.has('cart')) void loadCart('small');
  }, []);
  return cart;
}

/** Whether an event is in the cart as far as this page knows; asks nobody. */
export function useInCart(eventId: Id): boolean {
  useCartNews();
  return usePortal(({ cart: { shown, small, pending, duplicates } }) => (shown?.items.some(({ event }) => sameId(event?.eventId ?? null, eventId)) ?? small?.items.some((item) => sameId(item.eventId, eventId)) ?? false)
    || duplicates.includes(String(eventId)) || pending.some((change) => change.kind === 'add' && sameId(change.eventId, eventId)));
}

/** Forgets what the backend changed by itself, once the customer has seen it. */
export function dismissChanges(): void {
  putCart({ changes: [] });
}

/** Forgets readings under way; for tests. */
export function resetCart(): void {
  flights.clear();
}
