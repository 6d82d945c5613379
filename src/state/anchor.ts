import { createContext, useContext } from 'react';

/** The anchor element of the widget around a component; set by the frame. */
export const AnchorContext = createContext<HTMLElement | null>(null);

/** The anchor of this widget. @throws Error outside a frame, which is a mistake in the code */
export function useAnchor(): HTMLElement {
  const anchor = useContext(AnchorContext);
  if (anchor === null) throw new Error('A widget must be rendered inside a frame.');
  return anchor;
}
