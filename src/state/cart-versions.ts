import * as v from "valibot";
import { digest } from "#lib/digest.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { readJson, writeText } from "#lib/storage.ts";

const KEY = "portal-cart-version";
const recordSchema = v.object({ cart: v.string(), version: v.number() });

/** Of a cart's id only a fingerprint is kept. */
const nameOf = ({ cartId }: Pick<Cart, "cartId">): string => (cartId === null ? "" : digest(String(cartId)));

/**
 * The highest version of a cart that a change of the customer's made, in any tab; null where none is known, as for a
 * cart after the one that was ordered.
 */
export function ownVersionOf(cart: Pick<Cart, "cartId">): number | null {
  const { success, output } = v.safeParse(recordSchema, readJson("browser", KEY));
  return success && output.cart === nameOf(cart) ? output.version : null;
}

/** Without storage a change from another page may be told as the backend's: no harm but a sentence. */
const note = (cart: Cart, version: number): boolean =>
  writeText("browser", KEY, JSON.stringify({ cart: nameOf(cart), version }));

/** Notes the version that a change of the customer's has made; a late answer never lowers it. */
export function noteOwnVersion(cart: Cart): void {
  if (cart.version !== null) note(cart, Math.max(cart.version, ownVersionOf(cart) ?? 0));
}

/** Notes the first cart that a page reads: of a cart whose versions have begun anew the old ones count no more. */
export function noteFirstRead(cart: Cart): void {
  if (cart.version !== null && (ownVersionOf(cart) ?? 0) > cart.version) note(cart, cart.version);
}

/**
 * Whether a cart of that version is the customer's own doing, as after the way back from a page on which they changed
 * it.
 */
export function isOwnVersion(cart: Cart): boolean {
  return cart.version !== null && cart.version <= (ownVersionOf(cart) ?? -1);
}
