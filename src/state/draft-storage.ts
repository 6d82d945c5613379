import * as v from "valibot";
import { storageOf } from "#state/browser.ts";

/** Begins the keys of everything typed that this tab keeps. */
const PREFIX = "portal-draft:";
/** Stands in place of an id for what a guest typed, or somebody who was not known yet. */
const GUEST = "visit";
const SECRET = /passw|kennwort/i;

/**
 * The key of what somebody typed into a form: each person has keys of their own. `owner` is the user's id, null for a
 * guest.
 */
export const draftKey = (owner: string | null, name: string): string =>
  `${PREFIX}${owner === null ? GUEST : encodeURIComponent(owner)}:${name}`;

const storage = (): Storage | null => storageOf("tab");

function draftKeys(): readonly string[] {
  const store = storage();
  if (store === null) return [];
  return [...Array(store.length).keys()].map((index) => store.key(index) ?? "").filter((key) => key.startsWith(PREFIX));
}

/** Forgets every draft of this tab, whoever typed it. */
export function removeAll(): void {
  for (const key of draftKeys()) remove(key);
}

/** Tells whether a customer, whoever it is, has typed something into this form in this tab. */
export const isKeptOfCustomer = (name: string): boolean =>
  draftKeys().some((key) => {
    const [owner, ...rest] = key.slice(PREFIX.length).split(":");
    return owner !== GUEST && rest.join(":") === name;
  });

/** Forgets what is kept under a key. */
export function remove(key: string): void {
  storage()?.removeItem(key);
}

/** Returns what is kept under a key; null where there is nothing, or something that does not fit. */
export function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(storage()?.getItem(key) ?? ""));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key. A full storage only costs the draft. Fields that name a password are left out. */
export function save(key: string, value: unknown): void {
  try {
    storage()?.setItem(
      key,
      JSON.stringify(value, (field, entry: unknown) => (SECRET.test(field) ? undefined : entry)),
    );
  } catch {
    remove(key);
  }
}
