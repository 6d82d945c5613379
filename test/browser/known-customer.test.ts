import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { bringAnna, LOGIN, openPage, siteVisits, VIEWPORT } from "./site.ts";

const { origin, visitor } = siteVisits();

it("a known customer logs in from the checkout and finds cart, what was typed, and the other data filled in", async () => {
  const { page, complaints } = await openPage(await visitor("guest"));
  await page.setViewportSize(VIEWPORT);
  await page.goto(`${origin()}/seminare/p/7003`);
  await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
  await page.getByRole("link", { name: addTexts.inCart }).first().click();
  await bringAnna(page);
  await page.getByRole("link", { name: "Zur Kasse" }).click();
  const typed = page.getByLabel(/^Firma/);
  await typed.fill("Nebenwerk Beispiel GmbH");
  const checkout = page.url();
  await page.getByRole("link", { name: "Melden Sie sich an" }).click();
  await page.getByLabel(/^E-Mail-Adresse/).fill(LOGIN.email);
  await page.getByLabel(/^Passwort/).fill(LOGIN.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL(checkout);
  await expect.poll(() => typed.inputValue()).toBe("Nebenwerk Beispiel GmbH");
  await expect.poll(() => page.getByLabel(/^Nachname/).inputValue()).toBe("Brinkmann");
  await page.getByText("1 Teilnehmer:in").first().waitFor();
  expect(await page.getByRole("link", { name: "Melden Sie sich an" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
