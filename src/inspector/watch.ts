import type { EntryContext } from "#mount/table.ts";
import { usePortal } from "#state/store.ts";
import { inspectPage, type Inspection } from "./inspection.ts";
import { PolicyRecorder } from "./policy.ts";
import { noteArrivals } from "./survey.ts";

/** Milliseconds between two inspections, since pages with tickers change all the time. */
const PAUSE_MS = 500;

/** Keeps an inspection up to date; an external store for React. */
export class Watch {
  /** Null when the inspection has failed. */
  private current: Inspection | null = null;
  private readonly recorder = new PolicyRecorder();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly entry: EntryContext;

  constructor(entry: EntryContext) {
    this.entry = entry;
    this.look();
  }

  /** Begins to follow the page. */
  start(page: Document): void {
    this.recorder.start(page, this.soon);
    usePortal.subscribe(this.soon);
    for (const event of ["portal:mounted", "portal:error", "visibilitychange"]) page.addEventListener(event, this.soon);
    new MutationObserver((records) => {
      noteArrivals(records, performance.now());
      this.soon();
    }).observe(page, {
      subtree: true,
      childList: true,
      attributeFilter: ["id", "class", "style", "hidden", "open", "inert", "aria-hidden"],
    });
  }

  /** Inspects the page now; an error is caught here, and gives null. */
  readonly look = (): Inspection | null => {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      this.current = inspectPage(document, this.entry, this.recorder);
    } catch (thrown) {
      // eslint-disable-next-line no-console -- the inspector is for whoever reads the console, too
      console.error("[portal]", thrown);
      this.current = null;
    }
    this.listeners.forEach((listener) => listener());
    return this.current;
  };

  private readonly soon = (): void => {
    this.timer ??= setTimeout(() => this.look(), PAUSE_MS);
  };

  readonly snapshot = (): Inspection | null => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
