import type { Locator, Page } from 'playwright-core';
import type { HostilePortal } from './hostile-portal.ts';
import type { Kind } from './kinds.ts';

/** What is typed into the address form, by label. */
export const typed: Readonly<Record<string, string>> = {
  Firma: 'Musterwerke GmbH', Straße: 'Werkstraße', Hausnummer: '100', Postleitzahl: '38112', Ort: 'Braunschweig', Vorname: 'Eva', Nachname: 'Beispiel',
  Telefon: '053155501', 'E-Mail': 'eva.beispiel@musterwerke.example', Nachricht: 'Bitte Rechnung an die Zentrale.',
};

const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
const field = (page: Page, label: string): Locator => page.getByLabel(label).first();

async function isThere(place: Locator): Promise<boolean> {
  return (await place.count()) > 0 && place.first().isVisible();
}

/** Fills in the address from that field on. */
async function type(page: Page, from = 0, to = Infinity): Promise<void> {
  for (const [label, text] of Object.entries(typed).slice(from, to)) await field(page, label).fill(text);
  if (to === Infinity) await page.getByLabel('Anrede').first().selectOption('Frau');
}

const HALF = 5;

/** Types half, loads the page again, and types the rest. @returns fields that did not come back */
async function typeWithReload(page: Page): Promise<number> {
  await type(page, 0, HALF);
  await page.reload();
  await field(page, 'Firma').waitFor();
  const kept = await Promise.all(Object.entries(typed).slice(0, HALF).map(async ([label, text]) => (await field(page, label).inputValue()) === text));
  await type(page, HALF);
  return kept.filter((isKept) => !isKept).length;
}

/** From the empty address to the overview with the terms accepted. @returns fields that were lost on the way */
export async function toOverview(page: Page, kind: Kind): Promise<number> {
  await field(page, 'Firma').waitFor();
  const lost = kind === 'reload-typing' || kind === 'all-at-once' ? await typeWithReload(page) : (await type(page), 0);
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  return lost;
}

/** Presses the order button many times faster than anything can be answered. */
async function pressWildly(page: Page, key: 'click' | 'Enter'): Promise<void> {
  const button = orderButton(page);
  await button.focus();
  if (key === 'Enter') for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter', { delay: 0 });
  else await button.evaluate((element: HTMLElement) => { for (let press = 0; press < 5; press += 1) element.click(); });
}

/** Orders in the way of the kind; `second` is another tab at the same step. */
export async function order(kind: Kind, page: Page, second: Page | null, hostile: HostilePortal): Promise<void> {
  switch (kind) {
    case 'enter-storm':
      return pressWildly(page, 'Enter');
    case 'two-tabs':
      await Promise.all([pressWildly(page, 'click'), second === null ? null : pressWildly(second, 'click')]);
      return undefined;
    case 'reload-midway': {
      const held = hostile.heldOne(2000);
      await pressWildly(page, 'click');
      await held;
      await page.reload();
      return undefined;
    }
    case 'all-at-once': {
      const held = hostile.heldOne(2000);
      await Promise.all([pressWildly(page, 'click'), second === null ? null : pressWildly(second, 'Enter')]);
      await held;
      await page.reload();
      return undefined;
    }
    default:
      return pressWildly(page, 'click');
  }
}

/** The next thing that a stubborn customer presses, from what the page offers. */
async function pressNext(page: Page): Promise<boolean> {
  for (const name of ['Änderungen bestätigen', 'Erneut versuchen', 'Auf die Warteliste', 'Weiter zur Übersicht']) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await isThere(button)) || (await button.getAttribute('aria-disabled')) === 'true') continue;
    await button.click({ timeout: 1000 }).catch(() => undefined);
    return true;
  }
  if (!(await isThere(orderButton(page)))) return false;
  await page.getByRole('checkbox', { name: /AGB/ }).check({ timeout: 1000 }).catch(() => undefined);
  await pressWildly(page, 'click').catch(() => undefined);
  return true;
}

const STEPS = 60;
const STEP_MS = 60;

/** Goes on with whatever the page offers until everybody is ordered. @returns whether that was reached */
export async function finish(page: Page, isDone: () => boolean): Promise<boolean> {
  for (let step = 0; step < STEPS && !isDone(); step += 1) {
    await pressNext(page);
    await page.waitForTimeout(STEP_MS);
  }
  return isDone();
}
