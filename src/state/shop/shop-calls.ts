import * as v from "valibot";
import {
  cartAdd,
  cartDelete,
  cartResource,
  cartSmallResource,
  orderOptions,
  recipientAdd,
  recipientDelete,
  recipientEdit,
} from "#api/cart.ts";
import { ApiError } from "#api/errors.ts";
import type { Resource } from "#api/resource.ts";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { isContradicted } from "#domain/shop/answers.ts";
import type { Command } from "#domain/shop/machine.ts";
import type { AskedChange, CartNews, Sent, Shop } from "#domain/shop/state.ts";
import { digest } from "#lib/digest.ts";
import { ofPage } from "#lib/page-values.ts";
import { readJson, writeText } from "#lib/storage.ts";
import { awaitRead, readFresh } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
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

type Reading = "cart" | "small";

interface Driver {
  readonly shopNow: () => Shop;
  readonly dispatch: (command: Command) => void;
}

/** Reads a resource of the cart. The first reading may use one that was begun elsewhere; each later one is new. */
const askCart = <T>(resource: Resource<T>, isFirst: boolean): Promise<Remote<T>> =>
  isFirst ? awaitRead(resource, {}) : readFresh(resource);

/** Reads the whole cart or the small one, and tells the state machine the result. */
function readingsOf({ shopNow, dispatch }: Driver): Record<Reading, (isFirst: boolean) => Promise<boolean>> {
  const unread = (asked: Exclude<Remote<unknown>, { state: "ready" }>): false => {
    const error =
      asked.state === "failed" ? asked.error : new ApiError("aborted", "cart", "The reading was called off");
    dispatch({ kind: "readFailed", error });
    return false;
  };

  async function cart(isFirst: boolean): Promise<boolean> {
    const { accepted: since, turn } = shopNow();
    dispatch({ kind: "reading" });
    const asked = await askCart(cartResource, isFirst);
    if (turn !== shopNow().turn) return false;
    if (asked.state !== "ready") return unread(asked);
    dispatch({ kind: "read", cart: asked.data, since, own: ownVersionOf(asked.data) });
    return true;
  }

  async function small(isFirst: boolean): Promise<boolean> {
    const { turn } = shopNow();
    const asked = await askCart(cartSmallResource, isFirst);
    if (turn !== shopNow().turn) return false;
    if (asked.state !== "ready") return unread(asked);
    dispatch({ kind: "readSmall", small: asked.data });
    return true;
  }

  return { cart, small };
}

/** The functions that read the cart: at most one reading of each kind is pending, and its result is dispatched. */
export function cartReader(driver: Driver) {
  const flights = ofPage(() => new Map<Reading, Promise<boolean>>());
  /** The turn of the page in which each kind was last read, by which the first reading of a turn is recognised. */
  const turns = ofPage(() => new Map<Reading, number>());
  const read = readingsOf(driver);

  /** Whether a reading is pending, by default one of the whole cart. */
  const isReading = (reading: Reading = "cart"): boolean => flights().has(reading);

  /**
   * Reads the cart; a pending reading of the same kind is shared. Never throws.
   * @returns whether it could be read
   */
  function loadCart(reading: Reading = "cart"): Promise<boolean> {
    const { turn } = driver.shopNow();
    const isFirst = turns().get(reading) !== turn;
    turns().set(reading, turn);
    const flight = flights().get(reading) ?? read[reading](isFirst).finally(() => flights().delete(reading));
    flights().set(reading, flight);
    return flight;
  }

  /**
   * Reads the cart again. A pending reading may have been sent before the change of interest, so it is only waited for.
   * Never throws.
   * @returns whether it could be read
   */
  function rereadCart(reading: Reading = "cart"): Promise<boolean> {
    const flight = flights().get(reading);
    return flight === undefined ? loadCart(reading) : flight.then(() => loadCart(reading));
  }

  return { isReading, loadCart, rereadCart };
}

/** Sends a change of the cart; an answer that contradicts it says nothing of it. */
export async function sendChange(asked: AskedChange, anchor: HTMLElement): Promise<Sent> {
  const sent = await sendByKind(asked, anchor);
  if (sent?.state !== "done" || !isContradicted(asked, sent.data)) return sent;
  const error = new ApiError("malformed", "cart", `The answer does not show the change (${asked.change.kind})`, 200);
  // eslint-disable-next-line no-console -- the network log shows a 200
  console.error(`[portal] ${error.message}`);
  return { state: "failed", error };
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
