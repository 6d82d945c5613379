import { startTransition, useEffect, useState } from "react";

/** Rows of a step: so few that a key or a click between two of them is answered within 50 ms as well. */
const STEP = 12;

export interface Growth {
  /** Rows of a long list that are drawn first: about a screenful, so that a tab shows at once. */
  readonly first?: number;
  /** A list that has no more rows is drawn at once, well within 50 ms on a slow phone. */
  readonly atOnce?: number;
  /** Milliseconds until the first step. */
  readonly pause?: number;
}

/**
 * How many of `count` rows of a long list are to be drawn: a first screenful at once, the others in steps of a task
 * each, between which the page answers and paints. Rows come at the end only, so nothing moves. Parts of a long view
 * are rows as well.
 */
export function useGrown(count: number, { first = 12, atOnce = 24, pause = 0 }: Growth = {}): number {
  const [begin] = useState(count > atOnce ? first : atOnce);
  const [grown, setGrown] = useState(begin);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + STEP)), grown === begin ? pause : 0);
    return () => clearTimeout(timer);
  }, [grown, count, begin, pause]);
  return Math.min(grown, count);
}
