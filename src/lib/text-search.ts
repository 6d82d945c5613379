import { plainLine } from "./typed-text.ts";

const LONG: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const UMLAUTS = /[äöüåø]/g;

/** Two ways to spell a text without umlauts and accents: the German one (`mueller`) and the plain one (`muller`). */
export interface Folded {
  readonly long: string;
  readonly plain: string;
}

function strip(text: string): string {
  const letters = text
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    // The signs of a name are all that tells it from a letter: 'C++' would find every text with a c.
    .replace(/([\p{L}\p{N}])(?:\+\+|#)/gu, "$1sign")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2");
  return letters
    .normalize("NFD")
    .replace(/\p{M}|['’‘ʼ`´]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const lowered = (text: string): string => plainLine(text).toLowerCase();
const lengthen = (lower: string): string => strip(lower.replace(UMLAUTS, (letter) => LONG[letter] ?? letter));

/** A text as it is searched: lower case, words of letters and words of digits with one blank between:
 * who types 'BR1' looks for 'BR 1'. */
export const fold = (text: string): Folded => ({ long: lengthen(lowered(text)), plain: strip(lowered(text)) });

/** What was typed, folded: who types an umlaut means it, as the plain spelling would find too much. */
export function foldQuery(query: string): Folded {
  const long = lengthen(lowered(query));
  return { long, plain: lowered(query).search(UMLAUTS) < 0 ? strip(lowered(query)) : long };
}

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** Whether every word stands somewhere in the text. */
const holds = (text: string, query: string): boolean => words(query).every((word) => text.includes(word));

/**
 * Prepares a search by words: any part of the text, in any order, upper or lower case, umlauts and accents left out or
 * spelled out ('Mueller' and 'Muller' find Müller, 'Müller' finds Mueller). An empty query finds all, in the order
 * given; one of signs alone, which holds nothing to search for, finds nothing. The texts are folded once, so that the
 * search can run on every keystroke.
 */
export const textSearch = <T>(items: readonly T[], textOf: (item: T) => string): ((query: string) => readonly T[]) =>
  foldedSearch(items, (item) => fold(textOf(item)));

/** The same over texts that have been folded before. */
export function foldedSearch<T>(items: readonly T[], foldedOf: (item: T) => Folded): (query: string) => readonly T[] {
  const folded = items.map((item) => ({ item, text: foldedOf(item) }));
  return (query) => {
    const wanted = foldQuery(query);
    if (wanted.long === "" && plainLine(query) !== "") return [];
    return folded
      .filter(({ text }) => holds(text.long, wanted.long) || holds(text.plain, wanted.plain))
      .map(({ item }) => item);
  };
}
