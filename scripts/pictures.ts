import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Locator } from 'playwright-core';
import { registry, type WidgetLine } from '#mount/registry.ts';
import { createPortal } from '#mocks/portal.ts';
import { startPortalServer } from '#mocks/server.ts';
import { snippetOf } from './authors/tables.ts';
import { requireChromium } from './chromium.ts';

/** Bytes that a picture of the manual may have. */
const LIMIT = 60_000;
const WIDTH = 720;
/** Narrow enough for the mobile menu, where a widget is for small screens. */
const NARROW = 390;
const MOST_HEIGHT = 440;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/autoren/bilder/`;

const menu = [{ title: 'Seminare', uri: '/seminare', visible: true, active: true }, { title: 'Merkliste', uri: '/merkliste', visible: true, active: false }];
const config = JSON.stringify({ menu, supportPhone: '0800 123456', supportEmail: 'service@seminar.example' });

const pageOf = (line: WidgetLine): string => `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bild</title><link rel="icon" href="data:,"><style>body { margin: 0; padding: 16px; font-family: sans-serif }</style>
${snippetOf(line)}<script type="application/json" id="portal-config">${config}</script><script type="module" src="/portal.js"></script>`;

/** The picture ends with the widget, or where it has shown enough. */
async function shoot(anchor: Locator): Promise<Buffer> {
  const box = await anchor.boundingBox();
  if (box === null) throw new Error('The widget has no size');
  return anchor.page().screenshot({ clip: { x: 0, y: 0, width: box.width + 2 * box.x, height: Math.min(box.y * 2 + box.height, MOST_HEIGHT) } });
}

async function picture(browser: Browser, line: WidgetLine): Promise<void> {
  const server = await startPortalServer({ portal: createPortal(), roots: [{ prefix: '/', dir: `${root}dist` }], pages: { '/seite': pageOf(line) } });
  const context = await browser.newContext({ viewport: { width: line.id === 'portal-menu-mobile' ? NARROW : WIDTH, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/bilder/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: readFileSync(`${folder}beispiel.svg`) }));
  await page.clock.setFixedTime(new Date('2026-03-10T08:00:00Z'));
  await page.goto(`${server.origin}/seite`, { waitUntil: 'networkidle' });
  const bytes = await shoot(page.locator('[id^="portal-"]:not(script)').first());
  writeFileSync(`${folder}${line.folder}.png`, bytes);
  console.log(`${line.folder}.png ${statSync(`${folder}${line.folder}.png`).size} bytes`);
  await context.close();
  await server.close();
  if (bytes.length > LIMIT) throw new Error(`${line.folder}.png has ${bytes.length} bytes, allowed are ${LIMIT}`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] });
for (const line of registry) await picture(browser, line);
await browser.close();
