/** Items in batches of at most `most`, in their order, the last one shorter; none for none. */
export function inBatches<Item>(items: readonly Item[], most: number): Item[][] {
  return [...Array(Math.ceil(items.length / most)).keys()].map((batch) =>
    items.slice(batch * most, (batch + 1) * most),
  );
}
