import { bookmarkDelete } from "#api/bookmarks.ts";
import type { ApiError } from "#api/errors.ts";
import type { Id } from "#domain/entities/fields.ts";
import { usePageSend } from "#state/sending/send.ts";
import { forgetEnded, sendOf, type SendState } from "#state/sending/sends.ts";
import { usePortal } from "#state/store.ts";
import { tellOfRemoval } from "./wishlist-news.ts";

type RemovalState = SendState<undefined, never>;

/** Whether the views treat an item as gone: from the click on, and back again where the backend refuses. */
const isGone = ({ state }: RemovalState): boolean => state === "sending" || state === "done";

/** Tells of any wishlist item by id how far its removal has come. */
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
 * Notes that a removed item is kept again: its removal is over, so that it shows and can be removed anew.
 * @param id under which it is kept; null where the backend has not said, which may be the old one
 */
export function noteRestored(removed: Id | null, id: Id | null): void {
  const back = bookmarkDelete.key(String(id ?? removed));
  forgetEnded(bookmarkDelete.name, (key) => key === back);
}

/** The removal of one item for the whole page. Only the widget whose reader asked for it tells how it went. */
export interface Removal {
  readonly gone: boolean;
  readonly isRemovedHere: boolean;
  /** Why it came back; null where this widget has nothing to tell. */
  readonly error: ApiError | null;
  readonly remove: () => void;
}

/**
 * The removal of one item, and a way to ask for it; one that is gone is not asked for again.
 * @param isWish whether the item is known to be one of the wishlist, of which hearts, other tabs and the host are told
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
