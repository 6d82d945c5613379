import type { Browser, Locator, Page } from "playwright-core";
import { now } from "./long-tasks.ts";
import { openPage, slow } from "./measure.ts";

const kinds = ["cards", "tabs", "search"] as const;
type Kind = (typeof kinds)[number];

/** Milliseconds from an input to the next paint, as the browser's own event timing has it (rounded to 8). */
export interface Waits {
  readonly interactions: number;
  readonly worst: number;
  /** Not exceeded by 98 of 100. */
  readonly percentile98: number;
}

export interface Responsiveness extends Waits {
  readonly byKind: readonly (Waits & { readonly kind: Kind })[];
}

interface Probe {
  /** The longest event of each interaction, by its id, and when it began. */
  readonly longest: Record<number, { readonly duration: number; readonly start: number }>;
}

/** How many inputs of a kind were made, and when its first began. */
interface Made {
  readonly kind: Kind;
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

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A click of the mouse where the element stands, without the tool's own scrolling. */
async function click(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing to click on.");
  await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await painted(page);
}

const SEARCHED = ["betriebsrat", "hamburg", "arbeitszeit", "2027"].map((word) => Array.from(word));

/** What is done of each kind; it tells how many inputs it made. */
const uses: Readonly<Record<Kind, (page: Page) => Promise<number>>> = {
  cards: async (page) => {
    const heads = page.locator(".accordion-heading button");
    for (let made = 0; made < 80; made += 1) await click(page, heads.nth(made % 4));
    return 80;
  },
  tabs: async (page) => {
    for (let made = 0; made < 41; made += 1)
      await click(
        page,
        page.getByRole("tab", { name: ["Aktuell", "Abgeschlossen", "Geplant"][made === 40 ? 2 : made % 3] ?? "" }),
      );
    return 41;
  },
  search: async (page) => {
    const all = 79;
    await page.getByRole("searchbox").focus();
    for (let made = 0, round = 0; made < all; round += 1) {
      for (const key of (SEARCHED[round % SEARCHED.length] ?? []).slice(0, all - made)) {
        await page.keyboard.press(key);
        await painted(page);
        made += 1;
      }
      await page.getByRole("searchbox").fill("");
      await painted(page);
    }
    return all;
  },
};

/** 200 inputs: cards opened and closed, tabs switched, words typed into the search and cleared again. */
async function use(page: Page): Promise<Made[]> {
  const made: Made[] = [];
  for (const kind of kinds) made.push({ kind, from: await now(page), count: await uses[kind](page) });
  return made;
}

/** @param waits of those inputs that the browser noted; the others took no time worth noting */
function waitsOf(interactions: number, waits: readonly number[]): Waits {
  const sorted = [...waits].sort((a, b) => b - a);
  return { interactions, worst: sorted[0] ?? 0, percentile98: sorted[Math.floor(interactions * 0.02)] ?? 0 };
}

/** How long a list of 300 events lets 200 inputs wait for their paint, at 4x CPU. */
export async function responsivenessOf(browser: Browser, url: string): Promise<Responsiveness> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await watchEvents(page);
  await page.goto(url);
  await page.getByRole("searchbox").waitFor();
  await page.locator(".accordion-heading").nth(250).waitFor({ state: "attached" });
  const made = await use(page);
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
