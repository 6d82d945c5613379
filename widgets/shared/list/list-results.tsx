import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import type { ApiError } from "#api/errors.ts";
import { lists as texts } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredWhileMoved } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import { focusOn, useRestored } from "#widgets/shared/page/use-restored.ts";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { FoundCount } from "./found-count.tsx";
import css from "./list.css?inline";
import type { ListControl } from "./use-list.ts";

/** The loaded entries of a list; `total` is null if their number is unknown. */
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
  /** The text for their number; without it they are called hits. */
  readonly counted: (count: number) => string;
  /** What holds for all entries, beside their number. */
  readonly note?: string | undefined;
  /** The text while the first page is loading. */
  readonly loading: string;
  /** Identifies an entry: by its id, or what it shows. */
  readonly keyOf: (item: T) => string | number | null;
  /** The content of one entry. */
  readonly children: (item: T) => ReactNode;
}

/**
 * Moves the focus to the first entry added by 'Mehr laden'. @returns a function to be called with the number of entries
 * before
 */
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
  if (typeof state === "object") return <ReadFailure error={state.failed} onRetry={state.retry} result />;
  return (
    <div className="list-more">
      <Button data-list-focus="more" busy={state === "loading"} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}

type EntriesProps<T> = Omit<ListResultsProps<T>, "loading" | "counted" | "note">;

/** The entries, at least one, and the button 'Mehr laden'. */
function Entries<T>({ list, content, label, keyOf, children }: EntriesProps<T>) {
  const rows = useRef<HTMLUListElement>(null);
  const { items, state, hasMore } = content;
  const expectFrom = useFocusOnNew(items.length, rows);
  const more = (): void => {
    expectFrom(items.length);
    list.more();
  };
  const shown = keyed(items, keyOf);
  useIgnoredWhileMoved(
    rows,
    shown.map(([key]) => key),
  );
  return (
    <>
      <ul className="grid" aria-label={label} ref={rows}>
        {shown.map(([key, item], index) => (
          <li key={key} className="list-row" tabIndex={-1} data-list-focus={`entry ${index}`}>
            {children(item)}
          </li>
        ))}
      </ul>
      {(hasMore || state !== "ready") && <More content={content} onMore={more} />}
    </>
  );
}

/** The entries of a list with their number, which is announced, and the button 'Mehr laden'. */
export function ListResults<T>({ loading, counted, note, ...entries }: ListResultsProps<T>) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const { list, content } = entries;
  const { items, total, state } = content;
  const isEmpty = items.length === 0;
  useRestored(list, state === "ready", box, (results) => results.parentElement ?? results);
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
  const found = <FoundCount count={isEmpty ? (state === "ready" ? 0 : null) : total} counted={counted} />;
  return (
    <div className="stack" ref={box} onFocus={list.noteFocus}>
      {note === undefined ? (
        found
      ) : (
        <div className="list-head">
          {found}
          {!isEmpty && <p className="small muted">{note}</p>}
        </div>
      )}
      {isEmpty ? first : <Entries {...entries} />}
    </div>
  );
}
