import type { Bookmark } from "#domain/entities/bookmark.ts";
import { isFilled } from "#domain/text.ts";
import { bookmarks as texts, eventCountText, nextDateText } from "#i18n/bookmarks.ts";

/** A bookmark's title, or a stand-in where it has none. */
export function bookmarkTitle({ title }: Bookmark): string {
  return isFilled(title) ? title : texts.untitled;
}

/** How many events there are and when the next one is, as far as known. */
export function bookmarkFacts({ eventCount, nextDate }: Bookmark): string[] {
  return [eventCountText(eventCount), nextDateText(nextDate)].filter(isFilled);
}
