import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { launchProfile } from "#test/browser/browsers.ts";

/** The figures of one page load; times in milliseconds from the start of the navigation. */
export interface Load {
  /** When the last widget showed its data. */
  readonly lastWidget: number;
  /** Sum over long tasks of what exceeds 50 ms, until then. */
  readonly blocking: number;
  /** Milliseconds that scripts ran. */
  readonly script: number;
}

export interface Profile {
  readonly name: string;
  /** CPU slowdown; 1 for none. */
  readonly cpu: number;
  /** Milliseconds a request. */
  readonly latency: number;
  /** Bytes a second; -1 for no limit. */
  readonly bandwidth: number;
}

/**
 * A second visit finds in the browser's memory what the first has left there. A tenth is what a portal's day consists
 * of: the same tab, the page seen four times before, a browser's profile on disk, so that compiled code is kept.
 */
export type Visit = "first" | "second" | "tenth";

const VISITS_BEFORE: Readonly<Record<Visit, number>> = { first: 0, second: 1, tenth: 4 };

export const fast: Profile = { name: "fast", cpu: 1, latency: 0, bandwidth: -1 };
export const slow: Profile = { name: "slow", cpu: 4, latency: 100, bandwidth: 1_250_000 };

interface Probe {
  long: number[];
  done: number;
}

/**
 * Watches a page from its start; an anchor is ready when it, or its shadow root, shows a heading, a link or a button,
 * and the page when it shows all rows of lists as well.
 */
async function addProbe(page: Page, anchors: number, rows: number): Promise<void> {
  await page.addInitScript(
    (expected) => {
      const probe: Probe = { long: [], done: 0 };
      Object.assign(window, { probe });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => probe.long.push(entry.duration))).observe({
        type: "longtask",
        buffered: true,
      });
      // What is drawn last is looked at first, so that a frame of a page with many widgets pays for the look at one of
      // them.
      const isShown = (): boolean => {
        const roots = [...document.querySelectorAll('[id^="portal-"]')]
          .map((anchor) => anchor.shadowRoot ?? anchor)
          .reverse();
        let mayLack = roots.length - expected.anchors;
        for (const root of roots) {
          if (root.querySelector("h2, a, button") === null) mayLack -= 1;
          if (mayLack < 0) return false;
        }
        return (
          roots.reduce(
            (sum, root) => sum + root.querySelectorAll(".accordion, .offer-card, .cart-person, .row").length,
            0,
          ) >= expected.rows
        );
      };
      const check = (): void => {
        if (isShown()) probe.done = performance.now();
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    },
    { anchors, rows },
  );
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/**
 * Nothing that the driver would put into the page's media queries: it does so anew with each visit, for which the page
 * that is left styles all it has once more.
 */
const LOOK = {
  viewport: { width: 1280, height: 900 },
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
  ignoreHTTPSErrors: true,
} as const;

/** A page under a profile, with an empty cache. */
export async function openPage(browser: Browser, profile: Profile): Promise<Opened> {
  return openIn(await browser.newContext(LOOK), profile);
}

/** Opens such a page in its own browser, with a profile on disk that is deleted at the end. */
async function openOnDisk(profile: Profile): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), "visits-"));
  const opened = await openIn(await launchProfile(folder, LOOK), profile);
  const close = async (): Promise<void> => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...opened, close };
}

async function openIn(context: BrowserContext, profile: Profile): Promise<Opened> {
  const page = await context.newPage();
  // The loader of these scripts names inner functions by a helper that pages do not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bandwidth,
    uploadThroughput: profile.bandwidth,
  });
  return { page, session, close: () => context.close() };
}

/** Milliseconds that scripts of a page have run until now; each navigation begins at 0. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN);
}

/** Opens an address and waits for its last widget. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.done > 0, undefined, {
    timeout: 120_000,
  });
}

/** Loads an address and waits for its last widget, and for so many rows of lists; `visits` says how often before. */
export async function load(
  browser: Browser,
  profile: Profile,
  url: string,
  anchors: number,
  rows = 0,
  visits: Visit = "first",
): Promise<Load> {
  const { page, session, close } = await (visits === "tenth" ? openOnDisk(profile) : openPage(browser, profile));
  await addProbe(page, anchors, rows);
  await session.send("Performance.enable");
  for (let before = 0; before < VISITS_BEFORE[visits]; before += 1) {
    await visit(page, url);
    await page.waitForLoadState("networkidle");
  }
  await visit(page, url);
  const result = await page.evaluate(async () => {
    // Two frames more, so that the last long task has been reported.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { probe } = window as unknown as { probe: Probe };
    return {
      lastWidget: probe.done,
      blocking: probe.long.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    };
  });
  const script = await scriptTime(session);
  await close();
  return { ...result, script };
}
