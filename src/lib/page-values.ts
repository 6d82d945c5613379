let page = new WeakMap<object, unknown>();

/** Begins a new page: each value of `ofPage` is made anew when it is next needed. */
export function createPage(): void {
  page = new WeakMap();
}

/**
 * A value that lasts as long as a page.
 * @param make called when a page first needs the value
 * @returns a function that gives the value of the current page
 */
export function ofPage<T extends object>(make: () => T): () => T {
  return () => {
    const value = (page.get(make) as T | undefined) ?? make();
    page.set(make, value);
    return value;
  };
}
