import { expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { hotelPriceTexts } from "#i18n/hotel.ts";
import { eventOffer } from "#i18n/offers.ts";
import { totalCosts } from "#i18n/sentences.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  fresh: true,
  context: { viewport: { width: 390, height: 900 } },
  body: `<h1>Seite</h1><main style="padding: 0 8px; --portal-font-size: 1.0625rem; --portal-font-family: DejaVu Sans, Verdana, sans-serif"><div id="portal-event-offer" data-event-id="7001"></div><div id="portal-hotel-prices" data-event-id="7001"></div><div id="portal-online-fax" data-event-id="5001" data-recipient-id="500106"></div></main>`,
});

it.each(["browser", "page"])("nothing reaches beyond a phone's edge with letters that the %s doubles", async (by) => {
  const { page } = await open();
  if (by === "page") await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  else {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  }
  await page.getByRole("button", { name: booking.send }).waitFor();
  await page.getByRole("link", { name: eventOffer.pdf }).waitFor();
  await page.getByText(hotelPriceTexts.overnight).waitFor();
  const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBe(390);
});

it("the days of an offer stay in one line on a phone zoomed to 200 %", async () => {
  const { page } = await open({ context: { viewport: { width: 195, height: 450 } } });
  const days = page.getByText("30.03.–03.04.2026").first();
  await days.waitFor();
  expect(await days.evaluate((element) => element.getClientRects().length)).toBe(1);
});

it("an offer whose places cannot be loaded says its price at the edge, and tries again by a button of its own width", async () => {
  const { page } = await open({
    context: { viewport: { width: 768, height: 900 } },
    portal: { scenario: "fail:bookingStates" },
    body: '<h1>Seite</h1><div id="portal-event-offer" data-event-id="7001"></div>',
  });
  const notice = await page.getByRole("alert").boundingBox();
  const price = await page.getByText("1.290,00 € pro Person").boundingBox();
  expect(price?.x).toBe(notice?.x);
  const again = await page.getByRole("button", { name: common.retry }).boundingBox();
  expect(again?.width).toBeLessThan(200);
});

it("the calculator stays within a phone zoomed to 200 %", async () => {
  const { page } = await open({
    context: { viewport: { width: 195, height: 450 } },
    body: '<h1>Seite</h1><div id="portal-price-calculator" data-event-id="7001"></div>',
  });
  await page.getByText(totalCosts).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
});
