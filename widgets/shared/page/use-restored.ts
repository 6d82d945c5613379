import { useLayoutEffect, useRef, type RefObject } from "react";
import { positionOf } from "./page-history.ts";
import { restorePlace, isRestoring, watchEntries } from "./place.ts";

const FOCUSABLE = "a[href], button, input, select";

/** Focuses the first control in `element`, or the element itself; returns whether it has the focus then. */
export function focusOn(element: HTMLElement): boolean {
  const inside = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  const target = inside ?? element;
  target.focus({ preventScroll: true });
  return target.matches(":focus");
}

const marked = (box: HTMLElement, name: string): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-list-focus="${CSS.escape(name)}"]`);

interface Returning {
  readonly name: string;
  /** Counts how often the customer has come back or forward to this step of the history. */
  readonly arrivals: number;
}

/**
 * Restores place and focus after the customer has come back, once the entries are rendered.
 * @param box the element around the list's entries
 * @param around the element that may have held the focus, if it is another one
 */
export function useRestored(
  { arrivals, name }: Returning,
  isThere: boolean,
  box: RefObject<HTMLElement | null>,
  around: (box: HTMLElement) => HTMLElement = (same) => same,
): void {
  const done = useRef(0);
  useLayoutEffect(() => (box.current === null ? undefined : watchEntries(name, box.current)), [name, box]);
  useLayoutEffect(() => {
    if (done.current === arrivals || !isThere) return;
    done.current = arrivals;
    if (!isRestoring()) return;
    const { focus } = positionOf(name);
    const target = focus === null || box.current === null ? null : marked(around(box.current), focus);
    restorePlace(() => target === null || focusOn(target));
  });
}
