/** Line drawings on a grid of 24 × 24, as the `d` of one path; icons of a single widget are in its own file. */
export const calendarIcon = "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5";
export const documentIcon = "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6";
export const infoIcon = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1";
export const errorIcon = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 16.5v.1";
export const checkIcon = "M4.5 12.5l5 5 10-11";
export const chevronIcon = "M6 9l6 6 6-6";
export const outwardIcon = "M7 17L17 7M9 7h8v8";
export const trayIcon = "M3 13l4-8h10l4 8v6H3zM3 13h5.5l1.5 3h4l1.5-3H21";
export const downloadIcon = "M12 3v12M7 11l5 5 5-5M4 20h16";
export const locationIcon =
  "M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";
export const closeIcon = "M6 6l12 12M18 6L6 18";
export const userIcon = "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6";
export const bookmarkIcon = "M6 3h12v18l-6-4.5L6 21z";
export const trashIcon = "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7";
export const clockIcon = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2";
