import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { bodyOf, startOf } from '#mocks/situations.ts';
import type { Named, Situation, Step } from '#mocks/situations/situation.ts';
import { dist, openScene, type Scene } from './support.ts';

/** Longer than anybody looks at a slow answer; an open one ends with its server. */
const SLOW_MS = 120_000;
/** Above the time that a dialog or a map script takes by itself. */
const REACHED_MS = 15_000;

const sight = (page: Page, what: Named | string): Locator =>
  (typeof what === 'string' ? page.getByText(what) : page.getByRole(what[0], { name: what[1] })).first();

/** What a customer can reach: the topmost dialog, else the page. */
async function reachable(page: Page): Promise<Locator> {
  const dialogs = page.getByRole('dialog');
  return await dialogs.count() > 0 ? dialogs.last() : page.locator('body');
}

const named = async (page: Page, [role, name]: Named): Promise<Locator> => (await reachable(page)).getByRole(role, name === '' ? {} : { name }).first();

async function selectTab(page: Page, label: string): Promise<void> {
  const tab = page.getByRole('tab', { name: label });
  const list = page.getByRole('combobox').first();
  await tab.or(list).first().waitFor();
  if (await tab.count() > 0) await tab.click();
  else await choose(page, list, label);
}

async function choose(page: Page, list: Locator, entry: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: entry }).first().click();
}

async function perform({ page, portal }: Scene, step: Step): Promise<void> {
  if ('click' in step) await (await named(page, step.click)).click();
  else if ('focus' in step) await (await named(page, step.focus)).focus();
  else if ('type' in step) await (await reachable(page)).getByLabel(step.type[0]).first().fill(step.type[1]);
  else if ('choose' in step) await choose(page, (await reachable(page)).getByRole('combobox', { name: step.choose[0] }), step.choose[1]);
  else if ('tab' in step) await selectTab(page, step.tab);
  else if ('press' in step) await page.keyboard.press(step.press);
  else if ('wait' in step) await sight(page, step.wait).waitFor();
  else if ('scroll' in step) await page.evaluate((y) => scrollTo(0, y), step.scroll);
  else if ('play' in step) portal.select({ scenario: step.play });
  else await page.reload();
}

/** The built file of a part's own code, by its source file; `*` is all code. */
function chunkOf(source: string): string {
  if (source === '*') return '/chunks/';
  const { parts } = JSON.parse(readFileSync(`${dist}/chunks.json`, 'utf8')) as { parts: Partial<Record<string, string[]>> };
  const file = parts[source]?.[0];
  if (file === undefined) throw new Error(`No part of the bundle comes from ${source}`);
  return `/${file}`;
}

async function prepare(page: Page, { consent, missing }: Situation): Promise<void> {
  await page.addInitScript((granted) => {
    if (granted) document.cookie = 'marketing_consent=true; path=/';
    // A consent manager that allows everything when asked.
    document.addEventListener('portal:consent-request', () => {
      document.cookie = 'marketing_consent=true; path=/';
      document.dispatchEvent(new CustomEvent('portal:consent-changed'));
    });
  }, consent === 'granted');
  if (missing === undefined) return;
  const chunk = chunkOf(missing);
  await page.route((url) => url.pathname.startsWith(chunk), (route) => route.fulfill({ status: 404, body: 'gone' }));
}

/**
 * Opens a situation in the built bundle and takes its steps; resolves once it is reached.
 * @throws Error when what it shows does not appear
 */
export async function openSituation(browser: Browser, situation: Situation, context: BrowserContextOptions = {}): Promise<Scene> {
  const { customer, scenario, today } = startOf(situation);
  const scene = await openScene(browser, {
    body: bodyOf(situation), portal: { customer, scenario, today, delay: SLOW_MS }, now: new Date(`${today}T08:00:00Z`), path: `/seite${situation.hash ?? ''}`, context,
    before: (page, { portal }) => {
      Object.assign(portal.state(), situation.state);
      return prepare(page, situation);
    },
  });
  try {
    scene.page.setDefaultTimeout(REACHED_MS);
    for (const step of situation.steps ?? []) await perform(scene, step);
    await sight(scene.page, situation.shows).waitFor();
  } catch (thrown) {
    await scene.close();
    throw thrown;
  }
  return scene;
}
