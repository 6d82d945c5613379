const MOST_KNOWN = 2000;

/** The same work, done once for each key: long lists read, print and compare each of their dates and titles several times. */
export function once<Key, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, result);
    return result;
  };
}
