import { useEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { startAfresh } from "#state/drafts/unsaved.ts";

/**
 * Whose drafts a form shows and keeps: a user's id, null for nobody who could be named, undefined while it is not
 * known.
 */
export type Owner = string | null | undefined;

/**
 * Keeps to the first person who is known: what stands in an open form is theirs also while their session expires and is
 * renewed. Where somebody else is logged in meanwhile, the page starts afresh: what it holds is neither theirs to see
 * nor theirs to send, and waits in its draft for its owner.
 */
export function useFirstOwner(seen: Owner): Owner {
  const [owner, setOwner] = useState(seen);
  if (typeof owner !== "string" && seen !== undefined && seen !== owner) setOwner(seen);
  const isOther = typeof owner === "string" && typeof seen === "string" && seen !== owner;
  useEffect(() => {
    if (isOther) startAfresh();
  }, [isOther]);
  return typeof owner === "string" ? owner : (seen ?? owner);
}

/** Returns the place of an anchor among those with its id, from 0: every id may stand on a page several times. */
function placeOf(anchor: HTMLElement): number {
  const id = anchor.getAttribute("id");
  const page = anchor.getRootNode();
  if (id === null || !(page instanceof Document || page instanceof ShadowRoot)) return 0;
  return Math.max(0, [...page.querySelectorAll(`[id=${JSON.stringify(id)}]`)].indexOf(anchor));
}

/**
 * Returns the name of this widget's own draft: the second and third widget of an id on a page share none with the
 * first.
 */
export function useDraftName(name: string): string {
  const anchor = useAnchor();
  const [place] = useState(() => placeOf(anchor));
  return place === 0 ? name : `${name} ${place + 1}`;
}
