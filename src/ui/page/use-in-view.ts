import { useLayoutEffect, type RefObject } from "react";

/** Whether a part of an element is in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/**
 * Scrolls a box that appears or changes into view, from its beginning if it is too large. This applies in a dialog, and
 * on the page only to the result of a press, if what is around it is in sight: otherwise the reader is elsewhere.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown, isResult = false): void {
  useLayoutEffect(() => {
    const { current } = box;
    // `scrollIntoView` is missing in jsdom.
    if (current === null || !("scrollIntoView" in current)) return;
    const dialog = current.closest("dialog");
    const around = current.parentElement;
    if (dialog === null && (!isResult || around === null || !isInSight(around))) return;
    const height = dialog?.clientHeight ?? window.innerHeight;
    current.scrollIntoView({ block: current.offsetHeight > height - 16 ? "start" : "nearest" });
  }, [box, state, isResult]);
}
