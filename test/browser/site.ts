import { afterEach, beforeAll, afterAll } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { startSite, type SiteServer } from '#mocks/site/server.ts';
import { dist, NOW, sharedBrowser } from './support.ts';

/** A page of the demo site, with what its console said; refusals of a guest's `user` are no complaint. */
interface Walked {
  readonly page: Page;
  readonly complaints: string[];
}

const GUEST = 'the server responded with a status of 401';
const LOGIN = { email: 'sabine.brinkmann@musterwerke.example', password: 'portal-demo' };

/** For a file of tests: the demo site, and visitors of it, each with a session of their own. */
export function siteVisits(): { readonly origin: () => string; readonly visit: (who: 'guest' | 'customer') => Promise<Walked> } {
  let site: SiteServer;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    site = await startSite({ dist, today: '2026-03-10' });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(() => site.close());
  const visit = async (who: 'guest' | 'customer'): Promise<Walked> => {
    const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
    contexts.push(context);
    if (who === 'customer') await context.request.post(`${site.origin}/local-login`, { data: LOGIN });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type()) && !message.text().includes(GUEST)) complaints.push(message.text());
    });
    page.on('pageerror', (thrown) => complaints.push(String(thrown)));
    await page.clock.setFixedTime(NOW);
    return { page, complaints };
  };
  return { origin: () => site.origin, visit };
}
