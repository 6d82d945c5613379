import { watchContent } from "./content.ts";
import { watchInteractions } from "./interactions.ts";
import { watchShifts, type Moved } from "./shifts.ts";
import type { Teller } from "./teller.ts";

const measures = (type: string): boolean =>
  typeof PerformanceObserver === "function" && PerformanceObserver.supportedEntryTypes.includes(type);

/** A score as it is told: four decimals are what other tools show. */
const rounded = (score: number): number => Math.round(score * 10_000) / 10_000;

/**
 * Tells the page how fast its widgets are: of their content as soon as it is there, of the slowest interaction and of
 * layout shift whenever the page goes out of sight, if that has become worse since.
 * @returns a way to stop
 */
export function watchVitals(teller: Teller): () => void {
  const stopContent = watchContent(teller);
  const interactions = measures("event") ? watchInteractions(teller) : null;
  const shifts = measures("layout-shift") ? watchShifts(teller) : null;
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
      if (isWorse(anchor, "interaction", value)) teller.vital(anchor, { name: "interaction", value, part });
    for (const [anchor, scores] of shifts?.scores() ?? [])
      for (const [part, score] of Object.entries(scores) as [Moved, number][])
        if (isWorse(anchor, part, score)) teller.vital(anchor, { name: "shift", value: rounded(score), part });
  };
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    stopContent();
    interactions?.stop();
    shifts?.stop();
    document.removeEventListener("visibilitychange", onHidden);
  };
}
