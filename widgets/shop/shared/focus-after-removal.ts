import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the keyboard's place in a list: after a removal the neighbour's remove button (`data-remove`) has the focus, or
 * else the section's heading.
 * @param count entries that are left
 * @param what the value of `data-remove`, where lists stand within each other
 * @returns the section's ref, and what to call with the place of the entry that the reader removes
 */
export function useFocusAfterRemoval<E extends HTMLElement = HTMLElement>(
  count: number,
  what = "",
): { readonly section: RefObject<E | null>; readonly removed: (at: number) => void } {
  const section = useRef<E>(null);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null || section.current === null) return;
    const buttons = section.current.querySelectorAll<HTMLElement>(`[data-remove="${what}"]`);
    (buttons[Math.min(at, buttons.length - 1)] ?? section.current.querySelector<HTMLElement>("h2, h3, h4"))?.focus();
  }, [count, what]);
  const removed = useCallback((at: number): void => {
    removedAt.current = at;
  }, []);
  return { section, removed };
}
