import type { Page } from "playwright-core";

/** Notes the page's long tasks from its start. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const probe = { tasks: [] as { start: number; duration: number }[] };
    Object.assign(window, { probe });
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ startTime, duration }) => probe.tasks.push({ start: startTime, duration })),
    ).observe({ type: "longtask", buffered: true });
  });

/**
 * The longest task since a moment in milliseconds, 0 where none exceeds 50 ms. Only what begins after it counts: the
 * evaluation of the page's code before is every widget's.
 */
export const longestSince = (page: Page, since: number): Promise<number> =>
  page.evaluate(async (from) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { probe } = window as unknown as { probe: { tasks: { start: number; duration: number }[] } };
    return Math.max(0, ...probe.tasks.filter(({ start }) => start >= from).map(({ duration }) => duration));
  }, since);

/** The page's own time in milliseconds. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
