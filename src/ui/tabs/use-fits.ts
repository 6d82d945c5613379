import { useLayoutEffect, useState, type RefObject } from "react";

/** Where no layout is, as in jsdom, everything fits. */
const widthsOf = (list: Element): { readonly has: number; readonly needs: number } => ({
  has: list.clientWidth,
  needs: list.scrollWidth,
});

/**
 * Whether all that stands in `box` fits its width: measured once the browser has laid the list out, which asking sooner
 * would make it do twice, and again once the box has become as wide as the list then needed.
 * @param signature changes whenever the list's width may
 */
export function useFits(box: RefObject<HTMLElement | null>, signature: string): boolean {
  const [lacking, setLacking] = useState<{ readonly signature: string; readonly needs: number } | null>(null);
  const fits = lacking?.signature !== signature;
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver !== "function") return undefined;
    const measure = (): void => {
      const list = current.querySelector('[role="tablist"]');
      if (list !== null) {
        const { has, needs } = widthsOf(list);
        if (needs > has + 1) setLacking({ signature, needs });
      } else setLacking((before) => (before !== null && current.clientWidth >= before.needs ? null : before));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, signature]);
  return fits;
}
