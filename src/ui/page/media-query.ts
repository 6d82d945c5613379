import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The state of a media query; null in a DOM that has none (jsdom). */
export const mediaQueryList = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === "function" ? window.matchMedia(query) : null;

/** Whether a media query matches, updated when it changes; false if the DOM has no media queries. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => mediaQueryList(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list?.matches ?? false);
}

/**
 * The spec's first breakpoint: below 576 px of viewport width (section 9). Paper is no screen: a browser counts its
 * sheets first, and what is drawn higher only then would fall off the last one.
 */
export const NARROW = "screen and (max-width: 575.98px)";

/** The spec's second breakpoint: below 992 px of viewport width (section 9). */
export const BELOW_DESKTOP = "screen and (max-width: 991.98px)";

/** Matches for people who have asked their system for less motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
