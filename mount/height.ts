/** The height (pixels) for this window of the two that a manifest names: `phone` below 576 px. */
export const heightOf = ({ wide, phone }: { readonly wide: number; readonly phone: number }): number => (innerWidth < 576 ? phone : wide);
