import { PAGE_SIZE } from "#api/lists.ts";
import type { ListContent } from "#widgets/shared/list/list-results.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";

/** The content of a list that is loaded as a whole: its first pages, as many as the customer has opened. */
export function localContent<T>(list: ListControl, found: readonly T[]): ListContent<T> {
  const count = list.pages * PAGE_SIZE;
  return { items: found.slice(0, count), total: found.length, state: "ready", hasMore: found.length > count };
}
