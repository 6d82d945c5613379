import { startTransition, useEffect, useState } from 'react';

/** A list that has no more rows is drawn at once, well within 50 ms on a slow phone. */
const AT_ONCE = 24;
/** Rows of a step: so few that a key or a click between two of them is answered within 50 ms as well. */
const STEP = 12;
/** Rows of a long list that are drawn first: about a screenful, so that a tab shows at once. */
const FIRST = 12;

/**
 * How many of `count` rows of a long list are to be drawn: a first screenful at once, the others in steps of a
 * task each, between which the page answers and paints. Rows come at the end only, so nothing moves. Parts of a long view are rows as well.
 */
export function useGrown(count: number, first = FIRST, atOnce = AT_ONCE): number {
  const [grown, setGrown] = useState(count > atOnce ? first : atOnce);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + STEP)));
    return () => clearTimeout(timer);
  }, [grown, count]);
  return Math.min(grown, count);
}
