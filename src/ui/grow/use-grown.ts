import { startTransition, useEffect, useState } from 'react';

/** Rows of a step: about a screenful, drawn well within 50 ms on a slow phone. */
const STEP = 24;
/** Between two steps the page answers and paints, in milliseconds. */
const PAUSE_MS = 60;

/**
 * How many of `count` rows of a long list are to be drawn: a first screenful at once, the others in steps soon after, so
 * that no single task blocks the page. Rows come at the end only, so nothing moves.
 */
export function useGrown(count: number): number {
  const [grown, setGrown] = useState(STEP);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + STEP)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [grown, count]);
  return Math.min(grown, count);
}
