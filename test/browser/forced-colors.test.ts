import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({
  context: { forcedColors: "active" },
  portal: { customer: "guest" },
  body: '<main><h1>Kasse</h1><div id="portal-checkout"></div></main>',
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
  await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
  await page.getByText(fieldErrors.company).first().waitFor();
  expect(await styleOf(company, "border-inline-start-width")).toBe("8px");

  expect(await styleOf(page.locator(".steps > :nth-child(2)"), "background-color", "::before")).toMatch(CLEAR);
  expect(await styleOf(page.locator(".steps > [aria-current]"), "background-color", "::before")).toBe("rgb(0, 0, 0)");

  // Whatever its colour: browsers draw it in that of the text.
  expect(await styleOf(page.locator(".summary"), "border-top-width")).toBe("1px");
  expect(await styleOf(page.locator(".summary"), "border-top-style")).toBe("solid");
});
