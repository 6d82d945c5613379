import * as v from "valibot";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import type { CartNews } from "#domain/shop/state.ts";
import { digest } from "#lib/digest.ts";
import { readJson, writeText } from "#lib/storage.ts";
import { apiMark, tabChannel } from "#state/tab-channel.ts";

/** The line on which the tabs of a browser tell each other of the cart. */
export const cartChannel = tabChannel<CartNews>(
  "kundenportal-cart",
  "cart",
  v.object({
    cart: cartSchema,
    countChanged: v.boolean(),
    made: v.nullish(v.union([v.string(), v.number()]), null),
    person: v.nullish(v.string(), null),
  }),
);

/** Each shop of an origin has its own. */
const keyNow = (): string => `portal-cart-version${apiMark("cart")}`;
const recordSchema = v.object({ cart: v.string(), version: v.nullable(v.number()), at: v.optional(v.number(), 0) });

const recordNow = (): v.InferOutput<typeof recordSchema> | null => {
  const { success, output } = v.safeParse(recordSchema, readJson("browser", keyNow()));
  return success ? output : null;
};

/** Of a cart's id only a fingerprint is kept. */
const nameOf = ({ cartId }: Pick<Cart, "cartId">): string => (cartId === null ? "" : digest(String(cartId)));

/**
 * The highest version of a cart that a change of the customer's made, in any tab; null where none is known, as for a
 * cart after the one that was ordered.
 */
export function ownVersionOf(cart: Pick<Cart, "cartId">): number | null {
  const record = recordNow();
  return record?.cart === nameOf(cart) ? record.version : null;
}

/** What time it is (epoch ms, with fractions), by the clock that tells since when a page has been there. */
export const momentNow = (): number => performance.timeOrigin + performance.now();

/** Whether a change of the customer's was noted after that moment, by whichever page. */
export const hasChangedSince = (moment: number): boolean => (recordNow()?.at ?? 0) > moment;

/** Without storage a change from another page may be told as the backend's: no harm but a sentence. */
const note = (cart: Cart, version: number | null, at: number): boolean =>
  writeText("browser", keyNow(), JSON.stringify({ cart: nameOf(cart), version, at }));

/** Notes when a change of the customer's was made, and which version by it; a late answer never lowers that. */
export function noteOwnVersion(cart: Cart): void {
  note(cart, cart.version === null ? null : Math.max(cart.version, ownVersionOf(cart) ?? 0), momentNow());
}

/** Notes the first cart that a page reads: of a cart whose versions have begun anew the old ones count no more. */
export function noteFirstRead(cart: Cart): void {
  if (cart.version !== null && (ownVersionOf(cart) ?? 0) > cart.version) note(cart, cart.version, recordNow()?.at ?? 0);
}
