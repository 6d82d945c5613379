import { invalidate } from "#state/reads.ts";
import { joinRereads } from "#state/session-calls.ts";
import { cartChannel, hasChangedSince, momentNow, ownVersionOf } from "#state/shop-tabs.ts";
import { dispatch, isReading, loadCart, rereadCart, shopNow } from "#state/shop.ts";
import { usePortal } from "#state/store.ts";

/** Widgets of the page that follow the cart, and those that show the whole of it. */
const views = { following: 0, whole: 0, leave: (): void => undefined };

/** Since when nobody on this page hears what other tabs tell of the cart. */
let deafSince = performance.timeOrigin;

const isReadingAny = (): boolean => isReading() || isReading("small");

/**
 * Reads again what this page shows of the cart, after what is under way; of what was asked for ahead and nobody has
 * shown yet the answer is old.
 */
function refreshCart(): void {
  const { base, load } = shopNow();
  if (load.state === "idle" && !isReadingAny()) invalidate("cart", "cartSmall");
  else void rereadCart(base === null && views.whole === 0 && !isReading() ? "small" : "cart");
}

/** Reads the cart again if it could not be read for want of a session. @returns whether that was so */
function rereadRefused(): boolean {
  const { load } = shopNow();
  if (load.state !== "failed" || load.error.kind !== "session") return false;
  refreshCart();
  return true;
}

/** Somebody is logged in again. The reading that showed it is still under way; without one the cart is read now. */
function onLogin(): void {
  dispatch({ do: "login" });
  if (!isReadingAny()) refreshCart();
}

function begin(): () => void {
  const leaveRereads = joinRereads(rereadRefused);
  const leaveNews = cartChannel.join({
    onNews: (news) => dispatch({ do: "news", news, own: ownVersionOf(news.cart) }),
    onReturn: refreshCart,
  });
  const stop = usePortal.subscribe((state, before) => {
    // A login, in whichever tab, ends an expired session.
    if (state.session.state === "active" && before.session.state === "expired") onLogin();
  });
  document.addEventListener("portal:cart-refresh", refreshCart);
  // A page asks for the cart before the code is there that listens.
  if (hasChangedSince(deafSince)) refreshCart();
  return () => {
    deafSince = momentNow();
    leaveRereads();
    leaveNews();
    stop();
    document.removeEventListener("portal:cart-refresh", refreshCart);
  };
}

/**
 * Keeps the cart in step with the page, other tabs, a login, the host (`portal:cart-refresh`, contract-public section
 * 1) and the way back to this page, for as long as a widget of it stands there. @returns a way to stop
 */
export function followCart(): () => void {
  if (views.following === 0) views.leave = begin();
  views.following += 1;
  return () => {
    views.following -= 1;
    if (views.following === 0) views.leave();
  };
}

/** Counts a widget that shows the whole cart, and reads it for it if nobody has. @returns a way to count it no more */
export function countWholeView(): () => void {
  views.whole += 1;
  if (shopNow().base === null) void loadCart();
  return () => {
    views.whole -= 1;
  };
}
