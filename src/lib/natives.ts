/**
 * Replaces `Array.from`, because old libraries overwrite it by functions that know no sets, iterators or second
 * argument.
 */
export function arrayFrom<T, U = T>(
  source: Iterable<T> | ArrayLike<T>,
  map?: (value: T, index: number) => U,
): (T | U)[] {
  const list: (T | U)[] = [];
  const push = (value: T): void => {
    list[list.length] = map === undefined ? value : map(value, list.length);
  };
  if (Symbol.iterator in Object(source)) for (const value of source as Iterable<T>) push(value);
  else while (list.length < (source as ArrayLike<T>).length) push((source as ArrayLike<T>)[list.length] as T);
  return list;
}

/** Replaces `Object.values`. */
export const objectValues = <T>(source: Record<string, T>): T[] => Object.keys(source).map((key) => source[key] as T);
