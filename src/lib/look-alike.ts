/** A word in lower-case letters and digits only, so that dashes and capitals do not count. */
export const soundOf = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * The number of letters that must be added, left out, replaced or swapped with their neighbour to turn one word into
 * the other.
 */
export function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

/**
 * Longer texts are not compared: they are no mistyped words, and comparing them would cost memory by their length
 * squared.
 */
const LONGEST_WORD = 40;

/** The number of letters by which a mistyped word of this length may differ. */
export function allowedSlips(length: number): number {
  if (length < 5 || length > LONGEST_WORD) return 0;
  return length < 9 ? 1 : 2;
}

/** Whether two words differ by so few letters that one is probably the other mistyped. */
export function isSimilar(a: string, b: string): boolean {
  if (a === b) return true;
  const most = allowedSlips(Math.min(a.length, b.length));
  return most > 0 && Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

const MOST_MISTAKES = 3;
const LETTERS_PER_MISTAKE = 4;
/** Parts of words that are shorter than this occur in too many words. */
const TELLING_PART = 4;

/**
 * The known word that was probably meant, or null: the nearest one, otherwise the shortest that contains the given one.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const given = soundOf(word);
  const allowed = Math.min(MOST_MISTAKES, Math.floor(given.length / LETTERS_PER_MISTAKE));
  const near = known
    .map((candidate) => ({ candidate, mistakes: distance(given, soundOf(candidate)) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes)[0];
  if (near !== undefined) return near.candidate;
  if (given.length < TELLING_PART) return null;
  return known.filter((candidate) => soundOf(candidate).includes(given)).sort((a, b) => a.length - b.length)[0] ?? null;
}
