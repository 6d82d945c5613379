/** Items in parts of at most `most`, in their order, the last part shorter; none for none. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  return [...Array(Math.ceil(items.length / most)).keys()].map((part) => items.slice(part * most, (part + 1) * most));
}
