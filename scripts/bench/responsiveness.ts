import type { Browser, Page } from "playwright-core";
import { openPage, slow } from "./measure.ts";
import type { UsedPage } from "./used-pages.ts";

/** Milliseconds from an input to the next paint, as the browser's own event timing has it (rounded to 8). */
export interface Waits {
  readonly interactions: number;
  readonly worst: number;
  /** Not exceeded by half of them, whatever else the machine does. */
  readonly median: number;
  /** Not exceeded by 98 of 100. */
  readonly percentile98: number;
}

export interface Responsiveness extends Waits {
  readonly byKind: readonly (Waits & { readonly kind: string })[];
}

interface Probe {
  /** The longest event of each interaction, by its id, and when it began. */
  readonly longest: Record<number, { readonly duration: number; readonly start: number }>;
}

/** How many inputs of a kind were made, and when its first began. */
interface Made {
  readonly kind: string;
  readonly from: number;
  readonly count: number;
}

/**
 * Notes every interaction from the page's start; the browser leaves out events below 16 ms, which then count as
 * nothing.
 */
const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const probe: Probe = { longest: {} };
    Object.assign(window, { probe });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { interactionId, duration, startTime: start } = entry as PerformanceEventTiming;
        if (interactionId > 0 && duration > (probe.longest[interactionId]?.duration ?? 0))
          probe.longest[interactionId] = { duration, start };
      }),
    ).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** The page's own time in milliseconds. */
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Makes all inputs of a page. */
async function use(page: Page, { uses }: UsedPage): Promise<Made[]> {
  const made: Made[] = [];
  for (const [kind, act] of Object.entries(uses)) made.push({ kind, from: await now(page), count: await act(page) });
  return made;
}

/** @param waits the waits that the browser has recorded; it leaves out the shortest ones */
function waitsOf(interactions: number, waits: readonly number[]): Waits {
  const sorted = [...waits].sort((a, b) => b - a);
  const within = (share: number): number => sorted[Math.floor(interactions * (1 - share))] ?? 0;
  return { interactions, worst: sorted[0] ?? 0, median: within(0.5), percentile98: within(0.98) };
}

/** The waits from input to paint of a page, at 4x CPU. */
export async function responsivenessOf(browser: Browser, origin: string, usedPage: UsedPage): Promise<Responsiveness> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await watchEvents(page);
  await page.goto(origin + usedPage.path);
  await usedPage.ready(page);
  const made = await use(page, usedPage);
  // The browser hands entries over with a delay.
  await page.waitForTimeout(500);
  const { longest } = await page.evaluate(() => (window as unknown as { probe: Probe }).probe);
  await close();
  const noted = Object.values(longest);
  const byKind = made.map(({ kind, from, count }, at) => {
    const end = made[at + 1]?.from ?? Infinity;
    return {
      kind,
      ...waitsOf(
        count,
        noted.filter(({ start }) => start >= from && start < end).map(({ duration }) => duration),
      ),
    };
  });
  return {
    ...waitsOf(
      made.reduce((sum, { count }) => sum + count, 0),
      noted.map(({ duration }) => duration),
    ),
    byKind,
  };
}
