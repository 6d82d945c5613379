import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import type { ApiError } from "#api/errors.ts";
import { lists as texts } from "#i18n/lists.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { FoundCount } from "./found-count.tsx";
import css from "./list.css?inline";
import type { ListControl } from "./use-list.ts";
import { focusOn, useRestored } from "./use-restored.ts";

/** The entries of a list as they are known; `total` is null where nobody says how many there are. */
export interface ListContent<T> {
  readonly items: readonly T[];
  readonly total: number | null;
  readonly state: "loading" | "ready" | { readonly failed: ApiError; readonly retry: () => void };
  readonly hasMore: boolean;
}

interface ListResultsProps<T> {
  readonly list: ListControl;
  readonly content: ListContent<T>;
  /** Names the list for screen readers. */
  readonly label: string;
  /** What is said while the first page is on its way. */
  readonly loading: string;
  /** The inside of one entry. */
  readonly children: (item: T) => ReactNode;
}

/** Moves the focus to the first entry that 'Mehr laden' has brought. */
function useFocusOnNew(count: number, rows: RefObject<HTMLUListElement | null>): (from: number) => void {
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (from.current === null || count <= from.current) return;
    const row = rows.current?.children[from.current];
    from.current = null;
    if (row instanceof HTMLElement) focusOn(row);
  }, [count, rows]);
  return (start) => {
    from.current = start;
  };
}

function More({ content: { state }, onMore }: { content: ListContent<unknown>; onMore: () => void }) {
  if (typeof state === "object") return <ReadFailure error={state.failed} onRetry={state.retry} />;
  return (
    <div className="list-more">
      <Button data-list-focus="more" busy={state === "loading"} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}

/** The entries of a list with their number, announced once, and 'Mehr laden'. */
export function ListResults<T>({ list, content, label, loading, children }: ListResultsProps<T>) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const { items, total, state, hasMore } = content;
  const isEmpty = items.length === 0;
  useRestored(list, state === "ready", box, (results) => results.parentElement ?? results);
  const expectFrom = useFocusOnNew(items.length, rows);
  const more = (): void => {
    expectFrom(items.length);
    list.more();
  };
  const first =
    state === "loading" ? (
      <Notice state="loading" outline="widget">
        {loading}
      </Notice>
    ) : typeof state === "object" ? (
      <ReadFailure error={state.failed} onRetry={state.retry} />
    ) : (
      <Notice state="empty" quiet>
        {texts.none}
      </Notice>
    );
  return (
    <div className="stack" ref={box} onFocus={list.noteFocus}>
      <FoundCount count={isEmpty ? (state === "ready" ? 0 : null) : total} />
      {isEmpty ? (
        first
      ) : (
        <ul className="grid" aria-label={label} ref={rows}>
          {items.map((item, index) => (
            <li key={index} className="list-row" tabIndex={-1} data-list-focus={`entry ${index}`}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && (hasMore || state !== "ready") && <More content={content} onMore={more} />}
    </div>
  );
}
