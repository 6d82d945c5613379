import { useCallback, useMemo, useSyncExternalStore, type FocusEvent } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { isFiltered, readFilters, writeFilters, type Filters } from "#domain/search/list-filters.ts";
import {
  arrivalCount,
  noteFocus,
  notePosition,
  positionOf,
  pushSearch,
  shownSearch,
  subscribeToHistory,
} from "#widgets/shared/page/page-history.ts";
import { focusMark, listNameOf } from "#widgets/shared/page/place.ts";

/** The state of a list for its view: its filters and the number of pages shown, with functions to change them. */
export interface ListControl {
  readonly filters: Filters;
  readonly isFiltered: boolean;
  /** Changes some filters, as a new step of the history. */
  readonly narrow: (change: Filters) => void;
  /** Removes every filter, including the author's. */
  readonly reset: () => void;
  readonly pages: number;
  readonly more: () => void;
  /** Records which part of the list has the focus, by the `data-list-focus` around it. */
  readonly noteFocus: (event: FocusEvent) => void;
  /** Counts how often the customer has come back or forward to this step. */
  readonly arrivals: number;
  readonly name: string;
}

/** Keys of a list that have several values, or that are no filters. */
export interface KeyKinds {
  readonly several: readonly string[];
  readonly looks: readonly string[];
}

const PLAIN: KeyKinds = { several: [], looks: [] };

/**
 * The hook of every list: its filters are in the page's query, which overrides the author's. Each change is a step of
 * the history, and the back button restores filters and pages.
 * @param keys the keys of the query that belong to this list; other keys stay untouched
 * @param kinds which keys may occur several times, and which set the list's look instead of filtering; constant of the
 * module
 */
export function useList(keys: readonly string[], preset = "", { several, looks }: KeyKinds = PLAIN): ListControl {
  const name = listNameOf(useAnchor());
  const search = useSyncExternalStore(subscribeToHistory, shownSearch);
  const pages = useSyncExternalStore(subscribeToHistory, () => positionOf(name).pages);
  const arrived = useSyncExternalStore(subscribeToHistory, arrivalCount);
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
