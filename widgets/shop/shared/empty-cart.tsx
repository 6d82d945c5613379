import * as v from "valibot";
import { pageAddress } from "#api/pages.ts";
import { wishlistResource } from "#api/wishlist.ts";
import { safeLink } from "#domain/text/link.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { empty } from "#i18n/empty.ts";
import { lastOrder } from "#i18n/last-order.ts";
import { nextBest } from "#i18n/offers.ts";
import { ownAddress } from "#lib/own-address.ts";
import { useResource } from "#state/resources.ts";
import { orderDraftName } from "#state/shop/shop-kept.ts";
import { useConfig } from "#state/store.ts";
import { useKeptOfVisit } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";

/** The part of a stored order that matters here: whether it has participants. */
const keptSchema = v.object({ people: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** The address of the last order's page in this visit; null if no order is stored, or the author gave no address. */
function useLastOrder(): string | null {
  const draft = useKeptOfVisit(orderDraftName(), keptSchema);
  const checkout = pageAddress(useConfig(), "checkout");
  if (draft.state === "waiting" || draft.saved === null || checkout === null) return null;
  const url = new URL(checkout, ownAddress());
  url.searchParams.set("schritt", "ergebnis");
  return url.href;
}

/** The wishlist's address if it has entries: an empty cart must not lead to an empty list. */
function useFilledWishlist(): string | null {
  const { remote } = useResource(wishlistResource);
  const page = pageAddress(useConfig(), "wishlist");
  return remote.state === "ready" && remote.data.length > 0 ? page : null;
}

export interface EmptyCartProps {
  /** Shows the last order in place; without it there is a link to the order's page, if an order is stored. */
  readonly onLastOrder?: (() => void) | null;
}

/**
 * Says that the cart is empty, and offers ways to go on: the last order, the search or otherwise the start page, the
 * wishlist, and the phone for whoever has ordered nothing. Those that lead nowhere are left out.
 */
export function EmptyCart({ onLastOrder }: EmptyCartProps) {
  const config = useConfig();
  const { homeUrl, supportPhone } = config;
  const page = useLastOrder();
  const order = onLastOrder === undefined ? page : null;
  const hasOrder = order !== null || onLastOrder != null;
  const wishlist = useFilledWishlist();
  const search = pageAddress(config, "search");
  const home = search === null ? safeLink(homeUrl) : null;
  return (
    <Notice
      state="empty"
      actions={
        <>
          {order !== null && (
            <Button variant="primary" href={order}>
              {lastOrder.show}
            </Button>
          )}
          {onLastOrder != null && (
            <Button variant="primary" onClick={onLastOrder}>
              {lastOrder.show}
            </Button>
          )}
          {search !== null && (
            <Button variant={hasOrder ? "secondary" : "primary"} href={search}>
              {empty.ways.search}
            </Button>
          )}
          {wishlist !== null && <Button href={wishlist}>{empty.ways.wishlist}</Button>}
          {home !== null && <Button href={home}>{empty.ways.home}</Button>}
        </>
      }
    >
      <p>{texts.empty}</p>
      {hasOrder && <p>{lastOrder.hint}</p>}
      {!hasOrder && supportPhone !== "" && (
        <p>
          <span>{nextBest.advice}</span>
          <SupportPhone />
        </p>
      )}
    </Notice>
  );
}
