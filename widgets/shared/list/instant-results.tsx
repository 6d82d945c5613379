import type { ReactNode } from 'react';
import { lists as texts } from '#i18n/lists.ts';
import { Button } from '#ui/button/button.tsx';
import { useGrown } from '#ui/grow/use-grown.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { FoundCount } from './found-count.tsx';

interface InstantResultsProps<T> {
  readonly found: readonly T[];
  readonly label: string;
  /** Null where nothing narrows. */
  readonly onReset: (() => void) | null;
  readonly children: (item: T) => ReactNode;
}

/** All that was found, with their number; or that there is nothing, with a way to drop the filters. */
export function InstantResults<T>({ found, label, onReset, children }: InstantResultsProps<T>) {
  const count = useGrown(found.length);
  return (
    <>
      <FoundCount count={found.length} />
      {found.length === 0
        ? <Notice state="empty" quiet actions={onReset === null ? null : <Button onClick={onReset}>{texts.reset}</Button>}>{texts.none}</Notice>
        : <ul className="grid" aria-label={label}>{found.slice(0, count).map((item, index) => <li key={index} className="list-row">{children(item)}</li>)}</ul>}
    </>
  );
}
