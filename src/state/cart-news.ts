import * as v from "valibot";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { usePortal } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

/** What tabs tell each other: the whole cart, so that none has to ask. */
export interface CartNews {
  readonly cart: Cart;
  /** Whether the number of entries is another than before. */
  readonly countChanged: boolean;
}

interface Listener {
  readonly refresh: () => void;
  readonly accept: (news: CartNews) => void;
  /** Somebody is logged in again, who may be another person. */
  readonly onLogin: () => void;
}

const channel = tabChannel<CartNews>(
  "kundenportal-cart",
  "cart",
  v.object({ cart: cartSchema, countChanged: v.boolean() }),
);
const listeners = new Set<Listener>();

let stopWatching: (() => void) | null = null;

/** All listeners of a page do the same: one is enough. */
function refresh(): void {
  const [first] = listeners;
  first?.refresh();
}

/** A login, in whichever tab, ends an expired session. */
function watchSession(): () => void {
  return usePortal.subscribe(({ session }, before) => {
    if (session.state === "active" && before.session.state === "expired") [...listeners][0]?.onLogin();
  });
}

/**
 * Hears of the cart for as long as a widget of it stands on the page: from other tabs, from the host
 * (`portal:cart-refresh`, contract-public section 1), by a login, and by the way back to the page.
 * @returns a way to leave
 */
export function joinCartNews(listener: Listener): () => void {
  const leave = channel.join({ onNews: listener.accept, onReturn: listener.refresh });
  listeners.add(listener);
  document.addEventListener("portal:cart-refresh", refresh);
  stopWatching ??= watchSession();
  return () => {
    leave();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("portal:cart-refresh", refresh);
    stopWatching?.();
    stopWatching = null;
  };
}

/** Tells the other tabs. */
export const announceCart = (news: CartNews): void => channel.tell(news);
