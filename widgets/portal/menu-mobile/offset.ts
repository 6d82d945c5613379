import { useLayoutEffect, useSyncExternalStore, type RefObject } from "react";

/** The mobile menu's offset threshold in pixels (spec section 9). */
const THRESHOLD = 400;

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Whether the page has been scrolled by more than the threshold. */
export function usePastThreshold(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > THRESHOLD);
}

function lift(element: HTMLElement): () => void {
  // Older browsers leave it to `position: fixed` alone.
  if (typeof element.showPopover !== "function") return () => undefined;
  element.setAttribute("popover", "manual");
  element.showPopover();
  return () => element.removeAttribute("popover");
}

/**
 * Lifts an element into the browser's top layer while `lifted`, so that no transform or header of the host gets in its
 * way.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, lifted: boolean): void {
  useLayoutEffect(() => (lifted && element.current !== null ? lift(element.current) : undefined), [element, lifted]);
}
