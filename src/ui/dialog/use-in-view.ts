import { useLayoutEffect, type RefObject } from "react";

/**
 * What appears or changes in a dialog is scrolled into view; a page is not moved, as its reader may be anywhere else.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown): void {
  useLayoutEffect(() => {
    const { current } = box;
    // jsdom has no scrolling.
    if (current !== null && current.closest("dialog") !== null && "scrollIntoView" in current)
      current.scrollIntoView({ block: "nearest" });
  }, [box, state]);
}
