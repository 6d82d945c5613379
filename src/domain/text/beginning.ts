import { decodeEntities } from "#lib/html-entities.ts";
import { isFilled } from "./text.ts";

/** Tags that end a line of text. */
const BLOCK_END = /<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|ul|ol|table|blockquote)\s*>/i;

/** The first paragraph of some HTML as plain text, cut after the last whole word within `most` characters. */
export function beginningOf(html: string, most: number): string {
  const text = html
    .replace(/<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, "")
    .split(BLOCK_END)
    .map((part) =>
      decodeEntities(part.replace(/<\/?[a-z][^>]*>/gi, ""))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .find(isFilled);
  if (text === undefined || text.length <= most) return text ?? "";
  const end = text.lastIndexOf(" ", most);
  return `${text.slice(0, end < 1 ? most : end).replace(/[\s,;:–-]+$/, "")}\u00a0…`;
}
