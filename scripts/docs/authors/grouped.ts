/** Items by what is alike of them, each group with it, in the order of its first item. */
export function grouped<T>(items: Iterable<T>, alike: (item: T) => string): (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = alike(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
