import { fold } from "#lib/text-search.ts";
import { isFilled } from "./text.ts";

/** Where words that begin with no letter stand. */
export const DIGITS = "#";

/** The letters of an A–Z, '#' last. */
export const LETTERS: readonly string[] = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").concat(DIGITS);

/** One letter with its words, in German order; none where nothing begins with it. */
export interface LetterGroup<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

/**
 * The letter under which a word stands: Ä, Ö and Ü with A, O and U, digits and what is no Latin letter under '#'; signs
 * before it do not count.
 */
export function letterOf(title: string): string {
  const first = fold(title).plain.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : DIGITS;
}

// Made with the first list: making it costs a phone some milliseconds.
let collator: Intl.Collator | null = null;

/** Compares two words as a German dictionary does, numbers by value. */
export function germanOrder(a: string, b: string): number {
  collator ??= new Intl.Collator("de", { numeric: true });
  return collator.compare(a, b);
}

/** Every letter with its words (contract-public section 4, A–Z); what has no title is left out. */
export function byLetter<T extends { readonly title: string | null }>(entries: readonly T[]): LetterGroup<T>[] {
  const titled = entries
    .filter(({ title }) => isFilled(title))
    .sort((a, b) => germanOrder(a.title ?? "", b.title ?? ""));
  return LETTERS.map((letter) => ({ letter, entries: titled.filter(({ title }) => letterOf(title ?? "") === letter) }));
}
