import { useEffect, useRef } from 'react';
import { userResource } from '#api/people.ts';
import type { Id } from '#domain/entities/fields.ts';
import { useResource } from '#state/resources.ts';
import { discardUnsaved } from '#state/unsaved.ts';

/** Starts the page afresh when somebody else has logged in meanwhile, in another tab: what it shows and holds is not theirs to save. */
export function useSamePerson(): void {
  const { remote } = useResource(userResource);
  const userId = remote.state === 'ready' ? (remote.data?.userId ?? null) : null;
  const first = useRef<Id | null>(null);
  useEffect(() => {
    if (userId === null) return;
    if (first.current !== null && first.current !== userId) {
      discardUnsaved();
      location.reload();
    }
    first.current = userId;
  }, [userId]);
}
