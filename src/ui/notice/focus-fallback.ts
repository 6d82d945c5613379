import { useLayoutEffect, useRef, type RefObject } from "react";
import { useRoot } from "#ui/root/root.tsx";

/**
 * For a box that leaves with the focus in it, as a notice after a retry: hands it to the heading of what stands around
 * where that is marked as `data-focus-home`, else to that itself, so that nobody starts again at the top of the page.
 */
export function useFocusFallback<E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> {
  const { root } = useRoot();
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(root.activeElement) !== true) return;
      const home = current.parentElement?.closest("[data-focus-home]");
      const heading = home?.querySelector<HTMLElement>("h2, h3, h4");
      const around = current.closest<HTMLElement>('[role="tabpanel"], dialog, .portal');
      if (around?.hasAttribute("tabindex") === false) around.tabIndex = -1;
      if (heading != null) heading.focus();
      else around?.focus({ preventScroll: true });
    };
  }, [root]);
  return box;
}
