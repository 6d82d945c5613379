import { fold } from "#lib/text-search.ts";
import { isFilled } from "./text.ts";

/** The group for words that begin with no letter. */
export const DIGITS = "#";

/** The groups of an A–Z, '#' last. */
export const LETTERS: readonly string[] = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").concat(DIGITS);

/** One letter with its words, in German order; the list is empty if no word begins with the letter. */
export interface LetterGroup<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

/**
 * The letter of a word: Ä, Ö and Ü count as A, O and U, digits and other characters as '#'; leading signs are ignored.
 */
export function letterOf(title: string): string {
  const first = fold(title).plain.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : DIGITS;
}

// Created at its first use, because that costs a phone some milliseconds.
let collator: Intl.Collator | null = null;

/** Compares two words as a German dictionary does, and numbers by value. */
export function germanOrder(a: string, b: string): number {
  collator ??= new Intl.Collator("de", { numeric: true });
  return collator.compare(a, b);
}

/** Every letter with its words (contract-public section 4, A–Z); entries without a title are left out. */
export function byLetter<T extends { readonly title: string | null }>(entries: readonly T[]): LetterGroup<T>[] {
  const titled = entries
    .filter(({ title }) => isFilled(title))
    .sort((a, b) => germanOrder(a.title ?? "", b.title ?? ""));
  return LETTERS.map((letter) => ({ letter, entries: titled.filter(({ title }) => letterOf(title ?? "") === letter) }));
}
