import { useEffect, useState, type RefObject } from "react";

/** Pictures are asked for when they are this near to the viewport: far less than `loading="lazy"` would take. */
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

/** Whether an element has come near the viewport; stays true. Always true where the browser cannot tell. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver !== "function");
  useEffect(() => {
    if (near || element.current === null) return undefined;
    return observe(element.current, () => setNear(true));
  }, [near, element]);
  return near;
}
