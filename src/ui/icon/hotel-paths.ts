/** Drawings of what a hotel offers, apart from the others because few pages show them. */
export const wheelchair = "M10 2.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM10 7v7h6l2.5 5.5H21M10 10h5M8 10.5a5.5 5.5 0 1 0 7.5 7";
export const train = "M6 4h12v12H6zM6 10h12M9 13.5v.1M15 13.5v.1M9 16l-3 5M15 16l3 5M8 19h8";
export const smoking = "M3 15h13v4H3zM19 15v4M21.5 15v4M19 12c0-3-4-2-4-5 0-1 .5-2 1.5-2.5M21.5 12c0-2-.5-3.5-2-4.5";
export const allergy =
  "M12 21v-9M12 12c-3 0-4-2-4-4s1-4 4-5c3 1 4 3 4 5s-1 4-4 4zM12 18c-3 0-5-1-6-4M12 18c3 0 5-1 6-4";
export const charging = "M4 20V5h9v15M3 20h11M13 11h3v6a2 2 0 0 0 4 0V9l-3-3M9.5 8L7 12h3l-1.5 4";
export const wifi = "M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9 16.5a4.5 4.5 0 0 1 6 0M12 19.5v.1";
export const parking = "M4 4h16v16H4zM9.5 17V7.5H13a3 3 0 0 1 0 6H9.5";
