import { useState, type ReactNode } from 'react';
import { useDraft } from '#state/drafts.ts';
import type { Remote } from '#state/remote.ts';
import type { Watched } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { useSamePerson } from './same-person.ts';
import { draftSchema, type ReadyDraft } from './use-stored-form.ts';

/** The same, but data that once was there stays when loading it anew fails: a form must not vanish under the typing. */
export function useLasting<T>({ remote, reload }: Watched<T>): Watched<T> {
  const [last, setLast] = useState<Remote<T> | null>(null);
  if (remote.state === 'ready' && remote !== last) setLast(remote);
  return { remote: remote.state === 'ready' ? remote : (last ?? remote), reload };
}

/** The first of two resources that a form needs; trying again asks for the other as well where that has failed, too. */
export function withRetryOf<T>(first: Watched<T>, other: Watched<unknown>): Watched<T> {
  const reload = (): void => {
    first.reload();
    if (other.remote.state === 'failed') other.reload();
  };
  return { remote: first.remote, reload };
}

/** Draws a form once its data and the draft of that name have been looked up. Give it a key per person. */
export function FormGate<T>({ name, watched, loading, children }: { name: string; watched: Watched<T>; loading: string; children: (data: T, draft: ReadyDraft) => ReactNode }) {
  useSamePerson();
  const draft = useDraft(name, draftSchema);
  const lasting = useLasting(watched);
  return (
    <RemoteView watched={lasting} loading={loading}>
      {(data) => (draft.state === 'waiting' ? <Notice state="loading">{loading}</Notice> : children(data, draft))}
    </RemoteView>
  );
}
