/** A `tab` storage survives a reload, a `browser` storage is shared by all tabs. */
export type StorageScope = "tab" | "browser";

/**
 * Runs an action on a storage, or gives `otherwise`: with cookies blocked even naming the storage throws, and it may be
 * full.
 */
function attempt<T>(scope: StorageScope, action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(scope === "tab" ? sessionStorage : localStorage);
  } catch {
    return otherwise;
  }
}

/** Reads the text of a key; null if there is none, or the browser denies access. */
export const readText = (scope: StorageScope, key: string): string | null =>
  attempt(scope, (storage) => storage.getItem(key), null);

/** Reads the JSON value of a key; undefined if there is none. */
export function readJson(scope: StorageScope, key: string): unknown {
  try {
    return JSON.parse(readText(scope, key) ?? "");
  } catch {
    return undefined;
  }
}

/** Writes the text of a key. @returns whether it was stored */
export const writeText = (scope: StorageScope, key: string, text: string): boolean =>
  attempt(
    scope,
    (storage) => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    },
    false,
  );

/** Removes the text of a key. */
export const removeText = (scope: StorageScope, key: string): void =>
  attempt(scope, (storage) => storage.removeItem(key), undefined);

/** The keys that begin with a prefix. */
export const keysIn = (scope: StorageScope, prefix: string): readonly string[] =>
  attempt(
    scope,
    (storage) =>
      [...Array(storage.length).keys()].map((at) => storage.key(at) ?? "").filter((key) => key.startsWith(prefix)),
    [],
  );
