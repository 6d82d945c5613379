/** Drawings that several widgets show but few pages, in the form of paths.ts; what one alone shows stands in it. */
export const download = "M12 3v12M7 11l5 5 5-5M4 20h16";
export const location = "M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";
export const close = "M6 6l12 12M18 6L6 18";
export const user = "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6";
export const bookmark = "M6 3h12v18l-6-4.5L6 21z";
export const trash = "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7";
export const clock = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2";
