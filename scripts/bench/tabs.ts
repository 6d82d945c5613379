import type { Browser, Page } from "playwright-core";
import { openPage, slow } from "./measure.ts";
import { median } from "./statistics.ts";
import { ranWithin, traceOf } from "./trace.ts";

/** Main-thread work of a switch between two tabs that have been seen before. */
export interface TabSwitch {
  readonly from: string;
  readonly to: string;
  /** Milliseconds of all tasks from the click until the second frame after it, the median of the runs. */
  readonly work: number;
}

const RUNS = 9;

/** Opens each tab once and waits until nothing is loading any more. */
async function seeAll(page: Page): Promise<string[]> {
  await page.getByRole("tab").first().waitFor();
  const labels = await page.locator('[part~="tab"]').allTextContents();
  for (const label of labels) {
    await page.getByRole("tab", { name: label, exact: true }).click();
    await page.waitForLoadState("networkidle");
  }
  return labels;
}

/**
 * Goes to and fro between two tabs by itself: what a tool sends into a page while it clicks and asks is work of the
 * same thread, as much again as the switch. Before each switch the tab before has been drawn.
 */
const goToAndFro = (page: Page, from: number, to: number): Promise<void> =>
  page.locator("#portal-event-detail").evaluate(
    async (anchor, { indexes, runs }) => {
      const tabs = [...(anchor.shadowRoot?.querySelectorAll<HTMLElement>('[part~="tab"]') ?? [])];
      const show = (index: number | undefined): Promise<unknown> => {
        const tab = tabs[index ?? -1];
        tab?.focus();
        tab?.click();
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      };
      for (let run = 0; run < runs; run += 1) {
        await show(indexes[0]);
        await new Promise((resolve) => setTimeout(resolve, 150));
        performance.mark("switch");
        await show(indexes[1]);
        performance.mark("shown");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { indexes: [from, to], runs: RUNS },
  );

async function workOf(browser: Browser, page: Page, from: number, to: number): Promise<number> {
  const events = await traceOf(browser, page, () => goToAndFro(page, from, to));
  const shown = events.filter(({ name }) => name === "shown");
  const works = events
    .filter(({ name }) => name === "switch")
    .map((start, run) =>
      ranWithin(events, "RunTask", start, shown[run]?.ts ?? NaN).reduce((sum, task) => sum + task, 0),
    );
  if (works.length !== RUNS) throw new Error(`${works.length} of ${RUNS} switches have been traced.`);
  return median(works);
}

/** All pairs of tabs of a detail page at 4 times slower CPU, once everything has been loaded; the slowest first. */
export async function tabSwitches(browser: Browser, url: string): Promise<TabSwitch[]> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  // With the map, which is what the tab of the place is slow for.
  await page.context().addCookies([{ name: "marketing_consent", value: "true", url }]);
  await page.goto(url);
  const labels = await seeAll(page);
  const switches: TabSwitch[] = [];
  for (const [first, from] of labels.entries()) {
    for (const [second, to] of labels.entries()) {
      if (first !== second) switches.push({ from, to, work: await workOf(browser, page, first, second) });
    }
  }
  await close();
  return switches.sort((a, b) => b.work - a.work);
}
