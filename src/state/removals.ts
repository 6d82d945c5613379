import { useCallback } from 'react';
import { deleteBookmark } from '#api/bookmarks.ts';
import { toApiError, type ApiError } from '#api/errors.ts';
import { useAnchor } from '#state/anchor.ts';
import { trackSubmit } from '#state/data-layer.ts';
import { restoreSession, useSessionClaim } from '#state/session.ts';
import { usePortal } from '#state/store.ts';

/**
 * A wishlist item on its way out. All widgets of the page hide it from the click on (`sending`) and for good once the
 * backend agrees (`removed`); a refusal (`failed`) brings it back. `owner` is the anchor whose reader asked for it and
 * is told how it went.
 */
export type Removal = { readonly owner: HTMLElement } & (
  | { readonly state: 'sending' }
  | { readonly state: 'removed' }
  | { readonly state: 'failed'; readonly error: ApiError }
);

function put(id: string, removal: Removal): void {
  usePortal.setState((state) => ({ removals: { ...state.removals, [id]: removal } }));
}

/** Whether the views treat an item as gone. */
export const isGone = (removal: Removal | undefined): boolean => removal !== undefined && removal.state !== 'failed';

/** Takes an item off the wishlist for the whole page; one that is on its way or gone is not asked for again. */
async function removeBookmark(id: string, owner: HTMLElement): Promise<void> {
  if (isGone(usePortal.getState().removals[id])) return;
  put(id, { state: 'sending', owner });
  try {
    await trackSubmit(owner, 'bookmarkDelete', () => deleteBookmark(id));
    restoreSession();
    put(id, { state: 'removed', owner });
  } catch (thrown) {
    put(id, { state: 'failed', owner, error: toApiError(thrown, 'bookmarkDelete') });
  }
}

/** The removal of one item, if this widget's reader asked for it, and a way to ask for it. */
export function useRemoval(id: string): { readonly gone: boolean; readonly own: Removal | null; readonly remove: () => void } {
  const anchor = useAnchor();
  const removal = usePortal((state) => state.removals[id]);
  const own = removal?.owner === anchor ? removal : null;
  const remove = useCallback(() => void removeBookmark(id, anchor), [id, anchor]);
  useSessionClaim(own?.state === 'failed' ? own.error : null);
  return { gone: isGone(removal), own, remove };
}
