import { memo, startTransition, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { inBatches } from "#lib/in-batches.ts";

/**
 * Rows that are drawn in one step and that form one batch: about a screenful, so that a list shows at once, and so few
 * that a key or a click between two steps is answered within 50 ms on a slow phone.
 */
const STEP = 12;

/** A list of at most this many rows is drawn at once, which takes well under 50 ms on a slow phone. */
const AT_ONCE = 24;

/** A list of at most this many small rows has none that the browser skips. */
const MANY_SMALL = 60;

/** The class of a list of so many small rows. */
export const smallRows = (count: number): string => (count > MANY_SMALL ? "paced-small" : "");

/** Milliseconds without a key press after which the customer has stopped typing. */
const TYPING_MS = 300;

interface Growth {
  readonly first?: number;
  readonly atOnce?: number;
  /** Milliseconds until the first step. */
  readonly pause?: number;
}

/**
 * How many of `count` rows are to be drawn: a first screenful at once, the others in steps of a task each, between
 * which the page answers and paints. Rows come at the end only, so nothing moves.
 */
function useGrown(count: number, { first = STEP, atOnce = AT_ONCE, pause = 0 }: Growth = {}): number {
  const [begin] = useState(count > atOnce ? first : atOnce);
  const [grown, setGrown] = useState(begin);
  useEffect(() => {
    if (grown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown(grown + STEP)), grown === begin ? pause : 0);
    return () => clearTimeout(timer);
  }, [grown, count, begin, pause]);
  return Math.min(grown, count);
}

interface PacedListProps<Item> extends Omit<ComponentProps<"ul">, "children"> {
  readonly items: readonly Item[];
  /** Large rows are skipped wherever they are off screen, small ones in a list of many (src/pace/pace.css). */
  readonly rows?: "small" | "large";
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list that is drawn in steps, and whose rows the browser skips while they are far from sight. */
export function PacedList<Item>({ items, rows = "small", className = "", children, ...rest }: PacedListProps<Item>) {
  const grown = useGrown(items.length);
  const paced = rows === "large" ? "paced-large" : smallRows(items.length);
  return (
    <ul {...rest} className={`${className} ${paced}`.trim()}>
      {items.slice(0, grown).map(children)}
    </ul>
  );
}

interface BatchProps<Row> {
  readonly rows: readonly Row[];
  /** The class of each batch's element. */
  readonly className: string;
  readonly draw: (row: Row, index: number) => ReactNode;
}

function DrawnBatch<Row>({ rows, className, draw }: BatchProps<Row>) {
  return <div className={`${className} paced-batch`}>{rows.map(draw)}</div>;
}

/** Is drawn again only for other rows, not for each step by which a long list grows. */
const Batch = memo(DrawnBatch) as typeof DrawnBatch;

interface PacedBatchesProps<Row> extends BatchProps<Row> {
  /**
   * Whether the rows are the result of a search that is being typed: the first batch is drawn with each key press, the
   * others once the customer has stopped typing.
   */
  readonly isFound?: boolean;
}

/**
 * Draws a very long list in batches of a screenful each; the browser skips a whole batch while it is far from sight.
 * Rows and `draw` must keep their identity between renders, or all batches are drawn again.
 */
export function PacedBatches<Row>({ rows, isFound = false, ...drawn }: PacedBatchesProps<Row>) {
  const grown = useGrown(rows.length, isFound ? { atOnce: STEP, pause: TYPING_MS } : {});
  const batches = useMemo(() => inBatches(rows, STEP), [rows]);
  // A batch has no identity of its own: it is a stretch of the list, and its rows have their keys.
  // oxlint-disable-next-line react/no-array-index-key
  return batches.slice(0, Math.ceil(grown / STEP)).map((batch, at) => <Batch key={at} rows={batch} {...drawn} />);
}

/** Draws its children in a later step than the first screenful of a view, which stands above them. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useGrown(2, { first: 1, atOnce: 1 }) === 2 ? children : null;
}

/** Items that are processed ahead of need in one slice, some 4 ms on a slow phone. */
const AHEAD = 20;

/** Milliseconds between two such slices, so that drawing and typing come first. */
const AHEAD_MS = 60;

/**
 * Runs `work` for each item ahead of need, in slices: all 300 items at once would delay the customer's first key press.
 */
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
