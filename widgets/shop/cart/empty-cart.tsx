import * as v from "valibot";
import { pageAddress } from "#api/pages.ts";
import { safeLink } from "#domain/link.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { lastOrder } from "#i18n/sentences.ts";
import { empty } from "#i18n/empty.ts";
import { useConfig } from "#state/store.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** Of an order that is kept only whether somebody was in it. */
const keptSchema = v.object({ people: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** The page of the last order of this visit; null where none is kept, or the author gave no address. */
function useLastOrder(): string | null {
  const draft = useVisitDraft(":sent", keptSchema);
  const checkout = pageAddress(useConfig(), "checkout");
  if (draft.state === "waiting" || draft.saved === null || checkout === null) return null;
  const url = new URL(checkout, location.href);
  url.searchParams.set("schritt", "ergebnis");
  return url.href;
}

/**
 * That nothing lies in the cart, and the ways to what could: what was ordered last, the wishlist, the start page; those
 * that the author gave no address for are left out.
 */
export function EmptyCart() {
  const config = useConfig();
  const order = useLastOrder();
  const wishlist = pageAddress(config, "wishlist");
  const home = safeLink(config.homeUrl);
  return (
    <Notice
      state="empty"
      actions={
        <>
          {order !== null && <Button href={order}>{lastOrder.show}</Button>}
          {wishlist !== null && <Button href={wishlist}>{empty.ways.wishlist}</Button>}
          {home !== null && <Button href={home}>{empty.ways.home}</Button>}
        </>
      }
    >
      <p>{texts.empty}</p>
      {order !== null && <p>{lastOrder.hint}</p>}
    </Notice>
  );
}
