import { useState, type ReactNode } from 'react';
import type { Watched } from '#state/resources.ts';
import { ReadFailure, RemoteView } from './remote-view.tsx';

/**
 * As RemoteView, but what has once been shown stays when loading it again fails: an open dialog and what was typed in it
 * must not go away with the list behind it.
 */
export function KeptView<T>({ watched, loading, children }: { watched: Watched<T>; loading?: string; children: (data: T) => ReactNode }) {
  const { remote, reload } = watched;
  const [kept, setKept] = useState<{ readonly data: T } | null>(null);
  if (remote.state === 'ready' && (kept === null || kept.data !== remote.data)) setKept({ data: remote.data });
  if (kept === null) return <RemoteView watched={watched} {...(loading !== undefined && { loading })}>{() => null}</RemoteView>;
  return (
    <>
      {remote.state === 'failed' && <ReadFailure error={remote.error} onRetry={reload} />}
      {children(kept.data)}
    </>
  );
}
