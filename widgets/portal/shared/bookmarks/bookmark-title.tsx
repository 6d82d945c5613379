import type { Bookmark } from "#domain/entities/bookmark.ts";
import { safeLink } from "#domain/text/link.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { bookmarkTitle } from "./bookmark-texts.ts";

/** A bookmark's title, as a link if it has an address. */
export function BookmarkTitle({ bookmark }: { bookmark: Bookmark }) {
  const href = safeLink(bookmark.url);
  const title = <Compound text={bookmarkTitle(bookmark)} />;
  return href === null ? title : <a href={href}>{title}</a>;
}
