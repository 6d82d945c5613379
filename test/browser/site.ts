import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import type { Listening } from "#mocks/serve/http.ts";
import { startSite } from "#mocks/site/server.ts";
import { sharedBrowser } from "./browsers.ts";
import { dist } from "./hosting.ts";
import { foreignHosts } from "./privacy.ts";
import { NOW } from "./support.ts";

/** A page of the demo site, with what its console said: for a guest it stays as empty as for a customer. */
export interface Walked {
  readonly page: Page;
  readonly complaints: string[];
  /** The foreign hosts that the page has asked. */
  readonly foreign: Set<string>;
  /** What the widgets have asked the backend for, as `GET /portal-api/user`. */
  readonly calls: string[];
}

export const LOGIN = { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" };
export const VIEWPORT = { width: 1280, height: 900 };

/** Puts the first participant into the cart's one entry. */
export async function bringAnna(page: Page): Promise<void> {
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  await page.getByLabel(/^Vorname/).fill("Anna");
  await page.getByLabel(/^Nachname/).fill("Albrecht");
  await page.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }).check();
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByText("Frau Anna Albrecht").waitFor();
}

interface Watcher {
  readonly drawn: WeakSet<EventTarget>;
  shift: number;
  /** What moved, by its name. */
  readonly moved: string[];
}

/**
 * From the page's start: which anchors have been drawn, and how far the page has moved by itself (web.dev, cumulative
 * layout shift).
 */
const watch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const watcher: Watcher = { drawn: new WeakSet(), shift: 0, moved: [] };
    Object.assign(window, { watcher });
    for (const type of ["portal:mounted", "portal:error"])
      document.addEventListener(type, ({ target }) => target !== null && watcher.drawn.add(target));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        watcher.shift += entry.value;
        watcher.moved.push(
          ...entry.sources.map(
            ({ node }) =>
              `${node?.nodeName ?? ""} ${((root) => (root instanceof ShadowRoot ? root.host.id : ""))(node?.getRootNode())}`,
          ),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** How far the page has moved by itself since it was asked for, and what of it. */
export const layoutShift = (page: Page): Promise<{ readonly shift: number; readonly moved: string }> =>
  page.evaluate(() => {
    const { shift, moved } = (window as unknown as { watcher: Watcher }).watcher;
    return { shift, moved: [...new Set(moved)].join(", ") };
  });

/** What is still missing: ids of anchors without their widget, or whose widget waits for data. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { watcher } = window as unknown as { watcher: Watcher };
    const anchors = [...document.querySelectorAll("div[id^=portal-]")].filter((element) => element.slot === "");
    return anchors
      .filter(
        (anchor) =>
          !watcher.drawn.has(anchor) ||
          anchor.shadowRoot?.querySelector("[data-state=loading], [data-state=busy]") !== null,
      )
      .map(({ id }) => id);
  });

/** Waits until every anchor of the page has its widget, and no widget waits for data. */
export const settle = (page: Page): Promise<void> => expect.poll(() => missing(page), { interval: 25 }).toEqual([]);

/** A context is a visitor: a session, a cart and a wishlist of its own. */
async function openContext(origin: string, who: "guest" | "customer"): Promise<BrowserContext> {
  const context = await (
    await sharedBrowser()
  ).newContext({ viewport: VIEWPORT, locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
  await context.clock.setFixedTime(NOW);
  await watch(context);
  if (who === "customer") await context.request.post(`${origin}/local-login`, { data: LOGIN });
  return context;
}

export async function openPage(context: BrowserContext): Promise<Walked> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (thrown) => complaints.push(String(thrown)));
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return { page, complaints, foreign: foreignHosts(page), calls };
}

export interface SiteVisits {
  readonly origin: () => string;
  /** Somebody who has just come. */
  readonly visitor: (who: "guest" | "customer") => Promise<BrowserContext>;
}

/** For a file of tests: the demo site and its visitors, who leave after each test. */
export function siteVisits(): SiteVisits {
  let site: Listening;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    site = await startSite({ dist, today: "2026-03-10" });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => site.close());
  return {
    origin: () => site.origin,
    visitor: async (who) => {
      const context = await openContext(site.origin, who);
      contexts.push(context);
      return context;
    },
  };
}
