import { pageAddress } from "#api/pages.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { empty } from "#i18n/empty.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** That nothing lies in the cart, and the way to what could; none where the author gave no address for it. */
export function EmptyCart() {
  const href = pageAddress(useConfig(), "wishlist");
  return (
    <Notice state="empty" actions={href === null ? null : <Button href={href}>{empty.ways.wishlist}</Button>}>
      {texts.empty}
    </Notice>
  );
}
