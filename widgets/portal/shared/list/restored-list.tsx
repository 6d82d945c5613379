import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { OpenEntriesContext, type OpenEntries } from "#ui/addressed/addressed.tsx";
import {
  arrivalCount,
  noteFocus,
  notePosition,
  positionOf,
  subscribeToHistory,
} from "#widgets/shared/page/page-history.ts";
import { focusMark, listNameOf } from "#widgets/shared/page/place.ts";
import { useRestored } from "#widgets/shared/page/use-restored.ts";

/** The state that a list keeps in its step of the page's history. */
export interface RestoredList {
  readonly name: string;
  /** Counts how often the customer has come back or forward to this step. */
  readonly arrivals: number;
  /** Null if nothing was kept under this key. */
  readonly recall: (key: string) => readonly string[] | null;
  readonly keep: (key: string, values: readonly string[]) => void;
}

function recalled(name: string, key: string): readonly string[] | null {
  const values: unknown = positionOf(name).kept?.[key];
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : null;
}

/**
 * Lets a list that is loaded as a whole be restored as it was left, even after a reload of the page.
 * @param part identifies the list among those of one anchor
 */
export function useRestoredList(part = ""): RestoredList {
  const anchor = useAnchor();
  const arrived = useSyncExternalStore(subscribeToHistory, arrivalCount);
  return useMemo(() => {
    const name = `${listNameOf(anchor)} ${part}`.trim();
    return {
      name,
      arrivals: arrived,
      recall: (key) => recalled(name, key),
      keep: (key, values) => notePosition(name, { kept: { ...positionOf(name).kept, [key]: values } }),
    };
  }, [anchor, part, arrived]);
}

/** The query of a list's search, restored when the customer comes back. */
export function useRestoredSearch(list: RestoredList): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState(() => list.recall("search")?.[0] ?? "");
  const search = (next: string): void => {
    setQuery(next);
    list.keep("search", next === "" ? [] : [next]);
  };
  return [query, search];
}

/** The entries that were opened or closed by hand. */
function openEntries({ recall, keep }: RestoredList): OpenEntries {
  const of = (key: string): readonly string[] => recall(key) ?? [];
  return {
    isOpen: (id) => (of("open").includes(id) ? true : of("closed").includes(id) ? false : null),
    note: (id, open) => {
      const [now, before] = open ? ["open", "closed"] : ["closed", "open"];
      keep(now, [...of(now).filter((other) => other !== id), id]);
      keep(
        before,
        of(before).filter((other) => other !== id),
      );
    },
  };
}

interface RestoredEntriesProps {
  readonly list: RestoredList;
  /** Whether the entries are rendered. */
  readonly isThere?: boolean;
  readonly children: ReactNode;
}

/** The entries of a list, each with a `data-list-focus`: restores which are open, and the focus and its place. */
export function RestoredEntries({ list, isThere = true, children }: RestoredEntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  useRestored(list, isThere, box);
  const entries = useMemo(() => openEntries(list), [list]);
  return (
    <div ref={box} onFocus={({ target }) => noteFocus(list.name, focusMark(target))}>
      <OpenEntriesContext value={entries}>{children}</OpenEntriesContext>
    </div>
  );
}
