import { useEffect, useMemo, useState } from "react";
import type { LexiconEntry } from "#domain/entities/content.ts";
import { textSearch } from "#lib/text-search.ts";
import { plainLine } from "#lib/typed-text.ts";

type Search = (query: string) => readonly LexiconEntry[];
type Prepare = (entries: readonly LexiconEntry[]) => Search;

/** Searches parts of words, before the search library is loaded or if it cannot be loaded. */
const simple: Prepare = (entries) => textSearch(entries, ({ title, teaser }) => `${title ?? ""} ${teaser ?? ""}`);

/** The entries for a query, null for an empty one. The search library is loaded with the first key press. */
export function useFound(entries: readonly LexiconEntry[], query: string): readonly LexiconEntry[] | null {
  const [prepare, setPrepare] = useState<Prepare>(() => simple);
  const wanted = plainLine(query);
  const isAsked = wanted !== "";
  useEffect(() => {
    if (!isAsked) return undefined;
    let alive = true;
    import("./search.ts").then(
      ({ lexiconSearch }) => {
        if (alive) setPrepare(() => lexiconSearch);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [isAsked]);
  const search = useMemo(() => (isAsked ? prepare(entries) : null), [isAsked, prepare, entries]);
  return useMemo(() => (wanted === "" || search === null ? null : search(wanted)), [search, wanted]);
}
