import { createContext, useContext, useInsertionEffect } from 'react';

/** Where a widget lives: its anchor, the anchor's open shadow root, and the page's CSP nonce ('' for none). */
export interface RootValue {
  readonly anchor: HTMLElement;
  readonly root: ShadowRoot;
  readonly nonce: string;
}

export const RootContext = createContext<RootValue | null>(null);

/** The root around a component. @throws Error outside a root, which is a mistake in the code */
export function useRoot(): RootValue {
  const value = useContext(RootContext);
  if (value === null) throw new Error('A part must be rendered inside a root.');
  return value;
}

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
