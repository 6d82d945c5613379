import type { Browser, Page } from "playwright-core";

/** An event of the browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The same without the time in which the machine was busy elsewhere. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** The recorded categories; others would slow down the page. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** What the browser did while `act` ran. */
export async function traceOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Milliseconds of each event named `wanted` that ran on the thread of `start` from it until `end` (microseconds). */
export function ranWithin(events: readonly TraceEvent[], wanted: string, start: TraceEvent, end: number): number[] {
  return events
    .filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === wanted && pid === start.pid && tid === start.tid && ts + dur > start.ts && ts < end,
    )
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
}
