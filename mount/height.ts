/** The height (pixels) for this window of the two that a manifest names: `phone` below 576 px, where it differs. */
export const heightOf = (wide: number, phone = wide): number => (innerWidth < 576 ? phone : wide);

/**
 * Whether a widget of that height (pixels) stands as a block of its own; a lower one is a part of a line or bar: a
 * button, a menu.
 */
export const isBlock = (height: number): boolean => height >= 100;
