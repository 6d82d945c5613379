import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { PHONE } from "./phone.ts";
import { openPage, siteVisits } from "./site.ts";

const { origin, visitor } = siteVisits();

/** Pastes people into the cart, up to the press that adds them. */
async function paste(page: Page, button: string, lines: readonly string[]): Promise<void> {
  await page.goto(`${origin()}/seminare/p`);
  await page
    .getByRole("button", { name: new RegExp(`^${button}`) })
    .first()
    .click();
  await page
    .getByRole("link", { name: new RegExp(`^${addTexts.inCart}`) })
    .first()
    .waitFor();
  await page.goto(`${origin()}/seminare/warenkorb`);
  await page.getByRole("button", { name: participantTexts.paste }).click();
  await page.getByLabel(/^Namen, je Zeile/).fill(lines.join("\n"));
  await page.getByLabel(/^Anrede für alle/).selectOption("Keine Angabe");
}

it("shows the salutation of each pasted person whole on a phone", async () => {
  const { page } = await openPage(await visitor("guest"));
  await page.setViewportSize(PHONE);
  await paste(page, addTexts.labels.booking, ["Öztürk; Mehmet"]);
  const room = await page.locator(".pasted select").evaluate((select: HTMLSelectElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("No canvas");
    pen.font = `${fontSize} ${fontFamily}`;
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? "");
    return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

it("keeps a long name in a line of the overview, and what it waits for clear of the date", async () => {
  const { page } = await openPage(await visitor("guest"));
  await page.setViewportSize({ width: 1280, height: 900 });
  await paste(page, addTexts.labels.waitingList, ["von und zu Hohenlohe-Schillingsfürst; Karl Maximilian"]);
  await page.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).check();
  await page.getByRole("button", { name: /Teilnehmer:in hinzufügen$/ }).click();
  await page
    .getByRole("link", { name: cartTexts.toRequest })
    .or(page.getByRole("button", { name: cartTexts.toRequest }))
    .first()
    .click();
  const address = { Firma: "Werk", Vorname: "Eva", Nachname: "Beispiel", Straße: "Werkweg", Hausnummer: "1" };
  const further = { Postleitzahl: "38112", Ort: "Braunschweig", Telefon: "053155501", "E-Mail": "eva@muster.example" };
  for (const [label, text] of Object.entries({ ...address, ...further }))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text);
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
  const name = page.locator(".order-traveller > strong");
  await name.waitFor();
  expect(await name.evaluate((strong) => strong.getClientRects().length)).toBe(1);
  expect(
    await name.evaluate((strong) => strong.clientHeight / parseFloat(getComputedStyle(strong).lineHeight)),
  ).toBeLessThan(1.5);
  const entry = page.locator(".cart-entry").first();
  const gap = await entry.evaluate((element) => {
    const chip = element.querySelector(".chip")?.getBoundingClientRect().bottom ?? 0;
    return (element.querySelector("p")?.getBoundingClientRect().top ?? 0) - chip;
  });
  expect(gap).toBeGreaterThanOrEqual(4);
});
