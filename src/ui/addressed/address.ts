import { decodeAddress } from "#lib/decode-address.ts";
import { mediaQueryList, REDUCED_MOTION } from "#ui/page/media-query.ts";

/** Milliseconds before the element named by the address is scrolled into view (spec section 9). */
export const SCROLL_DELAY_MS = 1200;

/** Whether an element of the host's page has this name: then a hash with nothing else leads there. */
export const isHostTarget = (name: string): boolean =>
  name !== "" &&
  (document.getElementById(name) !== null ||
    [...document.getElementsByName(name)].some((element) => element instanceof HTMLAnchorElement));

/** The two parts of `#key:elementId`; a missing part, or one that belongs to the host, is ''. */
export function hashParts(hash: string): readonly [key: string, elementId: string] {
  const [, key = "", colon = "", elementId = ""] = /^#([^:]*)(:?)(.*)$/.exec(decodeAddress(hash)) ?? [];
  return colon === "" && isHostTarget(key) ? ["", ""] : [key, elementId];
}

/**
 * Calls `onCall` whenever the page's address is called: with a new hash, and by a link to the current one, for which
 * there is no event.
 * @returns a function that stops this
 */
export function onHashNavigation(onCall: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!event.defaultPrevented && link?.href === location.href && location.hash !== "") onCall();
  };
  window.addEventListener("hashchange", onCall);
  window.addEventListener("click", onClick);
  return () => {
    window.removeEventListener("hashchange", onCall);
    window.removeEventListener("click", onClick);
  };
}

/** The id of the element named by `#key:elementId` or `#elementId`; '' for none. */
export function elementInHash(hash: string): string {
  const [key, elementId] = hashParts(hash);
  return elementId === "" ? key : elementId;
}

/** Scrolls an element to the top of the window, without animation for readers who prefer less motion. */
export function scrollCalmly(element: Element | null): void {
  const calm = mediaQueryList(REDUCED_MOTION)?.matches === true;
  element?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}
