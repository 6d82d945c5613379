import { memo, startTransition, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { inBatches } from "#lib/in-batches.ts";

/**
 * Rows of a step and of a part: about a screenful, so that a list shows at once, and so few that a key or a click
 * between two steps is answered within 50 ms on a slow phone.
 */
const STEP = 12;

/** A list that has no more rows is drawn at once, well within 50 ms on a slow phone. */
const AT_ONCE = 24;

/** Large rows of a search that are drawn in one step: what a phone shows of them, some 40 ms of it. */
const LARGE_STEP = 4;

/** Milliseconds without a key after which nobody is typing any more. */
const TYPING_MS = 300;

interface Growth {
  readonly first?: number;
  readonly atOnce?: number;
  readonly step?: number;
  /** Milliseconds until the first step. */
  readonly pause?: number;
}

/**
 * How many of `count` rows are to be drawn: a first screenful at once, the others in steps of a task each, between
 * which the page answers and paints. Rows come at the end only, so nothing moves.
 */
function useGrown(count: number, { first = STEP, atOnce = AT_ONCE, step = STEP, pause = 0 }: Growth = {}): number {
  const [begin] = useState(count > atOnce ? first : atOnce);
  const [grown, setGrown] = useState(begin);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + step)), grown === begin ? pause : 0);
    return () => clearTimeout(timer);
  }, [grown, count, begin, step, pause]);
  return Math.min(grown, count);
}

/**
 * How many of the large rows that a search has found are to be drawn: the first with the key, the others in tasks of
 * their own.
 * @param isWhole all are drawn at once, as who comes back is brought to one of them
 */
export function useFoundRows(count: number, isWhole: boolean): number {
  const grown = useGrown(count, { first: LARGE_STEP, atOnce: LARGE_STEP, step: LARGE_STEP });
  return isWhole ? count : grown;
}

interface PacedListProps<Item> extends Omit<ComponentProps<"ul">, "children"> {
  readonly items: readonly Item[];
  /** Large rows are skipped wherever they are off screen, others from the 30th on (src/pace/pace.css). */
  readonly rows?: "small" | "large";
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list that is drawn in steps, and whose rows the browser skips while they are far from sight. */
export function PacedList<Item>({ items, rows = "small", className = "", children, ...rest }: PacedListProps<Item>) {
  const grown = useGrown(items.length);
  return (
    <ul {...rest} className={`${className} paced-${rows}`.trim()}>
      {items.slice(0, grown).map(children)}
    </ul>
  );
}

interface PartProps<Row> {
  readonly rows: readonly Row[];
  /** Of each part's element. */
  readonly className: string;
  readonly draw: (row: Row, index: number) => ReactNode;
}

function DrawnPart<Row>({ rows, className, draw }: PartProps<Row>) {
  return <div className={`${className} paced-part`}>{rows.map(draw)}</div>;
}

/** Drawn anew only with other rows, not with each step by which a long list grows. */
const Part = memo(DrawnPart) as typeof DrawnPart;

interface PacedPartsProps<Row> extends PartProps<Row> {
  /** They are what was found while somebody types: a first part is drawn with each key, the others after the last. */
  readonly isFound?: boolean;
}

/**
 * A very long list, in parts of a screenful: each is drawn as one, and skipped as one while it is far from sight. Rows
 * and `draw` must be the same at each render, or all parts are drawn anew.
 */
export function PacedParts<Row>({ rows, isFound = false, ...drawn }: PacedPartsProps<Row>) {
  const grown = useGrown(rows.length, isFound ? { atOnce: STEP, pause: TYPING_MS } : {});
  const parts = useMemo(() => inBatches(rows, STEP), [rows]);
  // A part is a stretch of the list and has nothing of its own: its rows have their keys.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.slice(0, Math.ceil(grown / STEP)).map((part, at) => <Part key={at} rows={part} {...drawn} />);
}

/** What lies below the first screenful of a view: drawn in a step of its own, after what stands above it. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useGrown(2, { first: 1, atOnce: 1 }) === 2 ? children : null;
}

/** Items that are worked on ahead in one go, some 4 ms on a slow phone. */
const AHEAD = 20;

/** Milliseconds between two such goes: what is shown and what is typed come first. */
const AHEAD_MS = 60;

/** Does for each item what will be needed later, in slices: for 300 of them at once it would hold up a first key. */
export function useWorkAhead<Item>(items: readonly Item[], work: (item: Item) => unknown): void {
  useEffect(() => {
    let done = 0;
    const timer = setInterval(() => {
      items.slice(done, done + AHEAD).forEach(work);
      done += AHEAD;
      if (done >= items.length) clearInterval(timer);
    }, AHEAD_MS);
    return () => clearInterval(timer);
  }, [items, work]);
}
