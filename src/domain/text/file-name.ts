import { cleanText } from "#lib/typed-text.ts";

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
const LONGEST = 120;

/**
 * A file name that is valid on every file system: forbidden characters become one `-`, white space becomes one blank,
 * no dot or blank is at either end, and it has at most 120 characters. `fallback` is used if nothing is left.
 */
export function safeFileName(name: string | null, fallback: string): string {
  const clean = cleanText(name ?? "")
    .replace(/\s+/g, " ")
    .replace(FORBIDDEN, "-");
  const trimmed = clean.replace(/^[. -]+/, "");
  return (
    Array.from(trimmed)
      .slice(0, LONGEST)
      .join("")
      .replace(/[. -]+$/, "") || fallback
  );
}
