/**
 * Pairs items with React keys: the item's name, with a number if several have the same name. A position would be no
 * good key, because an item that moves there would inherit the state of its predecessor.
 */
export function keyed<T>(
  items: readonly T[],
  keyOf: (item: T) => string | number | null | undefined,
): (readonly [key: string, item: T])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = String(keyOf(item) ?? "");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} ${count}`, item] as const;
  });
}
