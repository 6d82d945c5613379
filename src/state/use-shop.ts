import { useEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import { isTemporaryId, sameId, type CartChange } from "#domain/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { countOf } from "#domain/shop/asked.ts";
import type { Move } from "#domain/shop/moves.ts";
import type { Shop } from "#domain/shop/state.ts";
import { useSessionClaim } from "#state/session.ts";
import { countWholeView, followCart } from "#state/shop-follow.ts";
import {
  changeCart,
  dispatch,
  isReading,
  loadCart,
  loadError,
  runMove,
  shopNow,
  type CartChanged,
} from "#state/shop.ts";
import { usePortal } from "#state/store.ts";

function useCartNews(): void {
  useEffect(followCart, []);
}

/** The whole cart, read if nobody has; for widgets that show it. */
export function useCart(): Shop {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(countWholeView, []);
  useSessionClaim(loadError(cart));
  return cart;
}

/** The short list, read if nobody has read either; the whole cart wins where it is known. */
export function useCartSmall(): Shop {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    if (countOf(shopNow()) === null && !isReading()) void loadCart("small");
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

/** How a change that a view has asked for stands. */
export type Changing = { readonly state: "idle" | "sending" } | CartChanged;

/** A change of the cart in a view's hands. */
export interface CartChangeControl {
  readonly now: Changing;
  /** Asks for a change; null, and nothing changes, where it was not even asked for. */
  readonly run: (asked: Promise<CartChanged> | null) => Promise<CartChanged | null>;
  /** Asks for a change of the cart. */
  readonly change: (change: CartChange) => Promise<CartChanged>;
  /** Says no more of the last one. */
  readonly reset: () => void;
}

/** The one way for a view to change the cart: it is told how its change stands, and claims the notice of an expiry. */
export function useCartChange(): CartChangeControl {
  const anchor = useAnchor();
  const [now, setNow] = useState<Changing>({ state: "idle" });
  useSessionClaim(now.state === "failed" ? now.error : null);
  const run: CartChangeControl["run"] = async (asked) => {
    if (asked === null) return null;
    setNow({ state: "sending" });
    const changed = await asked;
    setNow(changed);
    return changed;
  };
  return {
    now,
    run,
    change: async (change) => {
      const asked = changeCart(change, anchor);
      await run(asked);
      return asked;
    },
    reset: () => setNow({ state: "idle" }),
  };
}

/** The moves of the page, with the ways to begin one, to go on, to take it back and to say no more of it. */
export interface MoveControl {
  readonly moves: readonly Move[];
  readonly begin: (move: Move) => Promise<CartChanged>;
  readonly goOn: (move: Move) => Promise<CartChanged>;
  readonly takeBack: (move: Move) => Promise<CartChanged>;
  readonly putAway: (move: Move) => void;
}

/** People on their way from one entry of the cart to another; a move is the page's, whichever view has begun it. */
export function useMoves(): MoveControl {
  const anchor = useAnchor();
  const moves = usePortal(({ cart }) => cart.moves);
  const expired = moves.find(({ end }) => end?.state === "failed" && end.error.kind === "session")?.end;
  useSessionClaim(expired?.state === "failed" ? (expired.error as ApiError) : null);
  return {
    moves,
    begin: (move) => runMove({ do: "move", move }, anchor),
    goOn: ({ id }) => runMove({ do: "goOn", id }, anchor),
    takeBack: ({ id }) => runMove({ do: "takeBack", id }, anchor),
    putAway: ({ id }) => dispatch({ do: "putAway", id }),
  };
}
