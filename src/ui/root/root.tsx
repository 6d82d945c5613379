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

/** For browsers without constructed sheets; the page's policy may ask for the nonce. */
function append(root: ShadowRoot, css: string, nonce: string): void {
  if (Array.from(root.children).some(({ localName, textContent }) => localName === 'style' && textContent === css)) return;
  root.append(Object.assign(document.createElement('style'), { nonce, textContent: css }));
}

/** Styles that a mounted anchor has: asking its root for each card of a list would cost more. */
const adopted = new WeakMap<AnchorValue, Set<string>>();

function isNew(at: AnchorValue, css: string): boolean {
  const known = adopted.get(at) ?? new Set();
  if (known.has(css)) return false;
  adopted.set(at, known.add(css));
  return true;
}

function adopt(at: AnchorValue, css: string): void {
  if (!isNew(at, css)) return;
  const { root, nonce } = at;
  if (!('adoptedStyleSheets' in root)) {
    append(root, css, nonce);
    return;
  }
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Applies a style text to the root around a component; the sheet is made once and shared by all roots. */
export function useStyles(css: string): void {
  const at = useRoot();
  useInsertionEffect(() => adopt(at, css), [at, css]);
}
