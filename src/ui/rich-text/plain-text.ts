import { decodeEntities } from "#lib/html-entities.ts";

/** Whether a text from the backend contains markup or entities. */
export const isMarkup = (html: string): boolean => /[<&]/.test(html);

/** Whether some HTML shows anything: words or a picture. `<p>&nbsp;</p>`, which editors leave behind, does not. */
export const showsAnything = (html: string | null): html is string =>
  html !== null && (/<img\b/i.test(html) || plainText(html).trim() !== "");

/**
 * The text of some HTML, a line for each block, for when it cannot be sanitised (yet). It replaces text instead of
 * parsing HTML, which a page that enforces Trusted Types would refuse. The result must be shown as text.
 */
export function plainText(html: string): string {
  const lines = html
    .replace(/<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<br\b[^>]*>|<\/(p|div|li|tr|h[1-6]|ul|ol|table|blockquote)\s*>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "");
  return decodeEntities(lines)
    .replace(/ *\n */g, "\n")
    .trim();
}
