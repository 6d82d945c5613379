import MiniSearch, { type QueryCombination } from "minisearch";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { synonymGroups } from "#domain/search/synonyms.ts";
import { isFilled } from "#domain/text/text.ts";
import { decodeEntities } from "#lib/html-entities.ts";
import { isSimilar, allowedSlips } from "#lib/look-alike.ts";
import { memoise } from "#lib/memoise.ts";
import { fold, foldQuery } from "#lib/text-search.ts";

/** Finds events that do not contain a query literally, each with the word by which it was found. */
export type WordSearch = (query: string, mayBeMistyped: boolean) => ReadonlyMap<SearchedEvent, string>;

/** The texts that the dates of one theme share; they are searched once for all dates. */
interface Subject {
  readonly id: number;
  readonly title: string;
  readonly rubric: string;
  readonly text: string;
  readonly events: SearchedEvent[];
}

/** The shortest end of a title's word by which it is found: 'recht' finds 'Arbeitsrecht'. */
const SHORTEST_END = 5;
/** The number of subjects indexed at once, so that the next key press need not wait for all of them. */
const CHUNK = 20;

const folded = (word: string): string => foldQuery(word).long;
/** Folds words of texts, which recur with each key press. */
const foldedWord = memoise(folded);
const groups = synonymGroups.map((group) => group.map((word) => ({ word, folded: folded(word) })));
/** Stems of German compounds: a compound that contains one is found by it, even if it is mistyped. */
const stems = [...new Set(groups.flat().map((known) => known.folded))].filter((word) => word.length >= SHORTEST_END);

const withoutTags = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, " "));

function subjectsOf(events: readonly SearchedEvent[]): Subject[] {
  const byTheme = new Map<string, Subject>();
  for (const event of events) {
    const { theme, content, title } = event;
    const key = theme?.themeId == null ? `title ${title ?? ""}` : String(theme.themeId);
    const known = byTheme.get(key);
    if (known !== undefined) known.events.push(event);
    else
      byTheme.set(key, {
        id: byTheme.size,
        title: [title, content?.title, theme?.designation].filter((text) => isFilled(text ?? null)).join(" "),
        rubric: [theme?.actionField?.name, theme?.actionField?.rubric?.name].filter(Boolean).join(" "),
        text: [content?.description, ...(content?.topics ?? []).flatMap((topic) => [topic.title, topic.text])]
          .map((part) => withoutTags(part ?? ""))
          .join(" "),
        events: [event],
      });
  }
  return [...byTheme.values()];
}

/** The forms of a word in the index: with umlauts left out and spelled out; for titles also its ends and its stems. */
function indexed(term: string, field?: string): string[] {
  const { long, plain } = fold(term);
  const words = [...new Set([long, plain].flatMap((text) => text.split(" ")))].filter((word) => word !== "");
  if (field !== "title") return words;
  const ends = [...Array(Math.max(1, long.length - SHORTEST_END + 1)).keys()].map((start) => long.slice(start));
  return [...new Set([...words, ...ends, ...stems.filter((stem) => long.includes(stem))])];
}

/** The synonyms of a word, also if the word is mistyped. */
function meantBy(word: string, mayBeMistyped: boolean): string[] {
  const isMeant = (known: string): boolean => known === word || (mayBeMistyped && isSimilar(known, word));
  return groups
    .filter((group) => group.some((known) => isMeant(known.folded)))
    .flatMap((group) => group.map((known) => known.word));
}

/** A query for all words, each of which may be replaced by a synonym. */
function queryOf(words: readonly string[], mayBeMistyped: boolean): QueryCombination {
  const fuzzy = (term: string): number | boolean => mayBeMistyped && allowedSlips(term.length);
  return {
    combineWith: "AND",
    queries: words.map((word) => ({
      combineWith: "OR",
      queries: [
        { queries: [word], fuzzy, combineWith: "AND" as const },
        ...meantBy(word, mayBeMistyped).map((meant) => ({ queries: [meant], combineWith: "AND" as const })),
      ],
    })),
  };
}

/** The word of a subject, as written there, for which one of the found terms stands. */
function wordIn({ title, rubric, text }: Subject, terms: readonly string[]): string {
  // The texts are searched one after the other: most words are in the first, and a key press must not wait until all
  // are folded.
  for (const part of [title, rubric, text])
    for (const [word] of part.matchAll(/[\p{L}\p{N}-]+/gu)) {
      const known = foldedWord(word);
      if (terms.some((term) => known.includes(term))) return word;
    }
  return title;
}

/** Prepares the search in title, rubric, theme and texts, by mistyped and synonymous words. */
export async function wordSearch(events: readonly SearchedEvent[]): Promise<WordSearch> {
  const subjects = subjectsOf(events);
  const index = new MiniSearch<Subject>({ fields: ["title", "rubric", "text"], processTerm: indexed });
  await index.addAllAsync(subjects, { chunkSize: CHUNK });
  return (query, mayBeMistyped) => {
    const words = folded(query)
      .split(" ")
      .filter((word) => word !== "");
    if (words.length === 0) return new Map();
    const whole = meantBy(words.join(" "), false);
    const queries = [queryOf(words, mayBeMistyped), ...whole.map((meant) => queryOf([meant], false))];
    const hits = index.search(
      { combineWith: "OR", queries },
      { prefix: (term) => term.length > 2, boost: { title: 3, rubric: 2 }, processTerm: folded },
    );
    return new Map(
      hits.flatMap(({ id, terms }) => {
        const subject = subjects[id as number];
        if (subject === undefined) return [];
        const word = wordIn(subject, terms);
        return subject.events.map((event) => [event, word] as const);
      }),
    );
  };
}
