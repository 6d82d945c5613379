import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#mocks/data/seed.ts';
import { exampleEnding } from '#mocks/playground/examples.ts';
import { situationName, situationOf } from '#mocks/situations.ts';
import { registry } from '#mount/registry.ts';
import { axeFindings, sharedBrowser } from './support.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Above what the dev server takes for a first visit on a busy machine. */
const PATIENCE = 30_000;

let browser: Browser;
let server: ViteDevServer;
let pages: Page[] = [];

beforeAll(async () => {
  server = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false, watch: null } });
  await server.listen();
  browser = await sharedBrowser();
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
});
afterAll(async () => {
  await server.close();
});

/** The playground in a browser that has never seen it. */
async function open(address = '', options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', permissions: ['clipboard-read', 'clipboard-write'], ...options });
  const page = await context.newPage();
  pages.push(page);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
  return page;
}

const stage = (page: Page): FrameLocator => page.frameLocator('iframe[title="Beispielseite"]');
const events = (page: Page) => page.getByRole('log', { name: 'Ereignisse' });
const section = (page: Page, name: string) => page.locator('details', { has: page.getByRole('heading', { name, exact: true }) });
const show = async (page: Page, name: string): Promise<void> => {
  if (await section(page, name).getAttribute('open') === null) await section(page, name).locator('summary').click();
};
const mounted = (page: Page, widget: string): Promise<void> => events(page).getByText(`portal:mounted {"widget":"${widget}"}`).first().waitFor();

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await page.getByRole('status').getByText('Kopiert.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What the page in the frame is told by its browser and its host. */
const surroundings = (page: Page) => stage(page).locator('html').evaluate((html) => ({
  width: innerWidth, day: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now()), dark: getComputedStyle(html).colorScheme, calm: matchMedia('(prefers-reduced-motion: reduce)').matches, consent: document.cookie,
  sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href.replace(/.*\//, '')), hash: location.hash, inspect: location.search.includes('portal-inspect'),
}));

describe('a link from the playground', () => {
  it('shows another person the same: choices, parameters, host, and the state that was edited', async () => {
    const page = await open();
    const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);
    await choose('Widget oder Seite', 'portal-event-detail');
    await page.getByLabel('data-event-id').fill('5003');
    await choose('Kunde', 'member');
    await page.getByLabel('Heute').fill('2026-05-04');
    await choose('Fertige Szenarien', 'fail:eventsFuture');
    await choose('Aufruf', 'photos');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await choose('Breite der Seite', '390');
    await choose('Stylesheet der Seite', 'pico');
    await choose('Hell oder dunkel', 'dark');
    await choose('Marketing-Einwilligung', 'granted');
    await page.getByLabel('Weniger Bewegung').check();
    await page.getByLabel('Mit der Seitenprüfung für Autoren').check();
    await show(page, 'Seite');
    await page.getByLabel('Query und Hash der Seite').fill('#inhalt');
    const config = page.getByLabel('Konfiguration (portal-config)');
    await config.fill((await config.inputValue()).replace('+49 123 4567890', '0800 1'));
    await show(page, 'Mock-Portal');
    await choose('Bereich', 'events');
    const { events } = seed('member', '2026-05-04');
    await choose('Eintrag', String(events.findIndex(({ eventId }) => eventId === 5003)));
    const editor = page.getByLabel('Inhalt als JSON');
    await editor.fill(JSON.stringify({ ...JSON.parse(await editor.inputValue()) as object, title: 'Vom Befund umbenannt' }));
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await stage(page).getByRole('heading', { name: /Vom Befund umbenannt/ }).waitFor();
    const link = await copiedLink(page);

    const other = await open(link);
    await stage(other).getByRole('heading', { name: /Vom Befund umbenannt/ }).waitFor();
    expect(other.url()).toBe(link);
    await show(other, 'Seite');
    for (const [label, value] of [
      ['Widget oder Seite', 'portal-event-detail'], ['data-event-id (Zahl, nötig)', '5003'], ['Kunde', 'member'], ['Heute', '2026-05-04'], ['Fertige Szenarien', 'fail:eventsFuture+fail:photos'],
      ['Breite der Seite', '390'], ['Stylesheet der Seite', 'pico'], ['Hell oder dunkel', 'dark'], ['Marketing-Einwilligung', 'granted'], ['Query und Hash der Seite', '#inhalt'],
    ] as const) expect([label, await other.getByLabel(label, { exact: true }).inputValue()]).toEqual([label, value]);
    expect(await surroundings(other)).toEqual({ width: 390, day: '2026-05-04', dark: 'dark', calm: true, consent: 'marketing_consent=true', sheets: ['pico.min.css'], hash: '#inhalt', inspect: true });
    expect(await other.getByLabel('Konfiguration (portal-config)').inputValue()).toContain('"0800 1"');
  });

  it('carries what was done in the page; resetting takes it back', async () => {
    const page = await open('?widget=page-wishlist');
    const entries = (on: Page) => stage(on).locator('#portal-bookmarks').getByRole('listitem');
    await expect.poll(() => entries(page).count(), { timeout: PATIENCE }).toBe(3);
    await stage(page).locator('#portal-bookmarks').getByRole('button', { name: /von der Merkliste entfernen/ }).first().click();
    await page.waitForURL(/changes=/);
    const other = await open(await copiedLink(page));
    await expect.poll(() => entries(other).count(), { timeout: PATIENCE }).toBe(2);
    await show(other, 'Mock-Portal');
    await other.getByRole('button', { name: 'Mock-Portal zurücksetzen' }).click();
    await expect.poll(() => entries(other).count(), { timeout: PATIENCE }).toBe(3);
    expect(new URL(other.url()).search).toBe('?widget=page-wishlist');
  });

  it('carries where the reader has gone inside the page', async () => {
    const page = await open('?widget=page-gremium&viewport=390');
    await stage(page).getByRole('listitem').filter({ hasText: 'Müller, Jörg' }).getByRole('button', { name: 'Einstellungen' }).click();
    await page.waitForURL(/gremiumsmitglied=1002/);
    const other = await open(await copiedLink(page));
    await stage(other).getByRole('heading', { name: 'Einstellungen: Müller, Jörg' }).waitFor();
    await other.getByLabel('Widget oder Seite').selectOption('page-settings');
    await mounted(other, 'portal-user-settings');
    await stage(other).getByRole('combobox').first().click();
    await stage(other).getByRole('option', { name: 'Hotelwünsche' }).click();
    await other.waitForURL((url) => url.search + url.hash === '?widget=page-settings&viewport=390#hotelwuensche');
    await stage(await open(await copiedLink(other))).getByRole('form', { name: 'Hotelwünsche' }).waitFor();
  });

  it('gives way to a file when it would be too long; the browser tab keeps the state over a reload', async () => {
    const page = await open();
    await show(page, 'Seite');
    const phone = `0800 ${'1'.repeat(7000)}`;
    await page.getByLabel('Konfiguration (portal-config)').fill(JSON.stringify({ supportPhone: phone }));
    await page.waitForURL(/\?kept/);
    expect(await page.getByRole('button', { name: 'Link kopieren' }).count()).toBe(0);
    await page.reload();
    await show(page, 'Seite');
    expect(await page.getByLabel('Konfiguration (portal-config)').inputValue()).toContain(phone);
    await show(page, 'Befund als Datei');
    await page.getByText('Dieser Stand ist zu groß für einen Link.').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Befund speichern' }).click();
    const other = await open();
    await show(other, 'Befund als Datei');
    await other.getByLabel('Befund öffnen').setInputFiles(await (await saving).path());
    await show(other, 'Seite');
    await expect.poll(() => other.getByLabel('Konfiguration (portal-config)').inputValue()).toContain(phone);
  });

  it('is followed back by the browser', async () => {
    const page = await open('?customer=newcomer');
    await page.getByLabel('Kunde', { exact: true }).selectOption('member');
    await page.waitForURL(/customer=member/);
    await page.goBack();
    expect(await page.getByLabel('Kunde', { exact: true }).inputValue()).toBe('newcomer');
    await stage(page).getByText('Keine Seminare vorhanden').waitFor();
  });

  it('says so when it is outdated or cut off', async () => {
    const page = await open('?customer=niemand&changes=abc');
    await page.getByText('Der Link nennt „niemand“ als customer').waitFor();
    await page.getByText('Der Stand im Link ist unvollständig').waitFor();
    await mounted(page, 'portal-event-list');
  });
});

describe('the playground', () => {
  it('shows every widget of the registry with an example', async () => {
    // Two browsers side by side: one of them always waits for the other's page.
    await Promise.all([0, 1].map(async (half) => {
      const page = await open();
      for (const { id } of registry.filter((_line, index) => index % 2 === half)) {
        await page.getByLabel('Widget oder Seite').selectOption(id);
        await mounted(page, id.replace(/\{.*/, () => exampleEnding(id)));
        expect(await events(page).getByText('portal:error').count()).toBe(0);
      }
    }));
  }, 240_000);

  it('stays on its page when a link is followed, and saves the files behind links', async () => {
    const page = await open();
    await stage(page).getByRole('link', { name: 'Kostenrechner' }).click();
    await events(page).getByText(/Link, dem hier nicht gefolgt wird: .*\/kostenrechner\/5002/).waitFor();
    const saving = page.waitForEvent('download');
    await stage(page).getByRole('link', { name: /Mitteilung an die Geschäftsführung/ }).click();
    expect((await saving).suggestedFilename()).toBe('notice.pdf');
    expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual(['/', '/mocks/playground/stage.html']);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('lists the named states and takes the steps that lead to one: types, opens dialogs, presses keys, loads anew', async () => {
    const page = await open('?viewport=390');
    await show(page, 'Zustände');
    for (const id of ['stornieren-verwerfen', 'seminarliste-wieder-da', 'einstellungen-wiederhergestellt']) {
      const situation = situationOf(id);
      if (situation === undefined) throw new Error(`There is no situation ${id}`);
      await page.getByLabel('Zustände suchen').fill(id);
      await page.getByRole('link', { name: situationName(situation), exact: true }).click();
      await page.getByRole('region', { name: 'Zustand' }).getByRole('heading', { name: situationName(situation) }).waitFor();
      await page.getByRole('button', { name: 'Schritte ausführen' }).click();
      await page.getByText('Die Schritte sind ausgeführt.').waitFor();
      await page.waitForURL((url) => url.searchParams.get('situation') === id && url.searchParams.get('viewport') === '390');
      expect(await page.getByLabel('Widget oder Seite').inputValue()).toBe(situation.widget);
    }
    await page.getByLabel('Kunde', { exact: true }).selectOption('newcomer');
    await page.waitForURL((url) => !url.searchParams.has('situation'));
  });

  it('shows an author\'s mistake where it was made', async () => {
    const page = await open('?widget=portal-schedule');
    await page.getByLabel('data-json').fill('{"title": }');
    await page.getByText('Kein gültiges JSON').waitFor();
    await page.getByLabel('data-json').fill('{"title": 5}');
    await page.getByText('In der Konsole steht: #portal-schedule: data-json is no Event: title is number, expected string').waitFor();
    await stage(page).getByText('Dieser Bereich ist auf der Seite nicht richtig eingerichtet').waitFor();
  });

  it('refuses a state that the mock portal could not work with', async () => {
    const page = await open();
    await show(page, 'Mock-Portal');
    await page.getByLabel('Inhalt als JSON').fill('[{"id": true}]');
    await page.getByText('bookmarks.0.id: Erwartet wird Zahl oder Text').waitFor();
    await page.getByRole('button', { name: 'Übernehmen' }).click({ force: true });
    expect(new URL(page.url()).search).toBe('');
  });

  it('lets the backend fail under a page that stays as it is', async () => {
    const page = await open('?widget=portal-feedback');
    await stage(page).getByLabel('Betreff').fill('Bleibt stehen');
    await page.getByLabel('Die Seite beim Wechsel neu laden').uncheck();
    await page.getByLabel('Fertige Szenarien').selectOption('expired');
    await stage(page).getByLabel('Nachricht').fill('Text');
    await stage(page).getByRole('button', { name: /senden/ }).click();
    await stage(page).getByText('Ihre Sitzung ist abgelaufen').first().waitFor();
    expect(await stage(page).getByLabel('Betreff').inputValue()).toBe('Bleibt stehen');
  });

  it.each([390, 1280])('has nothing for axe to find at %i px, with everything open', async (width) => {
    const page = await open('?scenario=slow:photos', { viewport: { width, height: 900 } });
    await mounted(page, 'portal-event-list');
    for (const name of ['Szenario', 'Darstellung', 'Seite', 'Zustände', 'Aufrufe', 'Mock-Portal', 'Befund als Datei']) await show(page, name);
    await page.getByLabel('Inhalt als JSON').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
