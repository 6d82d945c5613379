import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configBlock } from '#mocks/pages.ts';
import { consentManager, gate } from './events.ts';
import { axeFindings, launch, openScene, type Scene, type SceneOptions } from './support.ts';

let browser: Browser;
/** The requests for the maps script. */
let asked: URL[] = [];
beforeAll(async () => {
  browser = await launch();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => browser.close());

const alone = '<div id="portal-hotel-map" data-event-id="5001"></div>';
const detail = '<div id="portal-event-detail" data-event-id="5001"></div>';

async function withMap({ before, body, ...options }: SceneOptions & { body: string }, check: (scene: Scene) => Promise<void>): Promise<void> {
  const scene = await openScene(browser, { path: '/seite?setTab=standort', ...options, body: `${configBlock()}<h1>Seite</h1>${body}`, before: async (page, server) => {
    page.on('request', (request) => {
      if (request.url().includes('maps.js')) asked.push(new URL(request.url()));
    });
    await before?.(page, server);
  } });
  try {
    await check(scene);
  } finally {
    await scene.close();
  }
}

const consent = (page: Page): Promise<void> => page.context().addCookies([{ name: 'marketing_consent', value: 'true', domain: '127.0.0.1', path: '/' }]);
const map = (page: Page): ReturnType<Page['getByRole']> => page.getByRole('group', { name: 'Karte: Seehotel Möwenblick' });
const failed = (page: Page): ReturnType<Page['getByText']> => page.getByText('Die Karte konnte nicht geladen werden.');

describe('consent, then the map', () => {
  it('loads the script once for two maps, by keys alone, and draws outside of the shadow root', async () => {
    const body = `${alone}<div id="portal-event-detail" data-event-id="5003"></div>`;
    await withMap({ body, before: consentManager }, async ({ page, complaints }) => {
      await page.getByText('Externe Inhalte blockiert!').nth(1).waitFor();
      expect(asked).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await map(page).waitFor();
      await page.getByRole('group', { name: 'Karte: Altstadthotel Zum Goldenen Löwen' }).waitFor();
      expect(asked).toHaveLength(1);
      const options = await page.locator('#portal-hotel-map > [data-mock-map]').getAttribute('data-mock-map');
      expect(JSON.parse(options ?? '')).toEqual({ center: { lat: 54.4012, lng: 13.6121 }, zoom: 13, gestureHandling: 'cooperative' });
      const box = await page.locator('#portal-hotel-map > [data-mock-map]').boundingBox();
      expect(box?.height).toBeGreaterThan(300);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  it('keeps its map while other tabs are shown, and loses it when the consent is withdrawn', async () => {
    await withMap({ body: detail, before: consent }, async ({ page }) => {
      await map(page).waitFor();
      const box = page.locator('#portal-event-detail > [data-mock-map]');
      await box.evaluate((element) => element.setAttribute('data-first', ''));
      await page.getByRole('tab', { name: 'Inhalt' }).click();
      await map(page).waitFor({ state: 'detached' });
      expect(await box.isVisible()).toBe(false);
      await page.getByRole('tab', { name: 'Standort / Hotel' }).click();
      await page.locator('#portal-event-detail > [data-first]').waitFor();
      const tellConsent = (value: string): Promise<void> => page.evaluate((given) => {
        document.cookie = `marketing_consent=${given}; path=/`;
        document.dispatchEvent(new CustomEvent('portal:consent-changed'));
      }, value);
      await tellConsent('false');
      await page.getByText('Externe Inhalte blockiert!').waitFor();
      expect(await box.count()).toBe(0);
      await tellConsent('true');
      await box.waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  it('says that it loads, and draws when the script comes after the tab has been left', async () => {
    const { wait, open } = gate();
    await withMap({ body: detail, before: async (page) => {
      await consent(page);
      await page.route(/maps\.js/, (route) => wait().then(() => route.continue()));
    } }, async ({ page }) => {
      await page.getByText('Karte wird geladen.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Inhalt' }).click();
      open();
      await page.waitForFunction(() => 'google' in window);
      expect(await page.locator('[data-mock-map]').count()).toBe(0);
      await page.getByRole('tab', { name: 'Standort / Hotel' }).click();
      await page.locator('[data-mock-map]').waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  it('gives up after four requests and offers address, directions and another try', async () => {
    await withMap({ body: alone, before: async (page) => {
      await consent(page);
      await page.route(/maps\.js/, (route) => route.abort());
    } }, async ({ page }) => {
      await failed(page).waitFor({ timeout: 20_000 });
      expect(asked).toHaveLength(4);
      await page.getByText('18609 Ostseebad Binz').waitFor();
      expect(await page.getByRole('link', { name: /Route planen/ }).getAttribute('href')).toContain('https://www.google.com/maps/dir/');
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(/maps\.js/);
      await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
      await map(page).waitFor();
    });
  });

  it('says so when a script comes that brings no map', async () => {
    await withMap({ body: alone, before: async (page) => {
      await consent(page);
      await page.route(/maps\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.google = { maps: {} }; window.portalMapsReady();' }));
    } }, async ({ page }) => {
      await failed(page).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});
