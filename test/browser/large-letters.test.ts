import { expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { hotelPriceTexts } from "#i18n/hotel.ts";
import { eventOffer } from "#i18n/offers.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  fresh: true,
  context: { viewport: { width: 390, height: 900 } },
  body: `<h1>Seite</h1><main style="padding: 0 8px; --portal-font-size: 1.0625rem; --portal-font-family: DejaVu Sans, Verdana, sans-serif"><div id="portal-event-offer" data-event-id="7001"></div><div id="portal-hotel-prices" data-event-id="7001"></div><div id="portal-online-fax" data-event-id="5001" data-recipient-id="500106"></div></main>`,
});

it("nothing reaches beyond a phone's edge with letters twice as large", async () => {
  const { page } = await open();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.getByRole("button", { name: booking.send }).waitFor();
  await page.getByRole("link", { name: eventOffer.pdf }).waitFor();
  await page.getByText(hotelPriceTexts.overnight).waitFor();
  const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBe(390);
});
