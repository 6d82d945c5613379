import { watchContent } from "./content.ts";
import type { FaultReporter } from "./fault-reporter.ts";
import { watchInteractions } from "./interactions.ts";
import { watchShifts, type Moved } from "./shifts.ts";

const measures = (type: string): boolean =>
  typeof PerformanceObserver === "function" && PerformanceObserver.supportedEntryTypes.includes(type);

/** Rounds a score to four decimals, as other tools show it. */
const rounded = (score: number): number => Math.round(score * 10_000) / 10_000;

/**
 * Reports the speed of widgets to the page: the time of their content as soon as it is there, and their slowest
 * interaction and layout shift whenever the page is hidden, if they have become worse since the last report.
 * @returns a function that stops this
 */
export function watchVitals(reporter: FaultReporter): () => void {
  const stopContent = watchContent(reporter);
  const interactions = measures("event") ? watchInteractions(reporter) : null;
  const shifts = measures("layout-shift") ? watchShifts(reporter) : null;
  const told = new Map<HTMLElement, Readonly<Record<string, number>>>();
  const isWorse = (anchor: HTMLElement, what: string, value: number): boolean => {
    const before = told.get(anchor) ?? {};
    if (value <= (before[what] ?? 0)) return false;
    told.set(anchor, { ...before, [what]: value });
    return true;
  };
  const onHidden = (): void => {
    if (!document.hidden) return;
    for (const [anchor, { value, part }] of interactions?.slowest() ?? [])
      if (isWorse(anchor, "interaction", value)) reporter.vital(anchor, { name: "interaction", value, part });
    for (const [anchor, scores] of shifts?.scores() ?? [])
      for (const [part, score] of Object.entries(scores) as [Moved, number][])
        if (isWorse(anchor, part, score)) reporter.vital(anchor, { name: "shift", value: rounded(score), part });
  };
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    stopContent();
    interactions?.stop();
    shifts?.stop();
    document.removeEventListener("visibilitychange", onHidden);
  };
}
