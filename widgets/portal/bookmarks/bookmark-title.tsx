import type { Bookmark } from '#domain/entities/media.ts';
import { safeLink } from '#domain/link.ts';
import { bookmarkTitle } from './bookmark-texts.ts';

/** A bookmark's title, linked where it leads somewhere. */
export function BookmarkTitle({ bookmark }: { bookmark: Bookmark }) {
  const href = safeLink(bookmark.url);
  return href === null ? bookmarkTitle(bookmark) : <a href={href}>{bookmarkTitle(bookmark)}</a>;
}
