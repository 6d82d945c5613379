import { useLayoutEffect, type RefObject } from "react";

/**
 * What appears or changes in a dialog is scrolled into view, from its beginning where there is no room for all of it; a
 * page is not moved, as its reader may be anywhere else.
 */
export function useInView(box: RefObject<HTMLElement | null>, state: unknown): void {
  useLayoutEffect(() => {
    const { current } = box;
    const dialog = current?.closest("dialog");
    // jsdom has no scrolling.
    if (current === null || dialog == null || !("scrollIntoView" in current)) return;
    current.scrollIntoView({ block: current.offsetHeight > dialog.clientHeight - 16 ? "start" : "nearest" });
  }, [box, state]);
}
