import { cleanText } from "#lib/typed-text.ts";

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
const LONGEST = 120;

/**
 * A name that every file system takes: forbidden characters become one `-`, white space one blank, no dot or blank at
 * either end, at most 120 characters. `fallback` when nothing is left.
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
