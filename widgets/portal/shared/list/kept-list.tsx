import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { OpenEntriesContext, type OpenEntries } from "#ui/addressed/addressed.tsx";
import { arrivals, noteFocus, notePosition, positionOf, subscribe } from "#widgets/shared/page/page-history.ts";
import { focusMark, listNameOf } from "#widgets/shared/page/place.ts";
import { useRestored } from "#widgets/shared/page/use-restored.ts";

/** What a list keeps of itself in the step of the page's history in which it stands. */
export interface KeptList {
  readonly name: string;
  /** Counts the ways back and forward to this step. */
  readonly arrivals: number;
  /** Null for what was never kept. */
  readonly recall: (key: string) => readonly string[] | null;
  readonly keep: (key: string, values: readonly string[]) => void;
}

function recalled(name: string, key: string): readonly string[] | null {
  const values: unknown = positionOf(name).kept?.[key];
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : null;
}

/**
 * Lets a list that is there as a whole be found again as it was left, also by a page that is loaded anew.
 * @param part tells the lists of one anchor apart
 */
export function useKeptList(part = ""): KeptList {
  const anchor = useAnchor();
  const arrived = useSyncExternalStore(subscribe, arrivals);
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

/** What is typed into a list's search, found again on the way back. */
export function useKeptSearch(list: KeptList): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState(() => list.recall("search")?.[0] ?? "");
  const search = (next: string): void => {
    setQuery(next);
    list.keep("search", next === "" ? [] : [next]);
  };
  return [query, search];
}

/** Which entries were opened and closed by hand. */
function openEntries({ recall, keep }: KeptList): OpenEntries {
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

interface KeptEntriesProps {
  readonly list: KeptList;
  /** The entries are drawn as they were left. */
  readonly isThere?: boolean;
  readonly children: ReactNode;
}

/** The entries of a list, each with a `data-list-focus`: which are open, where the focus was and at what place. */
export function KeptEntries({ list, isThere = true, children }: KeptEntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  useRestored(list, isThere, box);
  const entries = useMemo(() => openEntries(list), [list]);
  return (
    <div ref={box} onFocus={({ target }) => noteFocus(list.name, focusMark(target))}>
      <OpenEntriesContext value={entries}>{children}</OpenEntriesContext>
    </div>
  );
}
