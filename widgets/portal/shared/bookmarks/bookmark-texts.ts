import type { Bookmark } from "#domain/entities/bookmark.ts";
import { isFilled } from "#domain/text/text.ts";
import { bookmarks as texts, eventCountText, nextDateText } from "#i18n/bookmarks.ts";

/** A bookmark's title, or a substitute if it has none. */
export function bookmarkTitle({ title }: Bookmark): string {
  return isFilled(title) ? title : texts.untitled;
}

/** The number of events and the date of the next one, if known. */
export function bookmarkFacts({ eventCount, nextDate }: Bookmark): string[] {
  return [eventCountText(eventCount), nextDateText(nextDate)].filter(isFilled);
}
