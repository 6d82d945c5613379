import type { ReactNode } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FoundCount } from "#widgets/shared/list/found-count.tsx";

interface InstantResultsProps<T> {
  readonly found: readonly T[];
  readonly label: string;
  readonly children: (item: T) => ReactNode;
}

/**
 * All that was found, with their number; or that there is nothing. The way to drop the filters stands above, with them.
 */
export function InstantResults<T>({ found, label, children }: InstantResultsProps<T>) {
  return (
    <>
      <FoundCount count={found.length} />
      {found.length === 0 ? (
        <Notice state="empty" quiet>
          {texts.none}
        </Notice>
      ) : (
        <PacedList items={found} rows="large" className="grid" aria-label={label}>
          {(item, index) => (
            <li key={index} className="list-row">
              {children(item)}
            </li>
          )}
        </PacedList>
      )}
    </>
  );
}
