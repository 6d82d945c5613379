import type { ReactNode } from "react";
import type { ListPage } from "#api/lists.ts";
import type { Resource } from "#api/resource.ts";
import { listFilterKeys, type ListKind } from "#domain/search/list-filters.ts";
import { lists as texts } from "#i18n/lists.ts";
import type { Watched } from "#state/resources.ts";
import { ListFilters, type ListFilter } from "#widgets/shared/list/list-filters.tsx";
import { ListResults } from "#widgets/shared/list/list-results.tsx";
import { useList } from "#widgets/shared/list/use-list.ts";
import { Failure } from "#widgets/shared/waiting.tsx";
import { LongSection } from "./long-section.tsx";
import { usePagedContent } from "./use-paged-content.ts";

interface PagedListProps<T> {
  readonly kind: ListKind;
  readonly resource: Resource<ListPage<T>>;
  readonly filters: readonly ListFilter[];
  /** The read that the choices of a filter come from; that it has failed is told beside them. */
  readonly choices?: Watched<unknown>;
  /** The author's filters, as a query. */
  readonly preset: string | undefined;
  /** Describes the shown entries to search engines. */
  readonly told?: (items: readonly T[]) => ReactNode;
  /** Identifies an entry: by its id, or what it shows. */
  readonly keyOf: (item: T) => string | number | null;
  /** The content of one entry. */
  readonly children: (item: T) => ReactNode;
}

/** One of the lists that `dataList` serves: heading, filters, entries (contract-public section 4, Lists and search). */
export function PagedList<T>({ kind, resource, filters, choices, preset, told, keyOf, children }: PagedListProps<T>) {
  const list = useList(listFilterKeys[kind], preset);
  const content = usePagedContent(list, resource, { kind });
  const { heading, loading, counted } = texts[kind];
  return (
    <LongSection heading={heading}>
      <ListFilters list={list} filters={filters} of={heading} />
      {choices?.remote.state === "failed" && (
        <Failure error={choices.remote.error} onRetry={choices.reload} quiet>
          {texts.choicesFailed}
        </Failure>
      )}
      {told?.(content.items)}
      <ListResults list={list} content={content} label={heading} loading={loading} counted={counted} keyOf={keyOf}>
        {children}
      </ListResults>
    </LongSection>
  );
}
