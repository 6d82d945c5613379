import { createContext, useContext } from "react";

/**
 * The shape of a widget before its data are loaded: rows of a list, cards side by side, one card, the fields of a
 * form, or a line such as a button or a menu.
 */
export type Skeleton = "rows" | "cards" | "card" | "fields" | "line";

/**
 * The place of a widget in the page: its anchor, the anchor's open shadow root, and the page's CSP nonce ('' for none).
 */
export interface AnchorValue {
  readonly anchor: HTMLElement;
  readonly root: ShadowRoot;
  readonly nonce: string;
  /** The skeleton that its manifest names. */
  readonly skeleton: Skeleton;
}

/** The anchor around a component; set once by the frame. */
export const AnchorContext = createContext<AnchorValue | null>(null);

/** The anchor around a component. @throws Error outside a frame, which is a mistake in the code */
export function useAnchorContext(): AnchorValue {
  const value = useContext(AnchorContext);
  if (value === null) throw new Error("A widget must be rendered inside a frame.");
  return value;
}

/** The anchor element of this widget. @throws Error outside a frame, which is a mistake in the code */
export const useAnchor = (): HTMLElement => useAnchorContext().anchor;
