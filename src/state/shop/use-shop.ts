import { useEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { toApiError, withOutcome } from "#api/errors.ts";
import { isTemporaryId, temporaryIdOf, type CartChange } from "#domain/cart/cart.ts";
import { orderTypeOf, type OrderType, type RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isAmong, sameId, type Id } from "#domain/entities/fields.ts";
import { entryCount } from "#domain/shop/asked.ts";
import type { Move, Shop } from "#domain/shop/state.ts";
import { randomKey } from "#lib/digest.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { countWholeView, followCart } from "#state/shop/shop-follow.ts";
import {
  changeCart,
  dispatch,
  isReading,
  loadCart,
  loadError,
  runMove,
  shopNow,
  type CartChanged,
} from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";

function useCartNews(): void {
  useEffect(followCart, []);
}

/** The whole cart, for widgets that show it; it is read if it has not been. */
export function useCart(): Shop {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(countWholeView, []);
  useSessionClaim(loadError(cart));
  return cart;
}

/** The cart for widgets that only count its entries: the small cart is read if no reading has told the number yet. */
export function useCartSmall(): Shop {
  const cart = usePortal((state) => state.cart);
  useCartNews();
  useEffect(() => {
    if (entryCount(shopNow()) === null && !isReading()) void loadCart("small");
  }, []);
  return cart;
}

/**
 * What the cart holds an event as, as far as the page knows; `unknown` if only its entry's id is known, `adding` while
 * it is being sent, null if it is not in the cart.
 */
export type InCart = OrderType | "unknown" | "adding" | null;

/** Tells as what an event is in the cart as far as this page knows; nothing is read for it. */
export function useInCart(eventId: Id): InCart {
  useCartNews();
  return usePortal(({ cart: { shown, small, pending, duplicates } }) => {
    const entry = shown?.items.find(
      ({ itemId, event }) => sameId(event?.eventId ?? null, eventId) && !isTemporaryId(itemId),
    );
    if (entry !== undefined) return orderTypeOf(entry);
    const isCounted = shown === null && small?.items.some((item) => sameId(item.eventId, eventId));
    if (isCounted === true || duplicates.includes(String(eventId))) return "unknown";
    return pending.some(({ change }) => change.kind === "add" && sameId(change.eventId, eventId)) ? "adding" : null;
  });
}

/** Whether people are just being moved out of an entry, or into it: another change of it would cross the move. */
export const useIsMoving = (itemId: Id | null): boolean =>
  usePortal(({ cart }) =>
    cart.moves.some(({ state, from, to }) => state === "running" && isAmong([from?.itemId ?? null, to.itemId], itemId)),
  );

/** A random id for an item that has none from the backend yet; two pages never create the same. */
export const temporaryId = (): string => temporaryIdOf(randomKey());

/** Adds an event to the cart, unless it is being added. @returns null if nothing was sent */
export function addToCart(
  eventId: Id,
  event: PortalEvent | null,
  type: OrderType,
  anchor: HTMLElement,
): Promise<CartChanged> | null {
  const isMeant = (change: CartChange): boolean => change.kind === "add" && sameId(change.eventId, eventId);
  if (shopNow().pending.some(({ change }) => isMeant(change))) return null;
  return changeCart({ kind: "add", temporaryId: temporaryId(), eventId, event, type }, anchor);
}

/**
 * Adds participants to an entry, in their order.
 * @param itemId of the entry, which may still be temporary
 * @param onEnd called for each participant when its change has ended
 */
export function addParticipants(
  itemId: Id,
  recipients: readonly RecipientInput[],
  anchor: HTMLElement,
  onEnd?: (index: number, changed: CartChanged) => void,
): Promise<CartChanged[]> {
  return Promise.all(
    recipients.map(async (recipient, index) => {
      const change = { kind: "recipientAdd", temporaryId: temporaryId(), itemId, recipient } as const;
      const changed = await changeCart(change, anchor);
      onEnd?.(index, changed);
      return changed;
    }),
  );
}

/** How far a change that a view asked for has come. */
export type Changing = { readonly state: "idle" | "sending" } | CartChanged;

/** The state of a view's last change of the cart, and functions to make one. */
export interface CartChangeControl {
  readonly now: Changing;
  /** Follows a change that was begun elsewhere; null, without any effect, if it was not even begun. */
  readonly run: (asked: Promise<CartChanged> | null) => Promise<CartChanged | null>;
  /** Makes a change of the cart and follows it. */
  readonly change: (change: CartChange) => Promise<CartChanged>;
  /** Reports a failure before anything was sent, such as when the code that checks a form could not be loaded. */
  readonly fail: (thrown: unknown) => void;
}

/**
 * The hook by which a view changes the cart: it gives the state of the change, and claims the notice of an expired
 * session.
 */
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
    fail: (thrown) =>
      setNow({ state: "failed", error: withOutcome(toApiError(thrown, "cart"), "not done"), isReread: false }),
  };
}

/** The moves of the page, and functions to begin, continue, undo and dismiss one. */
export interface MoveControl {
  readonly moves: readonly Move[];
  readonly begin: (move: Move) => Promise<CartChanged>;
  readonly goOn: (move: Move) => Promise<CartChanged>;
  readonly takeBack: (move: Move) => Promise<CartChanged>;
  readonly putAway: (move: Move) => void;
}

/**
 * The moves of participants from one entry of the cart to another; a move belongs to the page, whichever view began it.
 */
export function useMoves(): MoveControl {
  const anchor = useAnchor();
  const moves = usePortal(({ cart }) => cart.moves);
  const expired = moves.find(({ end }) => end?.state === "failed" && end.error.kind === "session")?.end;
  useSessionClaim(expired?.state === "failed" ? expired.error : null);
  return {
    moves,
    begin: (move) => runMove({ kind: "move", move }, anchor),
    goOn: ({ id }) => runMove({ kind: "goOn", id }, anchor),
    takeBack: ({ id }) => runMove({ kind: "takeBack", id }, anchor),
    putAway: ({ id }) => dispatch({ kind: "putAway", id }),
  };
}
