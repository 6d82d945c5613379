import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, slow } from './measure.ts';

export interface Responsiveness {
  readonly interactions: number;
  /** Milliseconds from an input to the next paint, as the browser's own event timing has it (rounded to 8). */
  readonly worst: number;
  /** Not exceeded by 98 of 100. */
  readonly percentile98: number;
}

interface Probe {
  /** The longest event of each interaction, by its id. */
  readonly longest: Record<number, number>;
}

/** Notes every interaction from the page's start; the browser leaves out events below 16 ms, which then count as nothing. */
const watchEvents = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const probe: Probe = { longest: {} };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    const { interactionId } = entry as PerformanceEventTiming;
    if (interactionId > 0) probe.longest[interactionId] = Math.max(probe.longest[interactionId] ?? 0, entry.duration);
  })).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
});

const painted = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A click of the mouse where the element stands, without the tool's own scrolling. */
async function click(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to click on.');
  await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await painted(page);
}

const SEARCHED = ['betriebsrat', 'hamburg', 'arbeitszeit', '2027'].map((word) => Array.from(word));

/** 200 inputs: cards opened and closed, tabs switched, words typed into the search and cleared again. @returns how many it made */
async function use(page: Page): Promise<number> {
  let made = 0;
  const heads = page.locator('.accordion-heading button');
  for (; made < 80; made += 1) await click(page, heads.nth(made % 4));
  for (const tab of Array.from({ length: 40 }, (_switch, index) => ['Aktuell', 'Abgeschlossen', 'Geplant'][index % 3] ?? '')) {
    await click(page, page.getByRole('tab', { name: tab }));
    made += 1;
  }
  await click(page, page.getByRole('tab', { name: 'Geplant' }));
  await page.getByRole('searchbox').focus();
  for (let round = 0; made < 199; round += 1) {
    for (const key of (SEARCHED[round % SEARCHED.length] ?? []).slice(0, 199 - made)) {
      await page.keyboard.press(key);
      await painted(page);
      made += 1;
    }
    await page.getByRole('searchbox').fill('');
    await painted(page);
  }
  return made + 1;
}

/** How long a list of 300 events lets 200 inputs wait for their paint, at 4x CPU. */
export async function responsivenessOf(browser: Browser, url: string): Promise<Responsiveness> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await watchEvents(page);
  await page.goto(url);
  await page.getByRole('searchbox').waitFor();
  await page.locator('.accordion-heading').nth(250).waitFor({ state: 'attached' });
  const interactions = await use(page);
  // The browser hands entries over with a delay.
  await page.waitForTimeout(500);
  const { longest } = await page.evaluate(() => (window as unknown as { probe: Probe }).probe);
  await close();
  const waits = Object.values(longest).sort((a, b) => b - a);
  return { interactions, worst: waits[0] ?? 0, percentile98: waits[Math.floor(interactions * 0.02)] ?? 0 };
}
