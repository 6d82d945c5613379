import { fileURLToPath } from 'node:url';
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach } from 'vitest';
import { sharedBrowser } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Above what the dev server takes for a first visit on a busy machine. */
export const PATIENCE = 30_000;

let started: Promise<ViteDevServer> | undefined;
/** Without a page. Each page has one to itself, as msw's worker confuses the frames of several; the next page finds the code in its memory. */
const idle: BrowserContext[] = [];

/** The dev server of a worker; it ends with it. Nothing is edited meanwhile: what has come once is neither asked for nor compiled again. */
async function startServer(): Promise<ViteDevServer> {
  const server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false, watch: null, headers: { 'cache-control': 'public, max-age=3600' } } });
  return server.listen();
}

/** Opens the playground in tabs without a history, until the end of the test. */
export function playgroundTabs(): (address?: string) => Promise<Page> {
  let pages: Page[] = [];
  afterEach(async () => {
    await Promise.all(pages.map(async (page) => {
      await page.evaluate(() => localStorage.clear());
      await page.close();
      await page.context().clearCookies();
      idle.push(page.context());
    }));
    pages = [];
  });
  return async (address = '') => {
    started ??= startServer();
    const [server, browser] = await Promise.all([started, sharedBrowser()]);
    const context = idle.pop() ?? await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    pages.push(page);
    page.setDefaultTimeout(PATIENCE);
    await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
    return page;
  };
}

/** The page that the playground shows. */
export const stage = (page: Page): FrameLocator => page.frameLocator('iframe[title="Beispielseite"]');
export const events = (page: Page): Locator => page.getByRole('log', { name: 'Ereignisse' });
const section = (page: Page, name: string): Locator => page.locator('details', { has: page.getByRole('heading', { name, exact: true }) });

/** Opens a section of the panel. */
export async function show(page: Page, name: string): Promise<void> {
  if (await section(page, name).getAttribute('open') === null) await section(page, name).locator('summary').click();
}

/** Until a widget tells that it has come to life. */
export const mounted = (page: Page, widget: string): Promise<void> => events(page).getByText(`portal:mounted {"widget":"${widget}"}`).first().waitFor();
