import { listOf, REDUCED_MOTION } from "#ui/page/media-query.ts";

/** Time before what the address names is scrolled into view, in milliseconds (spec section 9). */
export const SCROLL_DELAY_MS = 1200;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The two halves of `#key:elementId`; a half that is not given is ''. */
export function halves(hash: string): readonly [key: string, elementId: string] {
  const [, key = "", elementId = ""] = /^#([^:]*):?(.*)$/.exec(decode(hash)) ?? [];
  return [key, elementId];
}

/** The element that `#key:elementId` or `#elementId` names; '' for none. */
export function elementInHash(hash: string): string {
  const [key, elementId] = halves(hash);
  return elementId === "" ? key : elementId;
}

/** Brings an element to the top of the window, at once for readers who want less motion. */
export function scrollCalmly(element: Element | null): void {
  const calm = listOf(REDUCED_MOTION)?.matches === true;
  // jsdom has no scrolling.
  if (element !== null && "scrollIntoView" in element)
    element.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}
