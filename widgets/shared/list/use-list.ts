import { useCallback, useMemo, useSyncExternalStore, type FocusEvent } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { isFiltered, readFilters, writeFilters, type Filters } from "#domain/list-filters.ts";
import {
  arrivals,
  noteFocus,
  notePosition,
  positionOf,
  pushSearch,
  shownSearch,
  subscribe,
} from "#widgets/shared/page/page-history.ts";
import { focusMark, listNameOf } from "#widgets/shared/page/place.ts";

/** A list in a view's hands: what narrows it, and how many of its pages are shown. */
export interface ListControl {
  readonly filters: Filters;
  readonly isFiltered: boolean;
  /** Changes some filters: a step of the history. */
  readonly narrow: (change: Filters) => void;
  /** Drops every filter, the author's as well. */
  readonly reset: () => void;
  readonly pages: number;
  readonly more: () => void;
  /** Notes what of the list has the focus, by the `data-list-focus` around it. */
  readonly noteFocus: (event: FocusEvent) => void;
  /** Counts the ways back and forward to this step. */
  readonly arrivals: number;
  readonly name: string;
}

/** Keys of a list that are not one value that narrows it. */
export interface KeyKinds {
  readonly several: readonly string[];
  readonly looks: readonly string[];
}

const PLAIN: KeyKinds = { several: [], looks: [] };

/**
 * The one way of a list: its filters stand in the page's query, which wins over what the author presets; each change is
 * a step of the history, and the way back restores filters and pages.
 * @param keys the keys of the query that are this list's; foreign ones stay untouched
 * @param kinds which of them may be given several times, and which say how the list looks instead of narrowing it; a
 *   value of the module
 */
export function useList(keys: readonly string[], preset = "", { several, looks }: KeyKinds = PLAIN): ListControl {
  const name = listNameOf(useAnchor());
  const search = useSyncExternalStore(subscribe, shownSearch);
  const pages = useSyncExternalStore(subscribe, () => positionOf(name).pages);
  const arrived = useSyncExternalStore(subscribe, arrivals);
  const filters = useMemo(() => readFilters(keys, search, preset, several), [keys, search, preset, several]);
  const narrow = useCallback(
    (change: Filters) =>
      pushSearch(
        writeFilters(
          keys,
          { ...readFilters(keys, shownSearch(), preset, several), ...change },
          shownSearch(),
          preset,
          several,
        ),
      ),
    [keys, preset, several],
  );
  const narrowing = useMemo(() => keys.filter((key) => !looks.includes(key)), [keys, looks]);
  return useMemo(
    () => ({
      filters,
      isFiltered: isFiltered(Object.fromEntries(narrowing.map((key) => [key, filters[key] ?? ""]))),
      narrow,
      reset: () => narrow(Object.fromEntries(narrowing.map((key) => [key, ""]))),
      pages,
      more: () => notePosition(name, { pages: pages + 1 }),
      noteFocus: ({ target }: FocusEvent) => noteFocus(name, focusMark(target)),
      arrivals: arrived,
      name,
    }),
    [filters, narrow, narrowing, pages, arrived, name],
  );
}
