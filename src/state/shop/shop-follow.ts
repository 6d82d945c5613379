import { invalidate } from "#state/reads.ts";
import { joinRereads, type RereadReason } from "#state/session/session-calls.ts";
import { cartChannel, hasChangedSince, momentNow, ownVersionOf } from "#state/shop/shop-calls.ts";
import { dispatch, isReading, loadCart, rereadCart, shopNow } from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";

/** Counts the page's widgets that follow the cart, and those that show the whole cart. */
const views = { following: 0, whole: 0, leave: (): void => undefined };

/** Since when no widget of this page has listened to other tabs' changes of the cart. */
let deafSince = performance.timeOrigin;

const isReadingAny = (): boolean => isReading() || isReading("small");

/**
 * Reads the part of the cart that this page shows again, after a pending reading. A preloaded answer that no widget has
 * shown yet counts as outdated.
 */
function refreshCart(): void {
  const { base, load } = shopNow();
  if (load.state === "idle" && !isReadingAny()) invalidate("cart", "cartSmall");
  else void rereadCart(base === null && views.whole === 0 && !isReading() ? "small" : "cart");
}

/** Handles a new login. If a reading is pending, it will show the new cart; otherwise the cart is read now. */
function onLogin(): void {
  dispatch({ kind: "login" });
  if (!isReadingAny()) refreshCart();
}

/** Reads the cart again if it failed because the session had expired, or may be another person's. */
function reread(why: RereadReason): boolean {
  const { load } = shopNow();
  if (why === "anybody's") {
    dispatch({ kind: "login" });
    refreshCart();
    return true;
  }
  if (load.state !== "failed" || load.error.kind !== "session") return false;
  refreshCart();
  return true;
}

function begin(): () => void {
  const leaveRereads = joinRereads(reread);
  const leaveNews = cartChannel.join({
    onNews: (news) => dispatch({ kind: "news", news, own: ownVersionOf(news.cart) }),
    onReturn: refreshCart,
  });
  const stop = usePortal.subscribe((state, before) => {
    // A login in any tab ends an expired session.
    if (state.session.state === "active" && before.session.state === "expired") onLogin();
  });
  document.addEventListener("portal:cart-refresh", refreshCart);
  // The page or another tab may have changed the cart before this listener existed.
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
 * 1) and returns to this page, while a widget of the cart is mounted. @returns a function that stops this
 */
export function followCart(): () => void {
  if (views.following === 0) views.leave = begin();
  views.following += 1;
  return () => {
    views.following -= 1;
    if (views.following === 0) views.leave();
  };
}

/**
 * Counts a widget that shows the whole cart, and reads the cart if it has not been read. @returns a function that
 * uncounts it
 */
export function countWholeView(): () => void {
  views.whole += 1;
  if (shopNow().base === null) void loadCart();
  return () => {
    views.whole -= 1;
  };
}
