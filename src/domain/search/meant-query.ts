import type { SearchedEvent } from "#domain/entities/event.ts";
import { nearest } from "#lib/look-alike.ts";
import { fold } from "#lib/text-search.ts";

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of titles, themes and rubrics, by their folded spelling. */
function wordsOf(events: readonly SearchedEvent[]): ReadonlyMap<string, string> {
  const texts = events.flatMap(({ title, theme }) => [
    title,
    theme?.designation,
    theme?.actionField?.name,
    theme?.actionField?.rubric?.name,
  ]);
  const words = [...new Set(texts)].flatMap((text) => text?.match(WORD) ?? []);
  return new Map(words.map((word) => [fold(word).long, word]));
}

/**
 * The query that was probably meant by one that finds nothing, with the nearest known word for each unknown one; null
 * if there is no such word, or if all are known.
 */
export function meantQuery(query: string, events: readonly SearchedEvent[]): string | null {
  const known = wordsOf(events);
  const spellings = [...known.keys()];
  const meant = (query.match(WORD) ?? []).map((word) => {
    const { long } = fold(word);
    if (spellings.some((spelling) => spelling.includes(long))) return word;
    return known.get(nearest(long, spellings) ?? "") ?? null;
  });
  if (meant.length === 0 || meant.includes(null)) return null;
  const text = meant.join(" ");
  return fold(text).long === fold(query).long ? null : text;
}
