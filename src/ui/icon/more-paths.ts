/** Drawings that only some pages show, in the form of paths.ts; they must not weigh on all others. */
export const download = 'M12 3v12M7 11l5 5 5-5M4 20h16';
export const location = 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
export const close = 'M6 6l12 12M18 6L6 18';
export const user = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6';
export const phone = 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z';
export const mail = 'M3 6h18v13H3zM3 7l9 7 9-7';
export const arrowLeft = 'M20 12H4M10 6l-6 6 6 6';
export const photo = 'M3 5h18v14H3zM3 16l5-5 4.5 4.5L15 13l6 5M15.5 8.5v.1';
export const bookmark = 'M6 3h12v18l-6-4.5L6 21z';
export const trash = 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2';
export const play = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l6-3.5z';
export const cart = 'M3 4h3l2.5 11h9L20 8H7M9.5 19.5a1 1 0 1 0 0 .1zM16.5 19.5a1 1 0 1 0 0 .1z';
export const heart = 'M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z';
export const grip = 'M5 9h14M5 15h14';
