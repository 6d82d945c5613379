import { pageAddress } from "#api/pages.ts";
import { wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useConfig } from "#state/store.ts";

/** Once something has been kept: the way to where it is. Announced; nothing before, and where the page is not known. */
export function KeptNote({ isKept }: { isKept: boolean }) {
  const href = pageAddress(useConfig(), "wishlist");
  return <div role="status">{isKept && href !== null && <a href={href}>{texts.look}</a>}</div>;
}
