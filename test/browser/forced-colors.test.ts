import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
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

const CLEAR = /, 0\)$/;

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
  await page.getByRole("button", { name: "Weiter zur Übersicht" }).click();
  await page.getByText("Bitte füllen Sie das Feld Firma aus").first().waitFor();
  expect(await styleOf(company, "border-inline-start-width")).toBe("8px");

  expect(await styleOf(page.locator(".steps > :nth-child(2)"), "background-color", "::before")).toMatch(CLEAR);
  expect(await styleOf(page.locator(".steps > [aria-current]"), "background-color", "::before")).toBe("rgb(0, 0, 0)");

  // Whatever its colour: browsers draw it in that of the text.
  expect(await styleOf(page.locator(".summary"), "border-top-width")).toBe("1px");
  expect(await styleOf(page.locator(".summary"), "border-top-style")).toBe("solid");
});

it("tells the wrong fields and the box of the cart's participants form apart", async () => {
  const { page } = await open({ body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>' });
  await page.getByRole("button", { name: "Teilnehmer:in hinzufügen" }).click();
  const lastname = page.getByLabel(/^Nachname/);
  await lastname.waitFor();
  expect(await styleOf(lastname, "border-inline-start-width")).toBe("1px");
  expect(await styleOf(page.locator(".cart-form"), "border-top-width")).toBe("1px");
  await page.getByRole("button", { name: "Hinzufügen", exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await styleOf(lastname, "border-inline-start-width")).toBe("8px");
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
