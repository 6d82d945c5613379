import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string): MediaQueryList | null => ('matchMedia' in window ? window.matchMedia(query) : null);

/** Whether a media query matches, kept up to date; false where the DOM has no media queries. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false);
}

/** The spec's first breakpoint: below 576 px of viewport width (section 9). */
export const NARROW = '(max-width: 575.98px)';
