import { startTransition, useEffect, useState } from 'react';

/** Rows of a step, drawn well within 50 ms on a slow phone; a list that has no more is drawn at once. */
const STEP = 24;
/** Rows of a long list that are drawn first: about a screenful, so that a tab shows at once. */
const FIRST = 12;
/** Between two steps the page answers and paints, in milliseconds. */
const PAUSE_MS = 60;

/**
 * How many of `count` rows of a long list are to be drawn: a first screenful at once, the others in steps soon after, so
 * that no single task blocks the page. Rows come at the end only, so nothing moves. Parts of a long view are rows as well.
 */
export function useGrown(count: number, first = FIRST, step = STEP): number {
  const [grown, setGrown] = useState(count > step ? first : step);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + step)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [grown, count, step]);
  return Math.min(grown, count);
}
