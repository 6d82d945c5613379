const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in HTML and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
