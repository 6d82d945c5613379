import { useInsertionEffect } from "react";
import { useAnchorContext, type AnchorValue } from "#anchor/anchor.ts";

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** The styles that a mounted anchor has; searching its root for each card of a list would cost more. */
const adopted = new WeakMap<AnchorValue, Set<string>>();

/** Applies a style text to the root of an anchor, once. */
export function adoptStyles(at: AnchorValue, css: string): void {
  const { root, nonce } = at;
  const known = adopted.get(at) ?? new Set();
  if (known.has(css)) return;
  adopted.set(at, known.add(css));
  // Without constructed style sheets each style is an element, for which the page's policy may require the nonce.
  if (!("adoptedStyleSheets" in root))
    (root as ShadowRoot).append(Object.assign(document.createElement("style"), { nonce, textContent: css }));
  else if (!root.adoptedStyleSheets.includes(sheetOf(css))) root.adoptedStyleSheets.push(sheetOf(css));
}

/** Applies a style text to the root around a component; the sheet is made once and shared by all roots. */
export function useStyles(css: string): void {
  const at = useAnchorContext();
  useInsertionEffect(() => adoptStyles(at, css), [at, css]);
}
