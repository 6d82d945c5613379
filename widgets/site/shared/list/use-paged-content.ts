import { PAGE_SIZE, type ListPage } from "#api/lists.ts";
import type { PathValues } from "#api/path.ts";
import type { Resource } from "#api/resource.ts";
import { givenFilters } from "#domain/search/list-filters.ts";
import { useResources } from "#state/resources.ts";
import type { ListContent } from "#widgets/shared/list/list-results.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";

/** A list that is read in pages: as many as the customer has opened, in order, up to the first that is not loaded. */
export function usePagedContent<T>(
  list: ListControl,
  resource: Resource<ListPage<T>>,
  values: PathValues,
): ListContent<T> {
  const pages = [...Array(list.pages).keys()].map((index) => ({
    ...values,
    ...givenFilters(list.filters),
    page: index + 1,
    size: PAGE_SIZE,
  }));
  const watched = useResources(resource, pages);
  const items: T[] = [];
  let total: number | null = null;
  for (const { remote, reload } of watched) {
    if (remote.state === "failed")
      return { items, total, state: { failed: remote.error, retry: reload }, hasMore: true };
    if (remote.state !== "ready") return { items, total, state: "loading", hasMore: true };
    items.push(...remote.data.items);
    total = remote.data.total;
    // An empty page is the end, whatever the total says.
    if (remote.data.items.length === 0) break;
  }
  const last = watched.at(-1)?.remote;
  const isFull = last?.state === "ready" && last.data.items.length > 0;
  return {
    items,
    total,
    state: "ready",
    hasMore: isFull && (total === null ? last.data.items.length >= PAGE_SIZE : items.length < total),
  };
}
