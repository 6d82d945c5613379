import { useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import { userResource } from '#api/people.ts';
import type { User } from '#domain/entities/people.ts';
import type { Remote } from '#state/remote.ts';
import { DRAFT_PREFIX, dropWhere, load, save, storage, VISIT_PREFIX } from '#state/draft-storage.ts';
import { useResource } from '#state/resources.ts';

/** Typed input that outlives a reload or an expired session. */
export type Draft<T> =
  /** It is not known yet whose drafts they are; a form should start after this. */
  | { readonly state: 'waiting' }
  /** `saved` is what was typed before, null for nothing. `keep` and `drop` never change and never throw. */
  | { readonly state: 'ready'; readonly saved: T | null; readonly keep: (value: T) => void; readonly drop: () => void };

/** Forgets every draft of this tab; for logging out. */
export function clearDrafts(): void {
  dropWhere(() => true);
}

/** Undefined while unknown; null when nobody can be named, and then nothing is kept. */
function ownerOf(remote: Remote<User | null>): string | null | undefined {
  if (remote.state === 'ready') return remote.data?.userId == null ? null : String(remote.data.userId);
  return remote.state === 'failed' && remote.error.kind !== 'session' ? null : undefined;
}

/** Whose drafts; once known it stays so while a session expires and is renewed, as the form does. */
function useOwner(): string | null | undefined {
  const seen = ownerOf(useResource(userResource).remote);
  const [owner, setOwner] = useState(seen);
  if (seen !== undefined && seen !== owner) setOwner(seen);
  return seen ?? owner;
}

/**
 * What was typed into a form before, kept in sessionStorage for the logged-in person only; drafts that someone else left
 * in this tab are removed. Call `drop` once the form is saved.
 * @param name of the form, unique on the page
 * @param schema a value of the module; a draft that does not fit it any more is ignored
 */
export function useDraft<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const owner = useOwner();
  useEffect(() => {
    if (typeof owner === 'string') dropWhere((key) => !key.startsWith(VISIT_PREFIX) && !key.startsWith(`${DRAFT_PREFIX}${encodeURIComponent(owner)}:`));
  }, [owner]);
  return useMemo<Draft<T>>(() => {
    if (owner === undefined) return { state: 'waiting' };
    if (owner === null) return { state: 'ready', saved: null, keep: () => undefined, drop: () => undefined };
    const key = `${DRAFT_PREFIX}${encodeURIComponent(owner)}:${name}`;
    return { state: 'ready', saved: load(key, schema), keep: (value) => save(key, value), drop: () => storage()?.removeItem(key) };
  }, [owner, name, schema]);
}
