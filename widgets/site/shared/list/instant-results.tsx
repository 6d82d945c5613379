import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FoundCount } from "#widgets/shared/list/found-count.tsx";
import { focusOn } from "#widgets/shared/page/use-restored.ts";

/** So many stand there at first: two rows of a wide window, two windows of a phone. */
const AT_FIRST = 6;

/** Up to so many are shown at once, as many as a page of the other lists has. */
const NOT_LONG = 12;

interface InstantResultsProps<T> {
  readonly found: readonly T[];
  readonly label: string;
  /** What names an entry: its id, or what it shows. */
  readonly keyOf: (item: T) => string | number | null;
  readonly children: (item: T) => ReactNode;
}

/**
 * What was found, with its number, a long list shortened until more is asked for; or that there is nothing. The way to
 * drop the filters stands above, with them.
 */
export function InstantResults<T>({ found, label, keyOf, children }: InstantResultsProps<T>) {
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
        <FoundCount count={0} />
        <Notice state="empty" quiet>
          {texts.none}
        </Notice>
      </>
    );
  return (
    <>
      <FoundCount count={found.length} />
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
