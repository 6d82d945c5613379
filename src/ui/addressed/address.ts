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

/** Whether an element of the host's page has this name: a hash that is nothing else leads there. */
export const isOfPage = (name: string): boolean =>
  name !== "" &&
  (document.getElementById(name) !== null ||
    [...document.getElementsByName(name)].some((element) => element instanceof HTMLAnchorElement));

/** The two halves of `#key:elementId`; a half that is not given, or the host's, is ''. */
export function halves(hash: string): readonly [key: string, elementId: string] {
  const [, key = "", colon = "", elementId = ""] = /^#([^:]*)(:?)(.*)$/.exec(decode(hash)) ?? [];
  return colon === "" && isOfPage(key) ? ["", ""] : [key, elementId];
}

/**
 * Calls back whenever the address is called that is in force then: with a new hash, and by a link to the same one, of
 * which no event tells.
 * @returns a way to stop
 */
export function onAddressCall(onCall: () => void): () => void {
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
