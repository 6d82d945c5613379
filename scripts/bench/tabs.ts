import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPage, slow } from './measure.ts';
import { median } from './statistics.ts';

/** Main-thread work of the slowest switch between two tabs that have been seen before. */
export interface TabSwitch {
  readonly from: string;
  readonly to: string;
  /** Milliseconds of tasks until the second frame after the click, the median of the runs. */
  readonly work: number;
  /** How many pairs of tabs have been tried. */
  readonly pairs: number;
}

const RUNS = 3;
/** Pictures of the tab before are drawn by then. */
const SETTLE_MS = 50;

/** All that the main thread has done so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Clicks from inside: the tool's own looking, scrolling and pointing would be measured as well. Then two frames. */
const show = (page: Page, label: string): Promise<void> => page.getByRole('tab', { name: label, exact: true }).evaluate((tab: HTMLElement) => new Promise((resolve) => {
  tab.focus();
  tab.click();
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
}));

/** Opens each tab once and waits until nothing is loading any more. */
async function seeAll(page: Page): Promise<string[]> {
  await page.getByRole('tab').first().waitFor();
  const labels = await page.locator('[part~="tab"]').allTextContents();
  for (const label of labels) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await page.waitForLoadState('networkidle');
  }
  return labels;
}

/** The worst of all pairs of tabs of a detail page at 4 times slower CPU, once everything has been loaded. */
export async function worstTabSwitch(browser: Browser, url: string): Promise<TabSwitch> {
  const { page, session, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await session.send('Performance.enable');
  // With the map, which is what the tab of the place is slow for.
  await page.context().addCookies([{ name: 'marketing_consent', value: 'true', url }]);
  await page.goto(url);
  const labels = await seeAll(page);
  const pairs = labels.flatMap((from) => labels.filter((to) => to !== from).map((to) => ({ from, to })));
  const switches: TabSwitch[] = [];
  for (const { from, to } of pairs) {
    const works: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await show(page, from);
      await page.waitForTimeout(SETTLE_MS);
      const before = await taskTime(session);
      await show(page, to);
      works.push(await taskTime(session) - before);
    }
    switches.push({ from, to, work: median(works), pairs: pairs.length });
  }
  await close();
  const [worst] = switches.sort((a, b) => b.work - a.work);
  if (worst === undefined) throw new Error('The page has fewer than two tabs.');
  return worst;
}
