import * as v from 'valibot';

/** Begins the keys of everything typed that this tab keeps. */
export const DRAFT_PREFIX = 'portal-draft:';
/** Begins the keys of what public forms keep for the visit, whoever is logged in. */
export const VISIT_PREFIX = `${DRAFT_PREFIX}visit:`;
const SECRET = /passw|kennwort/i;

/** The tab's storage; null where the browser forbids it. */
export function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Forgets the drafts whose keys are chosen. */
export function dropWhere(isGone: (key: string) => boolean): void {
  const store = storage();
  if (store === null) return;
  const keys = [...Array(store.length).keys()].map((index) => store.key(index) ?? '');
  for (const key of keys) if (key.startsWith(DRAFT_PREFIX) && isGone(key)) store.removeItem(key);
}

/** What is kept under a key; null where there is nothing, or something that does not fit. */
export function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(storage()?.getItem(key) ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** A full storage only costs the draft. Fields that name a password are left out. */
export function save(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value, (field, entry: unknown) => (SECRET.test(field) ? undefined : entry)));
  } catch {
    storage()?.removeItem(key);
  }
}
