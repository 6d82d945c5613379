import { pageAddress } from "#api/pages.ts";
import { wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useConfig } from "#state/store.ts";
import { Announced } from "#ui/notice/announced.tsx";

/**
 * A link to the wishlist once something was added, which is announced; nothing before, or if the page's address is
 * unknown.
 */
export function KeptNote({ isKept }: { isKept: boolean }) {
  const href = pageAddress(useConfig(), "wishlist");
  return <Announced>{isKept && href !== null && <a href={href}>{texts.look}</a>}</Announced>;
}
