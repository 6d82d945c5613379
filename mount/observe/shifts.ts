import { livingAnchors, type FaultReporter } from "./fault-reporter.ts";

/** The performance entry of a layout shift, as in Chromium. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

/** Milliseconds between a change of an anchor's height and the shift that it causes: a few frames. */
const NEAR = 100;

/** What has moved: something inside the widget, or the page around it because the widget's height changed. */
export type Moved = "widget" | "page";

/** The last known height of an anchor. */
interface Size {
  readonly height: number;
  /** When the height last changed; -Infinity if it never has. */
  readonly changedAt: number;
}

/** Whether a rectangle lies within an anchor; browsers name no node inside a shadow root, so positions must do. */
function isWithin(anchor: HTMLElement, { left, top, right, bottom }: DOMRectReadOnly): boolean {
  const around = anchor.getBoundingClientRect();
  return left >= around.left && top >= around.top && right <= around.right && bottom <= around.bottom;
}

/** The anchor that caused a shift, and what has moved; null if the page itself caused it. */
function culpritOf(
  { sources, startTime }: LayoutShift,
  sizes: ReadonlyMap<HTMLElement, Size>,
): { readonly anchor: HTMLElement; readonly moved: Moved } | null {
  const around = [...sizes.keys()].find((anchor) =>
    sources.every(({ node, currentRect }) => anchor.contains(node) || isWithin(anchor, currentRect)),
  );
  if (around !== undefined && sources.length > 0) return { anchor: around, moved: "widget" };
  const changed = [...sizes].find(([, { changedAt }]) => Math.abs(changedAt - startTime) < NEAR);
  return changed === undefined ? null : { anchor: changed[0], moved: "page" };
}

/** Watches the heights of all anchors. @returns a function that stops this */
function watchSizes(reporter: FaultReporter, sizes: Map<HTMLElement, Size>): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const { height } = contentRect;
      const known = sizes.get(target as HTMLElement)?.height;
      if (known !== height)
        sizes.set(target as HTMLElement, { height, changedAt: known === undefined ? -Infinity : performance.now() });
    }
  });
  const follow = (): void => {
    for (const anchor of livingAnchors(reporter)) if (!sizes.has(anchor)) observer.observe(anchor);
  };
  follow();
  document.addEventListener("portal:mounted", follow);
  return () => {
    observer.disconnect();
    document.removeEventListener("portal:mounted", follow);
  };
}

/** The shift scores of an anchor by what has moved. */
export type Scores = Readonly<Partial<Record<Moved, number>>>;

/**
 * Measures the layout shifts that widgets cause, except those after a press, if the browser supports that.
 * @returns the scores so far by anchor, and a function that stops this
 */
export function watchShifts(reporter: FaultReporter): {
  readonly scores: () => ReadonlyMap<HTMLElement, Scores>;
  readonly stop: () => void;
} {
  const scores = new Map<HTMLElement, Scores>();
  const sizes = new Map<HTMLElement, Size>();
  const judge = (entries: PerformanceEntryList): void => {
    for (const shift of entries as LayoutShift[]) {
      const culprit = shift.hadRecentInput ? null : culpritOf(shift, sizes);
      if (culprit === null) continue;
      const { anchor, moved } = culprit;
      const known = scores.get(anchor) ?? {};
      scores.set(anchor, { ...known, [moved]: (known[moved] ?? 0) + shift.value });
    }
  };
  const observer = new PerformanceObserver((list) => judge(list.getEntries()));
  const stopSizes = watchSizes(reporter, sizes);
  observer.observe({ type: "layout-shift" });
  return {
    scores: () => {
      judge(observer.takeRecords());
      return scores;
    },
    stop: () => {
      observer.disconnect();
      stopSizes();
    },
  };
}
