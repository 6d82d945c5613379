/** The number of results that one function keeps before all are dropped. */
const MOST_KEPT = 2000;

/** Memoises a function by its key. Long lists parse, print and compare each of their dates and titles several times. */
export function memoise<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const kept = new Map<Key, Result>();
  return (key) => {
    if (kept.has(key)) return kept.get(key) as Result;
    const result = work(key);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, result);
    return result;
  };
}
