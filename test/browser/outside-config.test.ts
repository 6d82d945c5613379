import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownBackend, type Answers, type Sent } from './own-backend.ts';
import { launch, MODULE, openScene, type Scene, type SceneOptions } from './support.ts';

let browser: Browser;
let scenes: Scene[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  await Promise.all(scenes.map((scene) => scene.close()));
  scenes = [];
});
afterAll(() => browser.close());

const SINGLE = '<script src="/portal.single.js" defer></script>';
const event = { eventId: 41, title: 'Nachtschicht gestalten', bookingNumber: 'N-41', startDate: '2026-05-04T09:00:00', endDate: '2026-05-06T16:00:00', content: { title: 'x' } };

async function open(config: object, answers: Answers, options: SceneOptions): Promise<Scene & { sent: Sent[] }> {
  let sent: Sent[] = [];
  const scene = await openScene(browser, {
    ...options,
    body: `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>${options.body}`,
    before: async (page) => {
      sent = await ownBackend(page, answers);
    },
  });
  scenes.push(scene);
  return { ...scene, sent };
}

const paths = (sent: readonly Sent[]): string[] => sent.map(({ method, path }) => `${method} ${path}`);
const title = (page: Page) => page.getByText('Nachtschicht gestalten').first();

describe.each([['portal.js', MODULE], ['portal.single.js', SINGLE]])('%s', (_name, script) => {
  it.each([
    ['/anders', '/anders/events/future'],
    ['/anders/', '/anders/events/future'],
    ['https://api.example/v7', 'https://api.example/v7/events/future'],
    ['//api.example/v7/', 'http://api.example/v7/events/future'],
    ['', '/events/future'],
    ['/', '/events/future'],
  ])('asks below apiBase "%s", once', async (apiBase, address) => {
    const { page, sent, complaints } = await open({ apiBase }, { [new URL(address, 'http://x').pathname]: { events: [event] } }, { body: '<div id="portal-event-list"></div>', script });
    await title(page).waitFor();
    expect(paths(sent)).toEqual([`GET ${address}`]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/v2/seminare/{eventId}.json', '/v2/seminare/41.json'],
    ['seminare/{eventId}', '/portal-api/seminare/41'],
    ['https://api.example/e/{eventId}?sprache=de', 'https://api.example/e/41?sprache=de'],
  ])('asks where endpoints moves a call: %s', async (template, address) => {
    const { page, sent } = await open({ endpoints: { event: template } }, { [new URL(address, 'http://x').pathname]: { event } }, { body: '<div id="portal-event-overview" data-event-id="41"></div>', script });
    await title(page).waitFor();
    expect(paths(sent)).toEqual([`GET ${address}`]);
  });
});
