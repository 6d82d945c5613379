import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '#mocks/scenarios.ts';
import { consentManager, gate, recordEvents } from './events.ts';
import { axeFindings, launch, MODULE, openScene, type Scene, type SceneOptions } from './support.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PRIVACY = 'Aus Datenschutzgründen werden die Videos nach 12 Monaten gelöscht.';
const body = '<h1>Seite</h1><div id="portal-event-detail" data-event-id="5015"></div>';

/** The scripts of the video service that the page has asked for. */
const asked: URL[] = [];

async function withVideos(check: (scene: Scene) => Promise<void>, { before, ...options }: Partial<SceneOptions> = {}): Promise<void> {
  asked.length = 0;
  const scene = await openScene(browser, { body, path: '/seite?setTab=videos', ...options, before: async (page, server) => {
    page.on('request', (request) => {
      if (/videos\.js|player\.js/.test(request.url())) asked.push(new URL(request.url()));
    });
    await recordEvents(page);
    await before?.(page, server);
  } });
  try {
    await check(scene);
  } finally {
    await scene.close();
  }
}

const films = (page: Page): ReturnType<Page['getByText']> => page.getByText('Video: Rede 1');

/** Shows another tab and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await films(page).waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Videos' }).click();
}

describe('videos of our own site', () => {
  it('are filled by one script with token, target and terminId into an element of the page, and stay when the tab is left', async () => {
    await withVideos(async ({ page, complaints }) => {
      await films(page).waitFor();
      await page.getByText(PRIVACY).waitFor();
      const target = asked[0]?.searchParams.get('target') ?? '';
      expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([['/mock-media/videos.js', { token: 'mock-video-token-5015', target, terminId: '5015' }]]);
      expect(await page.evaluate((id) => document.getElementById(id)?.parentElement?.id, target)).toBe('portal-event-detail');
      expect(await axeFindings(page)).toEqual([]);
      await leaveAndReturn(page);
      await films(page).waitFor();
      await leaveAndReturn(page);
      await films(page).waitFor();
      expect(asked).toHaveLength(1);
      expect(await page.locator('script[src*="videos.js"]').count()).toBe(1);
      expect(complaints).toEqual([]);
    });
  });

  it('have a target of their own in each of two widgets', async () => {
    await withVideos(async ({ page }) => {
      await films(page).nth(1).waitFor();
      expect(new Set(asked.map(({ searchParams }) => searchParams.get('target'))).size).toBe(2);
    }, { body: `${body}${body}` });
  });

  it('leave nothing behind in the anchor when the widget is taken away', async () => {
    await withVideos(async ({ page }) => {
      await films(page).waitFor();
      expect(await page.evaluate(() => {
        const anchor = document.getElementById('portal-event-detail');
        if (anchor !== null) (window as unknown as { portal: { unmount: (element: Element) => void } }).portal.unmount(anchor);
        return anchor?.childElementCount;
      })).toBe(0);
    });
  });

  it('are offered again when their script fails', async () => {
    await withVideos(async ({ page }) => {
      await page.getByText('Die Videos konnten nicht geladen werden. Bitte versuchen Sie es später erneut.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(/videos\.js/);
      await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
      await films(page).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }, { before: (page) => page.route(/videos\.js/, (route) => route.abort()) });
  });

  it.each<Scenario>(['fail:videos', 'malformed:videos', 'html:videos'])('say so when their source cannot be read: %s', async (scenario) => {
    await withVideos(async ({ page, portal }) => {
      await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(asked).toEqual([]);
      portal.select({ scenario: 'normal' });
      await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
      await films(page).waitFor();
    }, { portal: { scenario } });
  });

  it('ask for nothing when the answer comes after the tab has been left', async () => {
    const { wait, open } = gate();
    await withVideos(async ({ page, portal }) => {
      await page.getByText('Videos werden geladen.').waitFor();
      await page.getByRole('tab', { name: 'Dokumente' }).click();
      open();
      await expect.poll(() => portal.calls.filter(({ name }) => name === 'videos').length).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      portal.select({ scenario: 'normal' });
      await page.getByRole('tab', { name: 'Videos' }).click();
      await films(page).waitFor();
      expect(asked).toHaveLength(1);
    }, { portal: { scenario: 'slow:videos', wait } });
  });
});

describe('videos of another site', () => {
  const PLAYER = 'https://videos.example/player.js?v=2';
  const script = `const { searchParams } = new URL(document.currentScript.src);
    document.getElementById(searchParams.get('target')).textContent = 'Video: Rede 1';`;
  const foreign = async (page: Page): Promise<void> => {
    await page.route('**/events/5015/videos', (route) => route.fulfill({ json: { url: PLAYER, token: 'a&b' } }));
    await page.route('https://videos.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  };

  it('wait for the consent, by keys alone', async () => {
    await withVideos(async ({ page, complaints }) => {
      await page.getByText('Externe Inhalte blockiert!').waitFor();
      await page.getByText(PRIVACY).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(asked).toEqual([]);
      await page.getByRole('tabpanel', { name: 'Videos' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await films(page).waitFor();
      expect(asked.map(({ origin, searchParams }) => [origin, searchParams.get('v'), searchParams.get('token'), searchParams.get('terminId')])).toEqual([['https://videos.example', '2', 'a&b', '5015']]);
      expect(await axeFindings(page)).toEqual([]);
      await leaveAndReturn(page);
      await films(page).waitFor();
      expect(asked).toHaveLength(1);
      expect(complaints).toEqual([]);
    }, { before: async (page) => {
      await foreign(page);
      await consentManager(page);
    } });
  });

  it('stay blocked while nobody consents', async () => {
    await withVideos(async ({ page }) => {
      await page.getByRole('button', { name: 'Videos laden' }).click();
      await leaveAndReturn(page);
      await page.getByText('Externe Inhalte blockiert!').waitFor();
      expect(asked).toEqual([]);
    }, { before: foreign });
  });

  it('come through a policy that knows scripts by their nonce', async () => {
    const nonce = 'bm9uY2U';
    await withVideos(async ({ page, complaints }) => {
      await films(page).waitFor();
      expect(complaints.filter((text) => !text.includes('data:,'))).toEqual([]);
    }, {
      script: MODULE.replace('<script', `<script nonce="${nonce}"`),
      headers: { 'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'` },
      before: async (page) => {
        await foreign(page);
        await page.context().addCookies([{ name: 'marketing_consent', value: 'true', domain: '127.0.0.1', path: '/' }]);
      },
    });
  });
});
