import { useLayoutEffect, type RefObject } from "react";

/** Whether a part of an element is in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Scrolls a box into view, from its beginning if it is too large for a window of this height. */
function scrollToBox(box: HTMLElement, height: number): void {
  // `scrollIntoView` is missing in jsdom.
  if ("scrollIntoView" in box) box.scrollIntoView({ block: box.offsetHeight > height - 16 ? "start" : "nearest" });
}

/**
 * Scrolls to the result of a press, which stands above the button: that comes first, because the result may have pushed
 * it out of sight. Nothing in a tab that is not shown can be scrolled to.
 */
export function scrollToResult(box: HTMLElement): void {
  if (!box.isConnected) return;
  const { activeElement } = box.getRootNode() as ShadowRoot;
  if (activeElement !== null && "scrollIntoView" in activeElement) activeElement.scrollIntoView({ block: "nearest" });
  scrollToBox(box, window.innerHeight);
}

/**
 * Scrolls a box that appears or changes into view. This applies in a dialog, and on the page only to the result of a
 * press, if what is around it is in sight: otherwise the reader is elsewhere.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown, isResult = false): void {
  useLayoutEffect(() => {
    const { current } = box;
    const dialog = current?.closest("dialog");
    const around = current?.parentElement;
    if (current === null) return;
    if (dialog != null) scrollToBox(current, dialog.clientHeight);
    else if (isResult && around != null && isInSight(around)) scrollToResult(current);
  }, [box, state, isResult]);
}
