/** The height (pixels) that the registry names for this window: `wide`, or `wide/phone` where it is below 576 px. */
export const heightOf = (heights: string): string => heights.replace(innerWidth < 576 ? /.*\// : /\/.*/, '');
