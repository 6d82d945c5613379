/** Whether a text holds more than white space and signs of no width, which some pages paste into a field. */
export function isFilled(value: string | null): value is string {
  return value !== null && /[^\s\p{Cf}]/u.test(value);
}

/** Whether a field of this name holds a password, which is neither kept nor recognised again. */
export const namesPassword = (field: string): boolean => /passw|kennwort/i.test(field);

/** The text, or null if it is blank. */
export const filledOrNull = (value: string | null): string | null => (isFilled(value) ? value : null);

/**
 * Converts a text that may be HTML to HTML: without any tag its line breaks become `<br>`, otherwise the tags define
 * the lines.
 */
export const withLineBreaks = (text: string): string =>
  /<[a-z!/]/i.test(text) ? text : text.replace(/\r?\n/g, "<br>");
