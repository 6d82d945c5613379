import { useEffect } from "react";

/** Items that are worked on in one go, some 4 ms on a slow phone. */
const SLICE = 20;

/** Milliseconds between two slices: what is shown and what is typed come first. */
const PAUSE_MS = 60;

/** Does for each item what will be needed later, in slices: for 300 of them at once it would hold up a first key. */
export function useWorkAhead<Item>(items: readonly Item[], work: (item: Item) => unknown): void {
  useEffect(() => {
    let done = 0;
    const timer = setInterval(() => {
      items.slice(done, done + SLICE).forEach(work);
      done += SLICE;
      if (done >= items.length) clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [items, work]);
}
