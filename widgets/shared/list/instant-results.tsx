import type { ReactNode } from 'react';
import { lists as texts } from '#i18n/lists.ts';
import { Button } from '#ui/button/button.tsx';
import { useGrown } from '#ui/grow/use-grown.ts';
import { Notice } from '#ui/notice/notice.tsx';

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
  if (found.length === 0) return <Notice state="empty" actions={onReset === null ? null : <Button onClick={onReset}>{texts.reset}</Button>}>{texts.none}</Notice>;
  return (
    <>
      <p className="muted" role="status">{texts.found(found.length)}</p>
      <ul className="grid" aria-label={label}>{found.slice(0, count).map((item, index) => <li key={index} className="list-row">{children(item)}</li>)}</ul>
    </>
  );
}
