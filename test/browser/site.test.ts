import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteVisits } from './site.ts';

const { origin, visit } = siteVisits();

describe('a customer', () => {
  it('is asked to log in, gives feedback and logs out', async () => {
    const guest = await visit('guest');
    await guest.page.goto(`${origin()}/kundenportal/gremium`);
    expect(guest.page.url()).toBe(`${origin()}/kundenportal/login?returnTo=%2Fkundenportal%2Fgremium`);
    const { page, complaints } = await visit('customer');
    await page.goto(`${origin()}/kundenportal/send-feedback`);
    await page.getByLabel(/^Betreff/).fill('Lob');
    await page.getByLabel(/^Nachricht/).fill('Alles bestens.');
    await page.getByRole('button', { name: /senden$/ }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihr Feedback!' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Abmelden' }).click();
    await page.getByRole('heading', { level: 1, name: 'Seminare für Betriebsräte' }).waitFor();
    await page.goto(`${origin()}/kundenportal`);
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a guest', () => {
  it('puts a seminar into a cart that is theirs alone', async () => {
    const { page, complaints } = await visit('guest');
    await page.goto(`${origin()}/seminare/p/7001`);
    const button = page.locator('#portal-add-to-cart-7001');
    await button.getByRole('button', { name: 'In den Warenkorb' }).click();
    await button.getByRole('link', { name: 'Im Warenkorb' }).waitFor();
    const counted = async (at: Page): Promise<unknown> => ((await (await at.context().request.get(`${origin()}/order-api/get-shopping-cart-small`)).json()) as { count: unknown }).count;
    expect([await counted(page), await counted((await visit('guest')).page)]).toEqual([1, 0]);
    expect(complaints).toEqual([]);
  });
});
