import { useMemo } from 'react';
import * as v from 'valibot';
import { load, save, storage, VISIT_PREFIX } from '#state/draft-storage.ts';
import type { Draft } from '#state/drafts.ts';
import { useVisitor } from '#state/visitor.ts';

/** What was kept, and of whom: null for a guest, or somebody who was not known yet. */
const entrySchema = v.object({ owner: v.nullable(v.string()), value: v.unknown() });

interface Kept<T> {
  /** `unknown` while it is not clear yet whether it is this visitor's. */
  readonly value: T | null | 'unknown';
  readonly keep: (value: T) => void;
  readonly drop: () => void;
}

/** A guest's becomes that of whoever logs in; a customer's is shown to nobody else. */
function lookUp<T>(key: string, schema: v.GenericSchema<unknown, T>, owner: string | null, isAsking: boolean): T | null | 'unknown' {
  const entry = load(key, entrySchema);
  if (entry === null) return null;
  if (entry.owner !== null && isAsking) return 'unknown';
  const result = v.safeParse(schema, entry.value);
  return result.success && (entry.owner === null || entry.owner === owner) ? result.output : null;
}

function useKeptOfVisit<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): Kept<T> {
  const visitor = useVisitor();
  const isAsking = visitor.state === 'asking';
  const owner = visitor.state === 'customer' && visitor.user.userId !== null ? String(visitor.user.userId) : null;
  return useMemo(() => {
    const key = `${VISIT_PREFIX}${name}`;
    return { value: lookUp(key, schema, owner, isAsking), keep: (value) => save(key, { owner, value }), drop: () => storage()?.removeItem(key) };
  }, [name, schema, owner, isAsking]);
}

/**
 * What was typed into a public form before, for as long as the tab is open, guest or not.
 * @param name of the form, unique in the product
 * @param schema a value of the module; a draft that does not fit it any more is ignored
 */
export function useVisitDraft<T extends object>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const { value, keep, drop } = useKeptOfVisit(name, schema);
  return useMemo(() => (value === 'unknown' ? { state: 'waiting' } : { state: 'ready', saved: value, keep, drop }), [value, keep, drop]);
}

// The colon keeps it apart from the drafts of forms.
const contactSchema = v.record(v.string(), v.string());

/** The contact data of the last request of this visit, null for none, and a way to keep those of the next one. */
export function useContactOfVisit(): { readonly contact: Readonly<Record<string, string>> | null; readonly keep: (contact: Readonly<Record<string, string>>) => void } {
  const { value, keep } = useKeptOfVisit(':contact', contactSchema);
  return { contact: value === 'unknown' ? null : value, keep };
}
