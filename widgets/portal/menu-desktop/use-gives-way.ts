import { useSyncExternalStore } from 'react';
import { BELOW_DESKTOP, useMediaQuery } from '#ui/media-query/media-query.ts';

const ids = { desktop: 'portal-menu-desktop', mobile: 'portal-menu-mobile' } as const;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('portal:mounted', onChange);
  return () => document.removeEventListener('portal:mounted', onChange);
}

/**
 * Whether a menu leaves the screen to the other one: only where both stand on the page, by the spec's breakpoint of
 * 992 px. A menu that stands alone is always shown.
 */
export function useGivesWay(menu: 'desktop' | 'mobile'): boolean {
  const other = menu === 'desktop' ? ids.mobile : ids.desktop;
  const hasOther = useSyncExternalStore(subscribe, () => document.getElementById(other) !== null);
  const isNarrow = useMediaQuery(BELOW_DESKTOP);
  return hasOther && isNarrow === (menu === 'desktop');
}
