import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPortal } from '#mocks/portal.ts';
import type { PortalServer } from '#mocks/server.ts';
import { bodyOf, situations, startOf } from '#mocks/situations.ts';
import type { Situation } from '#mocks/situations/situation.ts';
import { registry } from '#mount/registry.ts';
import { findFirefox } from '#scripts/firefox.ts';
import { NOW, serveHost } from './support.ts';

/** A widget as it is met most: with its data, before anything is done. */
function usualOf(widget: string): Situation {
  const usual = situations.find((situation) => situation.widget === widget && situation.steps === undefined && situation.missing === undefined && startOf(situation).scenario === 'normal');
  if (usual === undefined) throw new Error(`${widget} has no situation that shows it with its data`);
  return usual;
}

let browser: Browser;
let page: Page;
let server: PortalServer;
let body = '';
const complaints: string[] = [];

beforeAll(async () => {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('No Firefox on this machine: run npm test, which installs one.');
  browser = await launch({ browser: 'firefox', executablePath, headless: true });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (thrown) => complaints.push(String(thrown)));
  await page.evaluateOnNewDocument((now) => {
    Date.now = () => now;
  }, NOW.getTime());
  server = await serveHost(createPortal(), { body: () => body });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each(registry.map(({ id }) => id))('%s comes to life in Firefox without a complaint', async (id) => {
  const situation = usualOf(id);
  complaints.length = 0;
  server.portal.select(startOf(situation));
  server.portal.reset();
  body = bodyOf(situation);
  await page.goto(`${server.origin}/seite${situation.hash ?? ''}`);
  const shows = typeof situation.shows === 'string' ? situation.shows : situation.shows[1];
  await page.waitForFunction((text) => {
    const textOf = (node: Document | ShadowRoot | Element): string => [...node.querySelectorAll('*')].map((element) => `${element.shadowRoot === null ? '' : textOf(element.shadowRoot)} ${element.textContent} ${element.getAttribute('aria-label') ?? ''}`).join(' ');
    return textOf(document).includes(text);
  }, {}, shows);
  expect(complaints).toEqual([]);
});
