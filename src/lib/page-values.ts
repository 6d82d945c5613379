let page = new WeakMap<object, unknown>();

/** Begins a page: whatever belongs to one is made anew when it is asked for next. */
export function createPage(): void {
  page = new WeakMap();
}

/**
 * A value that lasts as long as a page.
 * @param make called with the first question of each page
 * @returns asks for the value of this page
 */
export function ofPage<T extends object>(make: () => T): () => T {
  return () => {
    const value = (page.get(make) as T | undefined) ?? make();
    page.set(make, value);
    return value;
  };
}
