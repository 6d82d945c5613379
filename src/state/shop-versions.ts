import * as v from "valibot";
import type { Cart } from "#domain/entities/cart.ts";
import { digest } from "#lib/digest.ts";
import { readJson, writeText } from "#lib/storage.ts";
import { apiMark } from "#state/tab-channel.ts";

/** Each shop of an origin has its own. */
const keyNow = (): string => `portal-cart-version${apiMark("cart")}`;
const recordSchema = v.object({ cart: v.string(), version: v.number() });

/** Of a cart's id only a fingerprint is kept. */
const nameOf = ({ cartId }: Pick<Cart, "cartId">): string => (cartId === null ? "" : digest(String(cartId)));

/**
 * The highest version of a cart that a change of the customer's made, in any tab; null where none is known, as for a
 * cart after the one that was ordered.
 */
export function ownVersionOf(cart: Pick<Cart, "cartId">): number | null {
  const { success, output } = v.safeParse(recordSchema, readJson("browser", keyNow()));
  return success && output.cart === nameOf(cart) ? output.version : null;
}

/** Without storage a change from another page may be told as the backend's: no harm but a sentence. */
const note = (cart: Cart, version: number): boolean =>
  writeText("browser", keyNow(), JSON.stringify({ cart: nameOf(cart), version }));

/** Notes the version that a change of the customer's has made; a late answer never lowers it. */
export function noteOwnVersion(cart: Cart): void {
  if (cart.version !== null) note(cart, Math.max(cart.version, ownVersionOf(cart) ?? 0));
}

/** Notes the first cart that a page reads: of a cart whose versions have begun anew the old ones count no more. */
export function noteFirstRead(cart: Cart): void {
  if (cart.version !== null && (ownVersionOf(cart) ?? 0) > cart.version) note(cart, cart.version);
}
