import { useAnchorValue } from "#anchor/anchor.ts";

/** The anchor element of this widget. @throws Error outside a frame, which is a mistake in the code */
export const useAnchor = (): HTMLElement => useAnchorValue().anchor;
