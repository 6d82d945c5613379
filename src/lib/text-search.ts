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

/** Two spellings of a text without umlauts and accents: the German one (`mueller`) and the plain one (`muller`). */
export interface Folded {
  readonly long: string;
  readonly plain: string;
}

function strip(text: string): string {
  const letters = text
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    // Signs after a name are kept as a word: without them 'C++' would match every text with a c.
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

/**
 * Folds a text for searching: lower case, with one blank between words, also between letters and digits, since 'BR1' is
 * typed for 'BR 1'.
 */
export const fold = (text: string): Folded => ({ long: lengthen(lowered(text)), plain: strip(lowered(text)) });

/**
 * Folds a query. An umlaut that was typed only matches an umlaut or its spelling with e, since the plain spelling would
 * match too much.
 */
export function foldQuery(query: string): Folded {
  const long = lengthen(lowered(query));
  return { long, plain: lowered(query).search(UMLAUTS) < 0 ? strip(lowered(query)) : long };
}

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** Whether a text contains every word of a query. */
const holds = (text: string, query: string): boolean => words(query).every((word) => text.includes(word));

/**
 * Prepares a search by words: any part of the text, in any order, in upper or lower case, with umlauts and accents left
 * out or spelled out ('Mueller' and 'Muller' find Müller, 'Müller' finds Mueller). An empty query finds all, in the
 * given order; one that consists of signs only finds nothing. The texts are folded once, so that the search can run on
 * every key press.
 */
export const textSearch = <T>(items: readonly T[], textOf: (item: T) => string): ((query: string) => readonly T[]) =>
  foldedSearch(items, (item) => fold(textOf(item)));

/** Prepares the same search over texts that are folded already. */
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
