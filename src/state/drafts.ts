import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { userResource } from '#api/people.ts';
import type { User } from '#domain/entities/people.ts';
import type { Remote } from '#state/remote.ts';
import { useResource } from '#state/resources.ts';

const PREFIX = 'portal-draft:';
const SECRET = /passw|kennwort/i;

/** Typed input that outlives a reload or an expired session. */
export type Draft<T> =
  /** It is not known yet whose drafts they are; a form should start after this. */
  | { readonly state: 'waiting' }
  /** `saved` is what was typed before, null for nothing. `keep` and `drop` never change and never throw. */
  | { readonly state: 'ready'; readonly saved: T | null; readonly keep: (value: T) => void; readonly drop: () => void };

/** The tab's storage; null where the browser forbids it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function removeWhere(isGone: (key: string) => boolean): void {
  const store = storage();
  if (store === null) return;
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX) && isGone(key)) store.removeItem(key);
}

/** Forgets every draft of this tab; for logging out. */
export function clearDrafts(): void {
  removeWhere(() => true);
}

function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(storage()?.getItem(key) ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** A full storage only costs the draft. Fields that name a password are left out. */
function save(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value, (field, entry: unknown) => (SECRET.test(field) ? undefined : entry)));
  } catch {
    storage()?.removeItem(key);
  }
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
    if (typeof owner === 'string') removeWhere((key) => !key.startsWith(`${PREFIX}${encodeURIComponent(owner)}:`));
  }, [owner]);
  return useMemo<Draft<T>>(() => {
    if (owner === undefined) return { state: 'waiting' };
    if (owner === null) return { state: 'ready', saved: null, keep: () => undefined, drop: () => undefined };
    const key = `${PREFIX}${encodeURIComponent(owner)}:${name}`;
    return { state: 'ready', saved: load(key, schema), keep: (value) => save(key, value), drop: () => storage()?.removeItem(key) };
  }, [owner, name, schema]);
}
