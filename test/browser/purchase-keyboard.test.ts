import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { empty } from "#i18n/empty.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { focused, tabTo } from "./keyboard.ts";
import { openPage, siteVisits, VIEWPORT } from "./site.ts";

const { origin, visitor } = siteVisits();

/** What the page has said so far in its live regions, those of the widgets included. */
const said = async (page: Page): Promise<string> =>
  (await page.locator("[role=status], [role=alert], [aria-live]").allTextContents()).join(" | ");

const hears = (page: Page, what: RegExp): Promise<void> => expect.poll(() => said(page)).toMatch(what);

/** Whether something has the focus: it has not fallen to the page. */
const isHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() => ![document.body, document.documentElement, null].includes(document.activeElement as HTMLElement));

/** Goes to what has this name and presses the key; the focus is held by something after it. */
async function press(page: Page, name: string, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function write(page: Page, values: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of values) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
}

async function comeTo(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole("heading", { name: heading }).first().waitFor();
}

it("a guest buys a seminar by the keyboard alone: each step says what happened, and the focus is never lost", async () => {
  const { page, complaints } = await openPage(await visitor("guest"));
  await page.setViewportSize(VIEWPORT);
  await page.goto(`${origin()}/seminare/p`);
  await comeTo(page, empty.ways.search);
  await write(page, [["Suchbegriff", "Arbeitsrecht kompakt"]]);
  await hears(page, /\b\d+ Termine?\b/);
  expect(await focused(page)).toMatch(/^Suchbegriff/);
  const found = page.getByRole("article").filter({ hasText: "Arbeitsrecht kompakt" });
  const date = await found.locator(".seminar-date").getByRole("link").first().innerText();
  await press(page, date);

  await page.getByRole("heading", { level: 2, name: "Arbeitsrecht kompakt" }).waitFor();
  await press(page, addTexts.labels.booking);
  await hears(page, /Warenkorb/);
  await expect.poll(() => isHeld(page)).toBe(true);
  await press(page, addTexts.inCart);

  await page.getByLabel(/^Vorname/).waitFor();
  await write(page, [
    ["Anrede", "F"],
    ["Vorname", "Anna"],
    ["Nachname", "Albrecht"],
  ]);
  await press(page, bookingOptionLabels.mitNacht_VP, "Space");
  await press(page, "Hinzufügen");
  await hears(page, /1 Teilnehmer:in wurde hinzugefügt\./);
  await expect.poll(() => focused(page)).toBe(participantTexts.add);
  await expect.poll(() => isHeld(page)).toBe(true);
  await press(page, "Zur Kasse");

  await comeTo(page, /^Schritt 1 von 3/);
  await write(page, [
    ["Firma", "Musterwerke GmbH"],
    ["Straße", "Werkstraße"],
    ["Hausnummer", "100"],
    ["Postleitzahl", "38112"],
    ["Ort", "Braunschweig"],
    ["Anrede", "F"],
    ["Vorname", "Eva"],
    ["Nachname", "Beispiel"],
    ["Telefon", "0531 5550-100"],
    ["E-Mail", "eva@werk.example"],
  ]);
  await press(page, checkoutTexts.toOverview);

  await expect.poll(() => focused(page)).toMatch(/^Schritt 2 von 3/);
  // Its heading is only heard; who sees the page sees the focus at the step.
  const step = page.getByRole("list", { name: checkoutTexts.stepsLabel.booking }).getByText("Übersicht").locator("..");
  expect(await step.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
  await page.getByRole("button", { name: checkoutTexts.order }).waitFor();
  await press(page, "Ich akzeptiere", "Space");
  await press(page, checkoutTexts.order);
  // The price has risen meanwhile.
  await expect.poll(() => focused(page)).toBe(checkoutTexts.nothingBooked.booking);
  await press(page, "Für ");
  await hears(page, /Ihre Buchungsanfrage haben wir erhalten\./);
  await expect.poll(() => focused(page)).toMatch(/^(Vielen Dank|Schritt 3 von 3)/);
  // The browser tells of the 409 itself.
  expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});
