import type { Browser } from 'playwright-core';
import { longestSince, now, watchTasks } from './long-tasks.ts';
import { openPage, slow } from './measure.ts';

/** Entries of the mock portal's list of articles. */
const ALL = 300;
const PAGE = 12;

/** The longest task in milliseconds while a list grows page by page to all its 300 entries, at 4 times slower CPU. */
export async function longestWhileGrowing(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await watchTasks(page);
  await page.goto(url);
  const more = page.getByRole('button', { name: 'Mehr laden' });
  await more.waitFor();
  const start = await now(page);
  for (let count = 2 * PAGE; count <= ALL; count += PAGE) {
    await more.evaluate((button: HTMLElement) => button.click());
    await page.locator(`li:nth-child(${count})`).first().waitFor({ state: 'attached' });
  }
  const longest = await longestSince(page, start);
  await close();
  return longest;
}
