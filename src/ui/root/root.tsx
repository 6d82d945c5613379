import { useInsertionEffect } from 'react';
import { useAnchorValue, type AnchorValue } from '#anchor/anchor.ts';

/** The root around a component. @throws Error outside a frame, which is a mistake in the code */
export const useRoot = (): AnchorValue => useAnchorValue();

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

function adopt(root: ShadowRoot, css: string): void {
  // DOMs without constructed sheets (jsdom) draw nothing, so they need no styles.
  if (!('adoptedStyleSheets' in root)) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Applies a style text to the root around a component; the sheet is made once and shared by all roots. */
export function useStyles(css: string): void {
  const { root } = useRoot();
  useInsertionEffect(() => adopt(root, css), [root, css]);
}
