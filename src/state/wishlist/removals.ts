import { bookmarkDelete } from "#api/bookmarks.ts";
import type { ApiError } from "#api/errors.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { usePageSend } from "#state/sending/send.ts";
import { forgetEnded, sendOf } from "#state/sending/sends.ts";
import { usePortal } from "#state/store.ts";
import { tellOfRemoval } from "./wishlist-news.ts";

type RemovalState = SendState<undefined, never>;

/** Whether views treat an item as gone: from the click on, unless the backend refuses. */
const isGone = ({ state }: RemovalState): boolean => state === "sending" || state === "done";

/** Tells how far the removal of any wishlist item has come, by its id. */
export function useRemovals(): {
  readonly isGone: (id: string) => boolean;
  readonly isRemoved: (id: string) => boolean;
} {
  const sends = usePortal((state) => state.sends);
  return {
    isGone: (id) => isGone(sendOf(sends, bookmarkDelete, id)),
    isRemoved: (id) => sendOf(sends, bookmarkDelete, id).state === "done",
  };
}

/**
 * Forgets the removal of an item that was saved again, so that it shows and can be removed again.
 * @param id of the new entry; null if the backend did not say, and then it may be the old one
 */
export function noteRestored(removed: Id | null, id: Id | null): void {
  const back = bookmarkDelete.key(String(id ?? removed));
  forgetEnded(bookmarkDelete.name, (key) => key === back);
}

/** The removal of one item as the page sees it. Only the widget whose customer asked for it reports the result. */
export interface Removal {
  readonly gone: boolean;
  readonly isRemovedHere: boolean;
  /** Why the item came back; null if this widget has nothing to report. */
  readonly error: ApiError | null;
  readonly remove: () => void;
}

/**
 * The state of one item's removal, and a function that starts it unless the item is gone.
 * @param isWish whether the item is known to be on the wishlist, so that hearts, other tabs and the host are told
 */
export function useRemoval(id: string, isWish = false): Removal {
  const { send, isOwn, run } = usePageSend(bookmarkDelete, id);
  const gone = isGone(send);
  const removeNow = async (): Promise<void> => {
    const sent = await run();
    if (sent?.state !== "done") return;
    await tellOfRemoval(id, isWish);
  };
  const remove = (): void => {
    if (!gone) void removeNow();
  };
  return {
    gone,
    isRemovedHere: isOwn && send.state === "done",
    error: isOwn && send.state === "failed" ? send.error : null,
    remove,
  };
}
