import { useEffect } from "react";
import type { Id } from "#domain/entities/fields.ts";
import { isTemporaryId, sameId } from "#domain/cart.ts";
import type { CartSlice } from "#state/cart.ts";
import { followCart, readCount, showWholeCart } from "#state/cart-reads.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

function useCartNews(): void {
  useEffect(followCart, []);
}

/** The whole cart, read if nobody has; for widgets that show it. */
export function useCart(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(showWholeCart, []);
  useSessionClaim(cart.load.state === "failed" ? cart.load.error : null);
  return cart;
}

/** The short list, read if nobody has read either; the whole cart wins where it is known. */
export function useCartSmall(): CartSlice {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(readCount, []);
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
