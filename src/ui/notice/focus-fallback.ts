import { useLayoutEffect, useRef, type RefObject } from "react";
import { useRoot } from "#ui/root/root.tsx";

/**
 * For a box that leaves with the focus in it, as a notice after a retry: hands it to what stands around, so that nobody
 * starts again at the top of the page.
 */
export function useFocusFallback(): RefObject<HTMLDivElement | null> {
  const { root } = useRoot();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(root.activeElement) !== true) return;
      const around = current.closest<HTMLElement>('[role="tabpanel"], dialog, .portal');
      if (around?.hasAttribute("tabindex") === false) around.tabIndex = -1;
      around?.focus({ preventScroll: true });
    };
  }, [root]);
  return box;
}
