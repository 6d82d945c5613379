import type { BrowserContext, FrameLocator, Locator, Page } from "playwright-core";
import { afterEach, inject } from "vitest";
import { sharedBrowser } from "./browsers.ts";

/** Above what a first visit takes on a busy machine. */
export const PAGE_TIMEOUT_MS = 30_000;

/**
 * Without a page. Each page has one to itself, as msw's worker confuses the frames of several; the next page finds the
 * code in its memory.
 */
const idle: BrowserContext[] = [];

/** Opens the playground in tabs without a history, until the end of the test; `origin` is that of another server. */
export function playgroundTabs(): (address?: string, origin?: string) => Promise<Page> {
  let pages: Page[] = [];
  afterEach(async () => {
    await Promise.all(
      pages.map(async (page) => {
        await page.evaluate(() => localStorage.clear());
        await page.close();
        await page.context().clearCookies();
        idle.push(page.context());
      }),
    );
    pages = [];
  });
  return async (address = "", origin = inject("playground")) => {
    const browser = await sharedBrowser();
    const context =
      idle.pop() ??
      (await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: "de-DE",
        permissions: ["clipboard-read", "clipboard-write"],
      }));
    const page = await context.newPage();
    pages.push(page);
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    await page.goto(new URL(address, origin).href);
    return page;
  };
}

/** The page that the playground shows. */
export const stage = (page: Page): FrameLocator => page.frameLocator('iframe[title="Beispielseite"]');
export const events = (page: Page): Locator => page.getByRole("log", { name: "Ereignisse" });
const section = (page: Page, name: string): Locator =>
  page.locator("details", { has: page.getByRole("heading", { name, exact: true }) });

/** Opens a section of the panel. */
export async function show(page: Page, name: string): Promise<void> {
  if ((await section(page, name).getAttribute("open")) === null) await section(page, name).locator("summary").click();
}

/** Until a widget tells that it has come to life. */
export const mounted = (page: Page, widget: string): Promise<void> =>
  events(page).getByText(`portal:mounted {"widget":"${widget}"}`).first().waitFor();
