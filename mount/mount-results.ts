/** The last event fired for an anchor: mounted or failed. */
export interface MountResult {
  /** When it happened, in milliseconds since the page was requested. */
  readonly at: number;
  /** The error; undefined if the widget is mounted. */
  readonly thrown: unknown;
}

/** The last event of each anchor, for code that loads later, such as the inspector. */
export const mountResults = new WeakMap<Element, MountResult>();
