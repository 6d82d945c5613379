import { useEffect, useState, type RefObject } from "react";

/** The distance to the viewport at which pictures are loaded, much less than with `loading="lazy"`. */
const MARGIN = "100px 0px";

const listeners = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function observe(element: Element, onNear: () => void): () => void {
  listeners.set(element, onNear);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) listeners.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element has come near the viewport; stays true, and is always true without IntersectionObserver. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver !== "function");
  useEffect(() => {
    if (near || element.current === null) return undefined;
    return observe(element.current, () => setNear(true));
  }, [near, element]);
  return near;
}
