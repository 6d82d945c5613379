import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a list: after a removal it goes to the neighbour's remove button (`data-remove`), or otherwise to
 * the section's heading.
 * @param count the number of entries that are left
 * @param what the value of `data-remove`, for lists that say in its place what was removed: that place stays in sight
 * @returns the section's ref, and a function to be called with the position of the removed entry
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
    const next = buttons[at] ?? buttons[buttons.length - 1] ?? section.current.querySelector<HTMLElement>("h2, h3, h4");
    next?.focus({ preventScroll: what !== "" && buttons[at] === undefined });
  }, [count, what]);
  const removed = useCallback((at: number): void => {
    removedAt.current = at;
  }, []);
  return { section, removed };
}
