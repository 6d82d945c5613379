import { useLayoutEffect, type RefObject } from "react";

/** Whether a part of an element is in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/**
 * Scrolls to the result of a press, from its beginning if it is too large for a window of this height. Before it comes
 * what has the focus: the button below it, which the result may have pushed out of sight.
 */
export function scrollToResult(box: HTMLElement, height = window.innerHeight): void {
  (box.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: "nearest" });
  box.scrollIntoView({ block: box.offsetHeight > height - 16 ? "start" : "nearest" });
}

/**
 * Scrolls a box that appears or changes into view. This applies in a dialog, and on the page only to the result of a
 * press, if what is around it is in sight: otherwise the reader is elsewhere.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown, isResult = false): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const dialog = current.closest("dialog");
    const around = current.parentElement;
    if (dialog !== null || (isResult && around !== null && isInSight(around)))
      scrollToResult(current, dialog?.clientHeight);
  }, [box, state, isResult]);
}
