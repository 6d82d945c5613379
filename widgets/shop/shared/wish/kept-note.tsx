import { pageAddress } from "#api/pages.ts";
import { wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useConfig } from "#state/store.ts";
import { Announced } from "#ui/notice/announced.tsx";

function Look() {
  const href = pageAddress(useConfig(), "wishlist");
  return href === null ? null : <a href={href}>{texts.look}</a>;
}

/**
 * A link to the wishlist once something was added, which is announced; nothing before, or if the page's address is
 * unknown.
 */
export const KeptNote = ({ isKept }: { isKept: boolean }) => <Announced>{isKept && <Look />}</Announced>;
