import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { cancelling } from "#i18n/booking.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { events } from "#i18n/events.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { participantTexts } from "#i18n/participants.ts";
import { settings } from "#i18n/settings.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  context: { forcedColors: "active" },
  portal: { customer: "guest" },
  body: '<main><h1>Shop</h1><div id="portal-checkout"></div></main>',
  before: (_page, { portal: { state } }) => {
    Object.assign(state(), structuredClone(cartState([openEntry])));
  },
});

const customers = scenesOf({ context: { forcedColors: "active" }, body: "" });

const CHIP = "xpath=ancestor-or-self::*[contains(@class, 'chip')][last()]";
const CLEAR = /^rgba.*, 0\)$/;

const styleOf = (element: Locator, name: string, pseudo?: string): Promise<string> =>
  element.evaluate((node, [property, part]) => getComputedStyle(node, part).getPropertyValue(property), [
    name,
    pseudo,
  ] as const);

it("tells wrong fields, the current step and boxes apart in the reader's own colours", async () => {
  const { page } = await open();
  const company = page.getByLabel(/^Firma/);
  await company.waitFor();
  expect(await styleOf(company, "border-inline-start-width")).toBe("1px");
  await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
  await page.getByText(fieldErrors.company).first().waitFor();
  expect(await styleOf(company, "border-inline-start-width")).toBe("8px");

  expect(await styleOf(page.locator(".steps > :nth-child(2)"), "background-color", "::before")).toMatch(CLEAR);
  expect(await styleOf(page.locator(".steps > [aria-current]"), "background-color", "::before")).toBe("rgb(0, 0, 0)");

  // Whatever its colour: browsers draw it in that of the text.
  expect(await styleOf(page.locator(".summary"), "border-top-width")).toBe("1px");
  expect(await styleOf(page.locator(".summary"), "border-top-style")).toBe("solid");
});

/** The line below a tab, which is the canvas' own colour where the tab is not chosen. */
const lineOf = (page: Page, name: string): Promise<string> =>
  styleOf(page.getByRole("tab", { name }), "border-block-end-color");

it("tells wrong settings, those that cannot be changed and the chosen tab apart", async () => {
  const { page } = await customers({
    body: '<main><h1>Einstellungen</h1><div id="portal-user-settings"></div></main>',
  });
  const email = page.getByLabel(/^E-Mail für Seminare/);
  await email.waitFor();
  expect(await styleOf(email, "border-inline-start-width")).toBe("1px");
  for (const [label, border] of [
    [/^Vorname/, "dashed"],
    [/^Login-E-Mail/, "dashed"],
    [/^Abteilung/, "solid"],
  ] as const)
    expect(await styleOf(page.getByLabel(label), "border-top-style")).toBe(border);
  await email.fill("sabine");
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText(fieldErrors.email).first().waitFor();
  expect(await styleOf(email, "border-inline-start-width")).toBe("8px");
  expect(await styleOf(page.getByLabel(/^Abteilung/), "border-inline-start-width")).toBe("1px");

  expect(await lineOf(page, settings.tabs.personal)).not.toBe(await lineOf(page, "Firmendaten"));
});

it("shows cards, chips, the chosen tab and the main button of the event list", async () => {
  const { page } = await customers({
    body: `<main><h1>Seminare</h1><div id="portal-event-list"></div></main>
<script type="application/json" id="portal-config">{"pages":{"portalEvent":"/seminar/{eventId}"}}</script>`,
  });
  const first = page.locator(".accordion").first();
  await first.getByRole("link", { name: events.toEvent }).waitFor();
  expect(await styleOf(first, "border-top-width")).toBe("1px");
  expect(await styleOf(page.getByText("Gebucht").first().locator(CHIP), "border-top-color")).not.toMatch(CLEAR);
  expect(await lineOf(page, "Geplant")).not.toBe(await lineOf(page, "Abgeschlossen"));

  const fillOf = (name: string): Promise<string> => styleOf(first.getByRole("link", { name }), "background-color");
  expect(await fillOf(events.toEvent)).not.toBe(await fillOf(events.calendar));
});

it("shows a dialog as a box, what is wrong in it, and its main button", async () => {
  const { page } = await customers({
    body: '<main><h1>Seminar</h1><div id="portal-event-detail" data-event-id="5001"></div></main>',
  });
  await page.getByRole("button", { name: "Stornieren" }).first().click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("radio", { name: "Anderer" });
  await reason.waitFor();
  expect(await styleOf(dialog, "border-top-width")).toBe("1px");
  expect(await styleOf(dialog, "border-top-color")).not.toMatch(CLEAR);

  expect(await styleOf(reason, "outline-style")).toBe("none");
  const send = dialog.getByRole("button", { name: "Stornieren" });
  await send.click();
  await dialog.getByText("Bitte wählen Sie einen Grund aus").waitFor();
  expect(await styleOf(reason, "outline-style")).toBe("solid");
  expect(await styleOf(send, "background-color")).not.toBe(
    await styleOf(dialog.getByRole("button", { name: "Zurück" }), "background-color"),
  );
});

it("tells the wrong fields and the box of the cart's participants form apart", async () => {
  const { page } = await open({ body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>' });
  await page.getByRole("button", { name: participantTexts.add }).click();
  const lastname = page.getByLabel(/^Nachname/);
  await lastname.waitFor();
  expect(await styleOf(lastname, "border-inline-start-width")).toBe("1px");
  expect(await styleOf(page.locator(".cart-form"), "border-top-width")).toBe("1px");
  await page.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await styleOf(lastname, "border-inline-start-width")).toBe("8px");
});

it("hides behind the cart's button on a phone what scrolls below it", async () => {
  const { page } = await open({
    body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>',
    context: { forcedColors: "active", viewport: { width: 390, height: 844 } },
  });
  const end = page.locator(".cart-end");
  await end.waitFor();
  expect(await styleOf(end, "position")).toBe("sticky");
  expect(await styleOf(end, "background-color")).not.toMatch(CLEAR);
});

it("frames each filter of the search, and leaves its arrow to the system", async () => {
  const { page } = await open({ body: '<main><h1>Shop</h1><div id="portal-event-search"></div></main>' });
  const place = page.getByLabel("Ort", { exact: true });
  for (const filter of [place, page.getByLabel("Suchbegriff", { exact: true })]) {
    await filter.waitFor();
    expect(await styleOf(filter, "border-top-width")).toBe("1px");
  }
  expect(await styleOf(place, "appearance")).toBe("auto");
});

it("shows the focus on a wrong radio button as on any other", async () => {
  const { page } = await customers({
    body: '<main><h1>Seminar</h1><div id="portal-event-detail" data-event-id="5001"></div></main>',
  });
  await page
    .getByRole("button", { name: /^Stornieren/ })
    .first()
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: cancelling.send, exact: true }).press("Enter");
  await dialog.getByText(cancelling.reasonMissing).waitFor();
  const reasons = dialog.getByRole("radio");
  expect(await styleOf(reasons.nth(0), "outline-width")).toBe("3px");
  expect(await styleOf(reasons.nth(1), "outline-width")).toBe("2px");
});
