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
import { turnNow, usePortal, type Wish } from "#state/store.ts";
import { putWish, settleWish, useWishlistNews, wishKey } from "./wishlist-news.ts";

/** The state of one heart button. */
export interface WishToggle {
  readonly isOn: boolean;
  readonly isSending: boolean;
  /** `known` means that the wishlist could not be read, so that nobody knows what a press would do. */
  readonly failure: { readonly wanted: "on" | "off" | "known"; readonly error: ApiError } | null;
  readonly toggle: () => void;
}

/** One heart button of a widget. */
interface WishButton {
  readonly kind: WishlistKind;
  readonly refId: Id;
  readonly anchor: HTMLElement;
  readonly setFailure: (failure: WishToggle["failure"]) => void;
}

/** Sends the change of a wish; it shows at once and is undone if refused. @param before what is undone then */
async function changeWish(
  { kind, refId, anchor, setFailure }: WishButton,
  { isOn, id }: Pick<Wish, "isOn" | "id">,
  before: Wish | null,
): Promise<void> {
  const key = wishKey(kind, refId);
  const madeIn = turnNow();
  setFailure(null);
  putWish(key, { isOn: !isOn, id, isSending: true });
  const sent = isOn
    ? await sendInTurn(bookmarkDelete, String(id), anchor)
    : await sendInTurn(wishlistAdd, { refId, kind }, anchor);
  // The page has become another person's, who has a wishlist of their own.
  if (turnNow() !== madeIn) return;
  if (sent?.state === "done") {
    settleWish(key, { isOn: !isOn, id: isOn ? null : (sent.data ?? null), isSending: false });
    return;
  }
  putWish(key, before);
  if (sent?.state === "failed") setFailure({ wanted: isOn ? "off" : "on", error: sent.error });
}

/**
 * Handles a press before the wishlist is known: the customer saw an empty heart and wants it filled, so nothing is sent
 * if it already is.
 */
async function fillHeart(button: WishButton): Promise<void> {
  const key = wishKey(button.kind, button.refId);
  button.setFailure(null);
  putWish(key, { isOn: true, id: null, isSending: true });
  const read = await awaitRead(wishlistResource, {});
  putWish(key, null);
  if (read.state === "failed") button.setFailure({ wanted: "known", error: read.error });
  else if (read.state === "ready" && read.data.every((item) => wishKey(item.kind, item.refId) !== key))
    await changeWish(button, { isOn: false, id: null }, null);
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
  const id = wish?.id ?? entry?.id ?? null;
  const isSending = wish?.isSending === true;
  const isUnknown = wish === undefined && remote.state === "failed";
  const button: WishButton = { kind, refId, anchor, setFailure };
  const toggle = (): void => {
    if (isUnknown) {
      setFailure({ wanted: "known", error: remote.error });
      reload();
    } else if (wish === undefined && remote.state !== "ready") void fillHeart(button);
    else if (!isSending && !(isOn && id === null)) void changeWish(button, { isOn, id }, wish ?? null);
  };
  return { isOn, isSending, failure: failure?.wanted === "known" && !isUnknown ? null : failure, toggle };
}
