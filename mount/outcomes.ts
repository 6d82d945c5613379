/** What became of an anchor, last. */
export interface AnchorOutcome {
  /** When, in milliseconds since the page was asked for. */
  readonly at: number;
  /** What went wrong; undefined when the widget is there. */
  readonly thrown: unknown;
}

/** What became of the page's anchors, for the inspector, which may arrive after it. */
export const outcomes = new WeakMap<Element, AnchorOutcome>();
