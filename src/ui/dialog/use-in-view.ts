import { useLayoutEffect, type RefObject } from "react";

/**
 * Scrolls a box that appears or changes in a dialog into view, from its beginning if it is too large. The page itself
 * is never scrolled, because its reader may be elsewhere.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown): void {
  useLayoutEffect(() => {
    const { current } = box;
    const dialog = current?.closest("dialog");
    // `scrollIntoView` is missing in jsdom.
    if (current === null || dialog == null || !("scrollIntoView" in current)) return;
    current.scrollIntoView({ block: current.offsetHeight > dialog.clientHeight - 16 ? "start" : "nearest" });
  }, [box, state]);
}
