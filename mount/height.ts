/** The height (pixels) that suits this window's width: `phone` below 576 px, otherwise `wide`. */
export const heightOf = (wide: number, phone = wide): number => (innerWidth < 576 ? phone : wide);

/**
 * Whether a widget of this height (pixels) is a block of its own; a lower one is part of a line or bar, such as a
 * button or a menu.
 */
export const isBlock = (height: number): boolean => height >= 100;
