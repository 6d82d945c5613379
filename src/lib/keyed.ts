/**
 * Items with a key for drawing each: what names it, and of those that are named alike the number as well. A place in
 * the list is no key: who comes to stand there would take over what was begun with whoever stood there before.
 */
export function keyed<T>(
  items: readonly T[],
  nameOf: (item: T) => string | number | null | undefined,
): (readonly [key: string, item: T])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = String(nameOf(item) ?? "");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} ${count}`, item] as const;
  });
}
