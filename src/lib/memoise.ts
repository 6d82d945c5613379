/** How many results one function keeps before it begins anew. */
const MOST_KEPT = 2000;

/**
 * Returns a function that does the same work only once for each key and keeps the results. Long lists read, print
 * and compare each of their dates and titles several times.
 */
export function memoise<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const kept = new Map<Key, Result>();
  return (key) => {
    const result = kept.get(key) ?? work(key);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, result);
    return result;
  };
}
