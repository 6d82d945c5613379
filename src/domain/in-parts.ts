/** Items in parts of at most `most`, in their order, the last part shorter; none for none. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_part, at) => items.slice(at * most, (at + 1) * most));
}
