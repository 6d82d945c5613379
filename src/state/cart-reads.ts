import { cartResource, cartSmallResource } from "#api/cart.ts";
import type { Resource } from "#api/resource.ts";
import { isComparable } from "#domain/cart.ts";
import { acceptCart, acceptedAnswers, cartNow, countOf, fireCartChanged, putCart } from "#state/cart.ts";
import { joinCartNews } from "#state/cart-news.ts";
import { answerOf, askAnew } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import { joinRereads } from "#state/session-calls.ts";

type Reading = "cart" | "small";

const flights = new Map<Reading, Promise<boolean>>();
/** The next cart that is read may be another person's: somebody has logged in. */
let mayBeAnothers = false;
/** Widgets of the page that show the whole cart. */
let wholeViews = 0;

/** The first reading is one that others may have begun, each later one is new. */
const askCart = <T>(resource: Resource<T>, isFirst: boolean): Promise<Remote<T>> =>
  isFirst ? answerOf(resource, {}) : askAnew(resource);

async function readCart(isFirst: boolean): Promise<boolean> {
  putCart({ load: { state: "loading" } });
  const before = acceptedAnswers();
  const asked = await askCart(cartResource, isFirst);
  if (asked.state !== "ready") {
    putCart({ load: asked });
    return false;
  }
  // Without versions that compare, what was asked for later stands.
  if (before === acceptedAnswers() || isComparable(cartNow().base, asked.data))
    acceptCart(asked.data, { isAnew: mayBeAnothers });
  mayBeAnothers = false;
  putCart({ load: { state: "ready" } });
  return true;
}

async function readSmall(isFirst: boolean): Promise<boolean> {
  const asked = await askCart(cartSmallResource, isFirst);
  if (asked.state !== "ready") {
    putCart({ load: asked });
    return false;
  }
  const small = asked.data;
  const known = countOf(cartNow());
  if (cartNow().base !== null) return true;
  putCart({ small, load: { state: "ready" }, duplicates: [] });
  if (known !== null && known !== countOf({ base: null, small })) fireCartChanged(small.count ?? small.items.length);
  return true;
}

/**
 * Reads the cart; while one reading of that kind is under way no
 * other begins. Never throws.
 * @returns whether it could be read
 */
export function loadCart(reading: Reading = "cart"): Promise<boolean> {
  const isFirst = cartNow().load.state === "idle";
  const flight =
    flights.get(reading) ??
    (reading === "cart" ? readCart(isFirst) : readSmall(isFirst)).finally(() => flights.delete(reading));
  flights.set(reading, flight);
  return flight;
}

/**
 * Reads the cart as it is from now on: a reading that is under way may have left before what is to be learnt, and is
 * waited for. Never throws.
 * @returns whether it could be read
 */
export async function rereadCart(): Promise<boolean> {
  await flights.get("cart");
  return loadCart();
}

/** Reads again what this page shows of the cart, if it shows any. */
function refreshCart(): void {
  const { base, load } = cartNow();
  if (load.state === "idle") return;
  void loadCart(base === null && wholeViews === 0 && !flights.has("cart") ? "small" : "cart");
}

/** Reads the cart again if it could not be read for want of a session. @returns whether that was so */
function rereadRefused(): boolean {
  const { load } = cartNow();
  if (load.state !== "failed" || load.error.kind !== "session") return false;
  refreshCart();
  return true;
}

/** Somebody is logged in again. The reading that showed it is still under way; without one the cart is read now. */
function onLogin(): void {
  mayBeAnothers = true;
  if (!flights.has("cart")) refreshCart();
}

/** Keeps the cart in step with the page, other tabs, a login and the way back to this page. @returns a way to stop */
export function followCart(): () => void {
  const leaveRereads = joinRereads(rereadRefused);
  const leaveNews = joinCartNews({
    refresh: refreshCart,
    accept: ({ cart, countChanged }) => acceptCart(cart, { isNews: true, countChanged }),
    onLogin,
  });
  return () => {
    leaveRereads();
    leaveNews();
  };
}

/** Counts a widget that shows the whole cart, and reads it for it if nobody has. @returns a way to count it no more */
export function showWholeCart(): () => void {
  wholeViews += 1;
  if (cartNow().base === null) void loadCart();
  return () => {
    wholeViews -= 1;
  };
}

/** Reads the short list, unless the number of entries is known or will be. */
export function readCount(): void {
  if (countOf(cartNow()) === null && !flights.has("cart")) void loadCart("small");
}

/** Forgets readings under way; for tests. */
export function resetCartReads(): void {
  flights.clear();
  mayBeAnothers = false;
}
