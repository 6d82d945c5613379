/** `tab` outlives a reload, `browser` is shared by all tabs. */
export type StorageScope = "tab" | "browser";

/** Does what a storage allows: with cookies blocked the browser forbids even to name it, and it may be full. */
function attempt<T>(scope: StorageScope, action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(scope === "tab" ? sessionStorage : localStorage);
  } catch {
    return otherwise;
  }
}

/** Returns what is kept under a key; null for nothing, and where the browser keeps nothing. */
export const readText = (scope: StorageScope, key: string): string | null =>
  attempt(scope, (storage) => storage.getItem(key), null);

/** Returns the JSON value that is kept under a key; undefined for none. */
export function readJson(scope: StorageScope, key: string): unknown {
  try {
    return JSON.parse(readText(scope, key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. @returns whether it is kept */
export const writeText = (scope: StorageScope, key: string, text: string): boolean =>
  attempt(
    scope,
    (storage) => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    },
    false,
  );

/** Forgets what is kept under a key. */
export const removeText = (scope: StorageScope, key: string): void =>
  attempt(scope, (storage) => storage.removeItem(key), undefined);

/** Returns the keys that begin so. */
export const keysIn = (scope: StorageScope, prefix: string): readonly string[] =>
  attempt(
    scope,
    (storage) =>
      [...Array(storage.length).keys()].map((at) => storage.key(at) ?? "").filter((key) => key.startsWith(prefix)),
    [],
  );
