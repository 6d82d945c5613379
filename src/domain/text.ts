/** True for a text that holds more than white space. */
export function isFilled(value: string | null): value is string {
  return value !== null && value.trim() !== "";
}

/**
 * Returns a text that may hold HTML as HTML: where it has no tag its line breaks are drawn, else the tags say where
 * lines end.
 */
export const withLineBreaks = (text: string): string =>
  /<[a-z!/]/i.test(text) ? text : text.replace(/\r?\n/g, "<br>");
