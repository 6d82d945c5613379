import { useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { bookmarkDelete } from "#api/bookmarks.ts";
import type { ApiError } from "#api/errors.ts";
import { wishlistAdd, wishlistResource, type WishlistKind } from "#api/wishlist.ts";
import type { Id } from "#domain/entities/fields.ts";
import { awaitRead } from "#state/reads.ts";
import { useResource } from "#state/resources.ts";
import { sendInTurn } from "#state/sending/sends.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { turnNow, usePortal } from "#state/store.ts";
import { putWish, settleWish, useWishlistNews, wishKey } from "./wishlist-news.ts";

/** The state of one heart button. */
export interface WishToggle {
  readonly isOn: boolean;
  readonly isSending: boolean;
  /** `known` means that the wishlist could not be read, so that nobody knows what a press would do. */
  readonly failure: { readonly wanted: "on" | "off" | "known"; readonly error: ApiError } | null;
  readonly toggle: () => void;
}

/**
 * Whether an event or theme is on the wishlist, and a function that changes it: the change shows at once and is undone
 * if refused (contract-public section 4).
 */
export function useWish(kind: WishlistKind, refId: Id): WishToggle {
  const anchor = useAnchor();
  const key = wishKey(kind, refId);
  const { remote, reload } = useResource(wishlistResource);
  const wish = usePortal(({ wishes }) => wishes[key]);
  const [failure, setFailure] = useState<WishToggle["failure"]>(null);
  useSessionClaim(failure?.error ?? null);
  useWishlistNews();
  const entry =
    remote.state === "ready" ? remote.data.find((item) => wishKey(item.kind, item.refId) === key) : undefined;
  const isOn = wish?.isOn ?? entry !== undefined;
  const entryId = wish?.id ?? entry?.id ?? null;
  const send = async (): Promise<void> => {
    const madeIn = turnNow();
    setFailure(null);
    putWish(key, { isOn: !isOn, id: entryId, isSending: true });
    const sent = isOn
      ? await sendInTurn(bookmarkDelete, String(entryId), anchor)
      : await sendInTurn(wishlistAdd, { refId, kind }, anchor);
    // The page has become another person's, who has a wishlist of their own.
    if (turnNow() !== madeIn) return;
    if (sent?.state === "done") {
      settleWish(key, { isOn: !isOn, id: isOn ? null : (sent.data ?? null), isSending: false });
      return;
    }
    putWish(key, wish ?? null);
    if (sent?.state === "failed") setFailure({ wanted: isOn ? "off" : "on", error: sent.error });
  };
  /**
   * Handles a press before the wishlist is known: the customer saw an empty heart and wants it filled, so nothing is
   * sent if it already is.
   */
  const fill = async (): Promise<void> => {
    setFailure(null);
    putWish(key, { isOn: true, id: null, isSending: true });
    const read = await awaitRead(wishlistResource, {});
    putWish(key, null);
    if (read.state === "failed") setFailure({ wanted: "known", error: read.error });
    else if (read.state === "ready" && read.data.every((item) => wishKey(item.kind, item.refId) !== key)) await send();
  };
  const isSending = wish?.isSending === true;
  const isUnknown = wish === undefined && remote.state === "failed";
  const toggle = (): void => {
    if (isUnknown) {
      setFailure({ wanted: "known", error: remote.error });
      reload();
    } else if (wish === undefined && remote.state !== "ready") void fill();
    else if (!isSending && !(isOn && entryId === null)) void send();
  };
  return { isOn, isSending, failure: failure?.wanted === "known" && !isUnknown ? null : failure, toggle };
}
