import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { bookmarkDelete } from '#api/bookmarks.ts';
import type { ApiError } from '#api/errors.ts';
import { wishlistAdd, wishlistResource, type WishlistKind } from '#api/wishlist.ts';
import { id, type Id } from '#domain/entities/fields.ts';
import type { WishlistRef } from '#domain/entities/shop.ts';
import { useAnchor } from '#state/anchor.ts';
import type { Remote } from '#state/remote.ts';
import { invalidate, useResource } from '#state/resources.ts';
import { sendWrite } from '#state/send.ts';
import { useSessionClaim } from '#state/session.ts';
import { usePortal } from '#state/store.ts';

/** What this page or another tab has done to one event or theme since the wishlist was read. */
export interface Wish {
  readonly isOn: boolean;
  /** Of the entry, once the backend has named it. */
  readonly id: Id | null;
  readonly isSending: boolean;
}

const NAME = 'kundenportal-wishlist';
const newsSchema = v.object({ key: v.string(), isOn: v.boolean(), id, count: v.nullable(v.number()) });

let channel: BroadcastChannel | null = null;
let members = 0;

const keyOf = (kind: string | null, refId: Id | null): string => `${kind ?? 'event'} ${refId ?? ''}`;

function putWish(key: string, wish: Wish | null): void {
  usePortal.setState(({ wishes }) => ({ wishes: Object.fromEntries([...Object.entries(wishes).filter(([other]) => other !== key), ...(wish === null ? [] : [[key, wish] as const])]) }));
}

/** Entries on the wishlist; null while it is not known. */
function countNow(): number | null {
  const { resources, wishes } = usePortal.getState();
  const remote = resources.wishlist as Remote<readonly WishlistRef[]> | undefined;
  if (remote?.state !== 'ready') return null;
  const known = new Set(remote.data.map(({ kind, refId }) => keyOf(kind, refId)));
  for (const [key, wish] of Object.entries(wishes)) {
    if (wish.isOn) known.add(key);
    else known.delete(key);
  }
  return known.size;
}

function fire(count: number | null): void {
  if (count !== null) document.dispatchEvent(new CustomEvent('portal:wishlist-changed', { detail: { count } }));
}

/** Another tab has changed the wishlist. */
function onNews({ data }: MessageEvent<unknown>): void {
  const news = v.safeParse(newsSchema, data);
  if (!news.success) return;
  const { key, isOn, count } = news.output;
  putWish(key, { isOn, id: news.output.id, isSending: false });
  fire(count);
}

/** Going back shows the page as it was left; what happened since has to be read. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  usePortal.setState({ wishes: {} });
  invalidate('wishlist');
}

function join(): () => void {
  members += 1;
  if (members === 1) {
    channel = new BroadcastChannel(NAME);
    channel.onmessage = onNews;
    window.addEventListener('pageshow', onPageShow);
  }
  return () => {
    members -= 1;
    if (members > 0) return;
    channel?.close();
    channel = null;
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** One heart of the page. */
export interface WishToggle {
  readonly isOn: boolean;
  readonly isSending: boolean;
  readonly failure: { readonly wanted: 'on' | 'off'; readonly error: ApiError } | null;
  readonly toggle: () => void;
}

/** Whether an event or theme is on the wishlist, and a way to change it: shown at once, taken back on refusal (contract-public section 4). */
export function useWish(kind: WishlistKind, refId: Id): WishToggle {
  const anchor = useAnchor();
  const key = keyOf(kind, refId);
  const { remote } = useResource(wishlistResource);
  const wish = usePortal(({ wishes }) => wishes[key]);
  const [failure, setFailure] = useState<WishToggle['failure']>(null);
  useSessionClaim(failure?.error ?? null);
  useEffect(join, []);
  const entry = remote.state === 'ready' ? remote.data.find((item) => keyOf(item.kind, item.refId) === key) : undefined;
  const isOn = wish?.isOn ?? entry !== undefined;
  const entryId = wish?.id ?? entry?.id ?? null;
  const settle = (next: Wish): void => {
    putWish(key, next);
    const count = countNow();
    fire(count);
    channel?.postMessage({ key, isOn: next.isOn, id: next.id, count });
  };
  const change = async (): Promise<void> => {
    setFailure(null);
    putWish(key, { isOn: !isOn, id: entryId, isSending: true });
    const sent = isOn ? await sendWrite(bookmarkDelete, String(entryId), anchor) : await sendWrite(wishlistAdd, { refId, kind }, anchor);
    if (sent?.state === 'done') { settle({ isOn: !isOn, id: isOn ? null : (sent.data ?? null), isSending: false }); return; }
    putWish(key, wish ?? null);
    if (sent?.state === 'failed') setFailure({ wanted: isOn ? 'off' : 'on', error: sent.error });
    return undefined;
  };
  const isSending = wish?.isSending === true;
  return { isOn, isSending, failure, toggle: () => void (isSending || (isOn && entryId === null) ? undefined : change()) };
}
