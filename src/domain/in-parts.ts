/** Items in parts of at most `most`, in their order, the last part shorter; none for none. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  // Old libraries of a host replace Array.from by one that takes no function.
  for (let at = 0; at < items.length; at += most) parts.push(items.slice(at, at + most));
  return parts;
}
