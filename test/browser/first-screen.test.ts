import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { offers } from "#i18n/offers.ts";
import { PHONE } from "./phone.ts";
import { openPage, siteVisits } from "./site.ts";

const { origin, visitor } = siteVisits();

/** Whether an element is whole in the first screen. */
const isIn = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const adding = (within: Locator): Locator =>
  within.getByRole("button", { name: new RegExp(`^${addTexts.labels.booking}`) }).first();

/** What a buyer decides by, of each page in the first screen of a phone. */
const pages: readonly (readonly [path: string, parts: (page: Page) => Locator[]])[] = [
  [
    "/seminare/p",
    (page) =>
      [0, 1].flatMap((nth) => {
        const card = page.locator("#portal-event-search article").nth(nth);
        return [card.getByRole("heading"), card.locator(".seminar-when"), card.locator(".offer-amount"), adding(card)];
      }),
  ],
  [
    "/seminare/p/7001",
    (page) => {
      const offer = page.locator("#portal-event-offer");
      return [
        page.getByRole("heading", { level: 1 }),
        offer.locator(".offer-page-when"),
        offer.locator(".offer-amount"),
        adding(offer),
      ];
    },
  ],
  [
    "/seminare/t/betriebsverfassungsrecht",
    (page) => {
      const date = page.locator("#portal-event-dates article").first();
      return [
        page.getByRole("heading", { level: 1 }),
        page.getByText(offers.allEach),
        date.getByText(/€$/),
        date.getByRole("heading"),
        adding(date),
      ];
    },
  ],
];

it.each(pages)(
  "shows on a phone without scrolling what is bought, when, for how much, and the button: %s",
  async (path, parts) => {
    const { page } = await openPage(await visitor("guest"));
    await page.setViewportSize(PHONE);
    await page.goto(origin() + path);
    for (const part of parts(page)) {
      await part.waitFor();
      await expect.poll(() => isIn(part)).toBe(true);
    }
  },
);

it.each([PHONE, { width: 1280, height: 900 }])(
  "says what a seminar is about, costs and takes in letters as large as the page's: at $width px",
  async (size) => {
    const { page } = await openPage(await visitor("guest"));
    await page.setViewportSize(size);
    await page.goto(`${origin()}/seminare/p`);
    const card = page.locator("#portal-event-search article").first();
    await card.locator(".seminar-about p").waitFor();
    const sizes = await card
      .locator(".seminar-about p, .seminar-cost p:not(.offer-amount), .seminar-when")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).fontSize));
    expect(sizes).toHaveLength(4);
    expect(new Set(sizes).size).toBe(1);
  },
);
