import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FoundCount } from "#widgets/shared/list/found-count.tsx";
import { focusOn } from "#widgets/shared/page/use-restored.ts";

/** The number of entries shown at first: two rows of a wide window, two screens of a phone. */
const AT_FIRST = 6;

/** Up to this number all entries are shown, as many as a page of other lists has. */
const NOT_LONG = 12;

interface InstantResultsProps<T> {
  readonly found: readonly T[];
  readonly label: string;
  /** Says how many of what are found. */
  readonly counted: (count: number) => string;
  /** Identifies an entry: by its id, or what it shows. */
  readonly keyOf: (item: T) => string | number | null;
  readonly children: (item: T) => ReactNode;
}

/**
 * The entries found, with their number; a long list is shortened until the customer asks for all. Without any, a
 * message; the filters are removed in the controls above.
 */
export function InstantResults<T>({ found, label, counted, keyOf, children }: InstantResultsProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isShort = !isWhole && found.length > NOT_LONG;
  useLayoutEffect(() => {
    const row = isWhole ? list.current?.children[AT_FIRST] : undefined;
    if (row instanceof HTMLElement) focusOn(row);
  }, [isWhole]);
  if (found.length === 0)
    return (
      <>
        <FoundCount count={0} counted={counted} />
        <Notice state="empty" quiet>
          {texts.none}
        </Notice>
      </>
    );
  return (
    <>
      <FoundCount count={found.length} counted={counted} />
      <PacedList
        ref={list}
        items={keyed(isShort ? found.slice(0, AT_FIRST) : found, keyOf)}
        rows="large"
        className="grid"
        aria-label={label}
      >
        {([key, item]) => (
          <li key={key} className="list-row" tabIndex={-1}>
            {children(item)}
          </li>
        )}
      </PacedList>
      {isShort && (
        <div className="list-more">
          <Button onClick={() => setWhole(true)}>{texts.showAll(found.length)}</Button>
        </div>
      )}
    </>
  );
}
