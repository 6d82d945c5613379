import { useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { OwnerId } from "#domain/people/page-owner.ts";

/**
 * Keeps the first owner that is known, because input in an open form is theirs even while their session expires and is
 * renewed. Somebody else who logs in meanwhile gets forms of their own (src/state/keyed-by-person.tsx).
 */
export function useFirstOwner(seen: OwnerId): OwnerId {
  const [owner, setOwner] = useState(seen);
  if (typeof owner !== "string" && seen !== undefined && seen !== owner) setOwner(seen);
  return typeof owner === "string" ? owner : (seen ?? owner);
}

/** The position of an anchor among those of the same id, from 0: an id may occur several times on a page. */
function positionOf(anchor: HTMLElement): number {
  const id = anchor.getAttribute("id");
  const page = anchor.getRootNode();
  if (id === null || !(page instanceof Document || page instanceof ShadowRoot)) return 0;
  return Math.max(0, [...page.querySelectorAll(`[id=${JSON.stringify(id)}]`)].indexOf(anchor));
}

/** The name of this widget's own draft: the second and third widget of an id on a page have drafts of their own. */
export function useDraftName(name: string): string {
  const anchor = useAnchor();
  const [position] = useState(() => positionOf(anchor));
  return position === 0 ? name : `${name} ${position + 1}`;
}
