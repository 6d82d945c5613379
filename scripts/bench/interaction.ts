import type { Browser } from "playwright-core";
import { openPage, slow } from "./measure.ts";

/** The longest task in milliseconds while sections of a long list are opened and closed, at 4 times slower CPU. */
export async function longestWhileToggling(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await page.goto(url);
  await page.locator(".accordion-heading").nth(250).waitFor({ state: "attached" });
  await page.evaluate(() => {
    const probe = { longest: 0 };
    Object.assign(window, { probe });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        probe.longest = Math.max(probe.longest, entry.duration);
      }),
    ).observe({ type: "longtask" });
  });
  // Clicks from inside: the tool's own scrolling to row 250 would be measured as well.
  for (const index of [1, 3, 250, 1, 120, 3]) {
    await page
      .locator(".accordion-heading")
      .nth(index)
      .getByRole("button", { includeHidden: true })
      .evaluate(
        (button: HTMLElement) =>
          new Promise((resolve) => {
            button.click();
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
  }
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const longest = await page.evaluate(() => (window as unknown as { probe: { longest: number } }).probe.longest);
  await close();
  return longest;
}
