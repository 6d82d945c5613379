import * as v from "valibot";
import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from "#api/cart.ts";
import { malformed } from "#api/check-answer.ts";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { isContradicted, isOvertaken } from "#domain/shop/contradictions.ts";
import type { AskedChange, CartNews, Sent, Shop } from "#domain/shop/state.ts";
import { digest } from "#lib/digest.ts";
import { readJson, writeText } from "#lib/storage.ts";
import { invalidate } from "#state/reads.ts";
import { sendWrite } from "#state/sending/sends.ts";
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

/** The key of the record; each shop of an origin has its own. */
const keyNow = (): string => `portal-cart-version${apiMark("cart")}`;
const recordSchema = v.object({ cart: v.string(), version: v.nullable(v.number()), at: v.optional(v.number(), 0) });

const recordNow = (): v.InferOutput<typeof recordSchema> | null => {
  const { success, output } = v.safeParse(recordSchema, readJson("browser", keyNow()));
  return success ? output : null;
};

/** A fingerprint of the cart's id, which is not stored itself. */
const cartDigest = ({ cartId }: Pick<Cart, "cartId">): string => (cartId === null ? "" : digest(String(cartId)));

/**
 * The highest version of a cart that a change by the customer made, in any tab; null if none is known, as for the new
 * cart after an order.
 */
export function ownVersionOf(cart: Pick<Cart, "cartId">): number | null {
  const record = recordNow();
  return record?.cart === cartDigest(cart) ? record.version : null;
}

/** The current time (epoch ms, with fractions), by the clock of `performance.timeOrigin`. */
export const momentNow = (): number => performance.timeOrigin + performance.now();

/** Whether a change by the customer was recorded after that moment, on any page. */
export const hasChangedSince = (moment: number): boolean => (recordNow()?.at ?? 0) > moment;

/**
 * Writes the record. Without storage, a change on another page may be announced as the backend's, which costs one
 * sentence.
 */
const note = (cart: Cart, version: number | null, at: number): boolean =>
  writeText("browser", keyNow(), JSON.stringify({ cart: cartDigest(cart), version, at }));

/** Records when the customer's change was made and its version; a late answer never lowers the version. */
export function noteOwnVersion(cart: Cart): void {
  note(cart, cart.version === null ? null : Math.max(cart.version, ownVersionOf(cart) ?? 0), momentNow());
}

/**
 * Records the version of the first cart that a page reads: if the backend has restarted its versions, the recorded ones
 * are void.
 */
export function noteFirstRead(cart: Cart): void {
  if (cart.version !== null && (ownVersionOf(cart) ?? 0) > cart.version) note(cart, cart.version, recordNow()?.at ?? 0);
}

/**
 * Sends a change of the cart; an answer that contradicts it says nothing of it, and neither does one that is older than
 * the cart that `shopNow` gives, and so is not shown.
 */
export async function sendChange(asked: AskedChange, anchor: HTMLElement, shopNow: () => Shop): Promise<Sent> {
  const sent = await sendByKind(asked, anchor);
  // The page shows what the event was before.
  if (sent?.state === "refused" && sent.refusal.reason === "changed") invalidate("event", "exports");
  if (sent?.state !== "done") return sent;
  const isOld = isOvertaken(shopNow(), asked, sent.data);
  if (!isOld && !isContradicted(asked, sent.data)) return sent;
  const error = malformed("cart", `it lacks the change (${asked.change.kind})`);
  return { state: "failed", error, ...(isOld && { isOvertaken: true }) };
}

/** Sends a change of the cart by the write of its kind. */
function sendByKind({ change, key }: AskedChange, anchor: HTMLElement): Promise<Sent> {
  switch (change.kind) {
    case "add":
      return sendWrite(cartAdd, change, anchor, { key });
    case "delete":
      return sendWrite(cartDelete, change, anchor);
    case "recipientAdd":
      return sendWrite(recipientAdd, change, anchor, { key });
    case "recipientEdit":
      return sendWrite(recipientEdit, change, anchor);
    case "recipientDelete":
      return sendWrite(recipientDelete, change, anchor);
    case "options":
      return sendWrite(orderOptions, change.options, anchor);
    default:
      return change satisfies never;
  }
}
