import { useLayoutEffect, useRef, type RefObject } from "react";
import { useRoot } from "#ui/root/root.tsx";

/**
 * Handles the removal of a box that contains the focus, such as a notice after a retry: the focus goes to the heading
 * of the surrounding element marked as `data-focus-home`, or else to the surrounding panel, dialog or widget, so that
 * the customer need not start again at the top of the page.
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
