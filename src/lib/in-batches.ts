/** Divides items into batches of at most `most`, in their order; the last one may be shorter. */
export function inBatches<Item>(items: readonly Item[], most: number): Item[][] {
  return [...Array(Math.ceil(items.length / most)).keys()].map((batch) =>
    items.slice(batch * most, (batch + 1) * most),
  );
}
