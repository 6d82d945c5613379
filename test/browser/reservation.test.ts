import { expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState } from "#mocks/data/shop/filled-cart.ts";
import { confirmAll } from "#mocks/model/portal/desk.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { purchaseCount } from "./events.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  body: `${configBlock({ reservations: true })}<main><h1>Seminar</h1><div id="portal-event-offer" data-event-id="${seminarIds.open}"></div><div id="portal-cart"></div><div id="portal-checkout"></div><div id="portal-event-detail" data-event-id="${seminarIds.open}"></div></main>`,
});

it("is ordered without obligation, confirmed by the desk, and booked in the portal, told as one purchase", async () => {
  const { page, portal, server } = await open({
    before: (_page, { portal: mock }) => {
      Object.assign(mock.state(), structuredClone(cartState([], orderAddress)));
    },
  });
  const atServer = () =>
    (portal.state().recipients[String(seminarIds.open)] ?? []).map(({ lastname, type, approvalState }) => [
      lastname,
      type,
      approvalState,
    ]);
  await page.getByRole("button", { name: /^Unverbindlich reservieren/ }).click();
  await page.getByText("Eine Reservierung ist kostenlos und unverbindlich.").waitFor();
  await page.getByRole("checkbox", { name: "Sabine Brinkmann (ich)" }).check();
  await page.getByLabel(/^Anrede von/).selectOption("Frau");
  await page.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).first().check();
  await page.getByRole("button", { name: "1 Teilnehmer:in übernehmen" }).click();
  await page.getByText("Frau Sabine Brinkmann").first().waitFor();

  await page.goto(`${server.origin}/seite?schritt=uebersicht`);
  await page.getByRole("button", { name: checkoutTexts.request }).click();
  await expect.poll(atServer).toEqual([["Brinkmann", "reservation", "pending"]]);
  expect(await purchaseCount(page)).toBe(0);

  confirmAll(portal.state());
  await page.goto(`${server.origin}/seite?spaeter`);
  await page.getByRole("button", { name: /^Buchen für Sabine Brinkmann/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).check();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: booking.send }).click();
  await page
    .getByText(/^Ihre Buchungsanfrage haben wir erhalten/)
    .first()
    .waitFor();
  expect(atServer()).toEqual([["Brinkmann", "booking", "pending"]]);
  expect(await purchaseCount(page)).toBe(1);
  expect(portal.calls.filter(({ name }) => name === "checkout")).toHaveLength(2);
});
