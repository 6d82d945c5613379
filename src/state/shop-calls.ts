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
import type { Command } from "#domain/shop/machine.ts";
import type { AskedChange, Sent, Shop } from "#domain/shop/state.ts";
import { ofPage } from "#lib/page-values.ts";
import { readOnce, askAnew } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import { sendWrite } from "#state/sending/sends.ts";
import { ownVersionOf } from "#state/shop-tabs.ts";

type Reading = "cart" | "small";

interface Driver {
  readonly shopNow: () => Shop;
  readonly dispatch: (command: Command) => void;
}

/** Reads a resource of the cart. The first reading may use one that was begun elsewhere; each later one is new. */
const askCart = <T>(resource: Resource<T>, isFirst: boolean): Promise<Remote<T>> =>
  isFirst ? readOnce(resource, {}) : askAnew(resource);

/** Reads the whole cart or the small one, and tells the state machine the result. */
function readingsOf({ shopNow, dispatch }: Driver): Record<Reading, (isFirst: boolean) => Promise<boolean>> {
  const unread = (asked: Exclude<Remote<unknown>, { state: "ready" }>): false => {
    const error =
      asked.state === "failed" ? asked.error : new ApiError("aborted", "cart", "The reading was called off");
    dispatch({ does: "readFailed", error });
    return false;
  };

  async function cart(isFirst: boolean): Promise<boolean> {
    const { accepted: since, turn } = shopNow();
    dispatch({ does: "reading" });
    const asked = await askCart(cartResource, isFirst);
    if (turn !== shopNow().turn) return false;
    if (asked.state !== "ready") return unread(asked);
    dispatch({ does: "read", cart: asked.data, since, own: ownVersionOf(asked.data) });
    return true;
  }

  async function small(isFirst: boolean): Promise<boolean> {
    const { turn } = shopNow();
    const asked = await askCart(cartSmallResource, isFirst);
    if (turn !== shopNow().turn) return false;
    if (asked.state !== "ready") return unread(asked);
    dispatch({ does: "readSmall", small: asked.data });
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

/** Sends a change of the cart by the write of its kind. */
export function sendChange({ change, key }: AskedChange, anchor: HTMLElement): Promise<Sent> {
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
