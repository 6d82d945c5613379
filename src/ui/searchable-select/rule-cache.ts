import type { EmotionCache } from '@emotion/cache';
import type { RootValue } from '#ui/root/root.tsx';

const KEY = 'portal-select';

/** Declarations only; the one nested rule that react-select has without its own looks stands in searchable-select.css. */
const flat = (styles: string): string => styles.replace(/[^;{}]*\{[^{}]*\}/g, '');

/** The constructed sheet that takes the rules; null in DOMs without such sheets (jsdom), which draw nothing. */
function sheetIn({ root }: RootValue): CSSStyleSheet | null {
  if (!('adoptedStyleSheets' in root)) return null;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return sheet;
}

/**
 * What emotion asks of a cache, for the plain rules of react-select: they go into a sheet of the root, which needs no
 * nonce.
 */
export function ruleCache(root: RootValue): EmotionCache {
  const sheet = sheetIn(root);
  const cache: Omit<EmotionCache, 'sheet'> = {
    key: KEY,
    inserted: {},
    registered: {},
    insert: (selector, { name, styles }) => {
      if (cache.inserted[name] !== undefined) return;
      cache.inserted[name] = true;
      if (selector !== '') sheet?.insertRule(`${selector}{${flat(styles)}}`, sheet.cssRules.length);
    },
  };
  // Emotion only hands its sheet through to `insert`, which has its own.
  return cache as EmotionCache;
}
