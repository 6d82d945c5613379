import { useEffect } from "react";
import * as v from "valibot";
import { bookmarkDelete } from "#api/bookmarks.ts";
import { wishlistResource } from "#api/wishlist.ts";
import { id, type Id } from "#domain/entities/fields.ts";
import type { WishlistRef } from "#domain/entities/wishlist.ts";
import type { PageEventName } from "#lib/page-event.ts";
import { readFresh, invalidate } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import { forgetEnded } from "#state/sending/sends.ts";
import { usePortal, type Wish } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

/**
 * The message about a change; `key` is null if the tab that made it does not know which event or theme the entry stood
 * for.
 */
const newsSchema = v.object({ key: v.nullable(v.string()), isOn: v.boolean(), id, count: v.nullable(v.number()) });
type WishNews = v.InferOutput<typeof newsSchema>;

const channel = tabChannel<WishNews>("kundenportal-wishlist", "wishlist", newsSchema);

/** The key of an event or theme, the same for each of its entries. */
export const wishKey = (kind: string | null, refId: Id | null): string => `${kind ?? "event"} ${refId ?? ""}`;

/**
 * Records the change to an event or theme; null deletes the record. If the entry is on the wishlist again, its former
 * removal is forgotten.
 */
export function putWish(key: string, wish: Wish | null): void {
  if (wish?.isOn === true && wish.id !== null) {
    const removal = bookmarkDelete.key(String(wish.id));
    forgetEnded(bookmarkDelete.name, (known) => known === removal);
  }
  usePortal.setState(({ wishes }) => ({
    wishes: Object.fromEntries([
      ...Object.entries(wishes).filter(([other]) => other !== key),
      ...(wish === null ? [] : [[key, wish] as const]),
    ]),
  }));
}

/** The wishlist as this page has read it, in its short or full form; null if it has not. */
function readEntries(): readonly WishlistRef[] | null {
  const { resources } = usePortal.getState();
  const lists = [resources.wishlist, resources.wishlistAll] as (Remote<readonly WishlistRef[]> | undefined)[];
  return lists.flatMap((remote) => (remote?.state === "ready" ? [remote.data] : []))[0] ?? null;
}

/** The number of entries on the wishlist; null while it is unknown. */
function countNow(): number | null {
  const entries = readEntries();
  if (entries === null) return null;
  const known = new Set(entries.map(({ kind, refId }) => wishKey(kind, refId)));
  for (const [key, wish] of Object.entries(usePortal.getState().wishes)) {
    if (wish.isOn) known.add(key);
    else known.delete(key);
  }
  return known.size;
}

/** Fires `portal:wishlist-changed` (contract-public section 1). */
function fire(count: number | null): void {
  if (count !== null)
    document.dispatchEvent(new CustomEvent("portal:wishlist-changed" satisfies PageEventName, { detail: { count } }));
}

/** The number before the page was left; after the return only a different one is announced. */
let countBefore: number | null = null;

function readAgain(): void {
  usePortal.setState({ wishes: {} });
  invalidate("wishlist", "wishlistAll", "wishlistWithEvents");
}

function onReturn(): void {
  countBefore = countNow();
  readAgain();
  const stop = usePortal.subscribe(({ resources: { wishlist, wishlistAll } }) => {
    const remotes = [wishlist, wishlistAll].filter((remote) => remote !== undefined);
    if (remotes.some((remote) => remote.state === "loading" || (remote.state === "ready" && remote.refreshing))) return;
    stop();
    const count = countNow();
    if (countBefore !== null && count !== countBefore) fire(count);
  });
}

/** Another tab has changed the wishlist. */
function onNews({ key, isOn, id: entryId, count }: WishNews): void {
  if (key === null) readAgain();
  else putWish(key, { isOn, id: entryId, isSending: false });
  // Title, picture and dates of a new entry come from the backend.
  if (isOn) invalidate("wishlistAll", "wishlistWithEvents");
  fire(count);
}

const listener = { onNews, onReturn };

/** Keeps what a widget shows of the wishlist in step with other tabs and with changes made while the page was left. */
export function useWishlistNews(): void {
  useEffect(() => channel.join(listener), []);
}

/** Records a change that the backend has accepted, and tells the page and the other tabs. */
export function settleWish(key: string, wish: Wish): void {
  putWish(key, wish);
  const count = countNow();
  fire(count);
  channel.tell({ key, isOn: wish.isOn, id: wish.id, count });
}

/** The key of an entry's event or theme; null if this page does not know it. */
function keyOfEntry(entryId: string): string | null {
  const entry = readEntries()?.find((known) => String(known.id) === entryId);
  if (entry !== undefined) return wishKey(entry.kind, entry.refId);
  return (
    Object.entries(usePortal.getState().wishes).find(([, wish]) => wish.isOn && String(wish.id) === entryId)?.[0] ??
    null
  );
}

/** Whether this page has read the id as that of a bookmark. */
function isBookmark(entryId: string): boolean {
  const remote = usePortal.getState().resources.bookmarks as Remote<readonly { readonly id: Id | null }[]> | undefined;
  return remote?.state === "ready" && remote.data.some((bookmark) => String(bookmark.id) === entryId);
}

/**
 * Tells the page and other tabs that a wishlist entry was removed by its id. An id that is missing from the wishlist
 * this page has read belongs to a bookmark, and nobody is told. If the page has not read the wishlist, its number is
 * read; a failure of that is silent.
 * @param isWish whether the id is known to be that of a wishlist entry
 */
export async function tellOfRemoval(entryId: string, isWish: boolean): Promise<void> {
  const key = keyOfEntry(entryId);
  if (key !== null) settleWish(key, { isOn: false, id: null, isSending: false });
  else if (isWish && readEntries() === null && !isBookmark(entryId)) {
    const asked = await readFresh(wishlistResource);
    if (asked.state === "failed") return;
    const count = asked.data.length;
    fire(count);
    channel.tell({ key: null, isOn: false, id: null, count });
  }
}
