import MiniSearch from "minisearch";
import type { LexiconEntry } from "#domain/entities/content.ts";
import { allowedSlips } from "#lib/look-alike.ts";
import { fold, foldQuery } from "#lib/text-search.ts";

/** The shortest end of a long word by which it is found: 'kündigung' finds 'Änderungskündigung'. */
const SHORTEST_END = 5;

const endsOf = (word: string): string[] =>
  [...Array(Math.max(1, word.length - SHORTEST_END + 1)).keys()].map((start) => word.slice(start));

/** The forms of a word in the index: with umlauts left out and spelled out; for titles also the ends of compounds. */
function indexed(term: string, field?: string): string[] {
  const { long, plain } = fold(term);
  const words = [...new Set([long, plain])].filter((word) => word !== "");
  return field === "title" ? words.flatMap(endsOf) : words;
}

/** Prepares the search in title and teaser; the best hits come first, and small typing mistakes are tolerated. */
export function lexiconSearch(entries: readonly LexiconEntry[]): (query: string) => readonly LexiconEntry[] {
  const index = new MiniSearch<{ id: number; title: string; teaser: string }>({
    fields: ["title", "teaser"],
    processTerm: indexed,
  });
  index.addAll(entries.map(({ title, teaser }, id) => ({ id, title: title ?? "", teaser: teaser ?? "" })));
  return (query) => {
    const hits = index.search(query, {
      prefix: true,
      fuzzy: (term) => allowedSlips(term.length),
      combineWith: "AND",
      boost: { title: 3 },
      processTerm: (term) => foldQuery(term).long,
    });
    return hits.flatMap(({ id }) => entries[id as number] ?? []);
  };
}
