import type { Browser, CDPSession, Page } from "playwright-core";

/** What one load of a page showed; times in milliseconds from navigation start. */
export interface Load {
  /** The last widget drew its data. */
  readonly lastWidget: number;
  /** Sum over long tasks of what exceeds 50 ms, until then. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly firstPaint: number;
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

export const fast: Profile = { name: "fast", cpu: 1, latency: 0, bandwidth: -1 };
export const slow: Profile = { name: "slow", cpu: 4, latency: 100, bandwidth: 1_250_000 };

interface Probe {
  long: number[];
  shift: number;
  done: number;
}

/**
 * Watches a page from its start; an anchor is ready when it, or its shadow root, shows a heading, a link or a button,
 * and the page when it shows all rows of lists as well.
 */
async function addProbe(page: Page, anchors: number, rows: number): Promise<void> {
  await page.addInitScript(
    (expected) => {
      const probe: Probe = { long: [], shift: 0, done: 0 };
      Object.assign(window, { probe });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => probe.long.push(entry.duration))).observe({
        type: "longtask",
        buffered: true,
      });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => {
          probe.shift += (entry as PerformanceEntry & { value: number }).value;
        }),
      ).observe({ type: "layout-shift", buffered: true });
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
        return roots.reduce((sum, root) => sum + root.querySelectorAll(".accordion, .row").length, 0) >= expected.rows;
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

/** A page under a profile, with an empty cache. */
export async function openPage(
  browser: Browser,
  profile: Profile,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ignoreHTTPSErrors: true,
  });
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

/**
 * Loads an address and waits for its last widget, and for so many rows of lists. A `second` visit finds in the
 * browser's memory what the first one has left there.
 */
export async function load(
  browser: Browser,
  profile: Profile,
  url: string,
  anchors: number,
  rows = 0,
  visits: "first" | "second" = "first",
): Promise<Load> {
  const { page, session, close } = await openPage(browser, profile);
  await addProbe(page, anchors, rows);
  await session.send("Performance.enable");
  if (visits === "second") {
    await visit(page, url);
    await page.waitForLoadState("networkidle");
  }
  await visit(page, url);
  const result = await page.evaluate(async () => {
    // Two frames more, so that the last long task and shift have been reported.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { probe } = window as unknown as { probe: Probe };
    return {
      lastWidget: probe.done,
      blocking: probe.long.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      shift: probe.shift,
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    };
  });
  const script = await scriptTime(session);
  await close();
  return { ...result, script };
}
