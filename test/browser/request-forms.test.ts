import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { request as requestTexts } from "#i18n/requests.ts";
import { messageWords } from "#i18n/sending.ts";
import { addresses } from "#test/support/addresses.ts";
import { focused, tabTo } from "./keyboard.ts";
import { posts, scenesOf } from "./scenes.ts";

const CONTACT = '<h1>Kontakt</h1><div id="portal-form-contact"></div>';
const CATALOGUE = '<h1>Katalog</h1><div id="portal-form-catalogue"></div>';
const guest = { customer: "guest" } as const;

const open = scenesOf({ body: CONTACT, portal: guest });

const values = { firstname: "Eva", lastname: "Muster", email: "eva@werk.example", message: "Eine Frage." };
const body = { salutation: "Frau", company: null, phone: null, topic: "Rechnung", ...values };

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByLabel(/^Betreff/).selectOption("Rechnung");
}

const send = (page: Page): Promise<void> => page.getByRole("button", { name: /senden$|bestellen$/ }).click();
const thanks = (page: Page) => page.getByRole("heading", { name: requestTexts.sent });
const failed = (page: Page) => page.getByText(messageWords.unknown);

describe("a request form", () => {
  it("has fields of at least 16 px under a finger, below which iPhones enlarge the page on focus", async () => {
    const body = `<style>#portal-form-contact { --portal-font-size: 14px }</style>${CONTACT}`;
    const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await open({ body, context });
    for (const label of [/^Vorname/, /^Anrede/, /^Nachricht/])
      expect(
        await page.getByLabel(label).evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      ).toBe(16);
  });

  it("names what is wrong, by links that put the focus into the field and leave the address alone, and is filled and sent by keyboard alone", async () => {
    const scene = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = scene;
    await page.getByLabel(/^Vorname/).waitFor();
    await tabTo(page, feedback.tiles[0].send);
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: fieldErrors.message });
    await link.waitFor();
    expect(await focused(page)).toMatch(/^Anrede/);
    const address = page.url();
    // On a phone the first line stands for all until the keys come to the list.
    await link.focus();
    await link.click();
    expect(await focused(page)).toMatch(/^Nachricht/);
    expect(page.url()).toBe(address);
    await tabTo(page, "Anrede");
    await page.keyboard.type("Frau");
    for (const [label, text] of [
      ["Vorname", "Eva"],
      ["Nachname", "Muster"],
      ["E-Mail-Adresse", "eva@werk.example"],
      ["Betreff", "Rech"],
      ["Nachricht", "Eine Frage."],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await tabTo(page, feedback.tiles[0].send);
    await page.keyboard.press("Enter");
    await thanks(page).waitFor();
    expect(await focused(page)).toBe(requestTexts.sent);
    expect(posts(scene)).toEqual([{ path: "/general-api/contact-request", body }]);
    // The browser itself tells of the 401 by which a guest is known.
    expect(scene.complaints.filter((text) => !text.includes("401"))).toEqual([]);
  });

  it("is sent by the press that leaves a doubted address: the doubt moves no button before the release", async () => {
    const scene = await open();
    const { page } = scene;
    const doubt = page.getByRole("button", { name: "Meinten Sie eva@gmail.com?" });
    await fill(page);
    const email = page.locator('[name="email"]');
    // Once before, so that its code is there.
    await email.fill("eva@gmial.com");
    await email.blur();
    await doubt.waitFor();
    await email.fill("eva@gmial.co");
    await doubt.waitFor({ state: "detached" });
    await email.fill("eva@gmial.com");
    await page.getByRole("button", { name: feedback.tiles[0].send }).scrollIntoViewIfNeeded();
    const button = await page.getByRole("button", { name: feedback.tiles[0].send }).boundingBox();
    if (button === null) throw new Error("The button is not drawn");
    await page.mouse.move(button.x + 20, button.y + button.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
    await thanks(page).waitFor();
    expect(posts(scene)).toMatchObject([{ body: { email: "eva@gmial.com" } }]);
  });

  it("sends again with the key of the try whose answer was lost, so that it is done once", async () => {
    const keys: string[] = [];
    const { page, portal } = await open({
      portal: { ...guest, scenario: "lost:contactRequest" },
      before: (at) =>
        void at.on("request", (request) => {
          if (request.method() === "POST") keys.push(request.headers()["idempotency-key"] ?? "");
        }),
    });
    await fill(page);
    await send(page);
    await failed(page).waitFor();
    await page.reload();
    portal.select({ scenario: "normal" });
    await page.getByText(forms.restored).waitFor();
    await send(page);
    await thanks(page).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe("");
    expect(portal.state().requests).toHaveLength(1);
  });

  it("keeps the drafts of two tabs apart, each for its own visit", async () => {
    const { page } = await open();
    await page.locator('[name="message"]').fill("Erster");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('[name="message"]').fill("Zweiter");
    for (const [tab, text] of [
      [page, "Erster"],
      [other, "Zweiter"],
    ] as const) {
      await tab.reload();
      await expect.poll(() => tab.locator('[name="message"]').inputValue()).toBe(text);
    }
  });
});

/**
 * What a script finds wrong when it fills a form as browsers do: all values of an address at once, each told by its
 * events.
 */
const autofillAll = (page: Page, given: typeof addresses): Promise<string[]> =>
  page.locator("form").evaluate(async (form, list) => {
    const controls = (): (HTMLInputElement | HTMLSelectElement)[] => [
      ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"),
    ];
    const fill = (values: Readonly<Record<string, string>>): void => {
      for (const control of controls().filter(({ name }) => name in values)) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
          control,
          values[control.name],
        );
        for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    };
    const hasInvalid = async (count: number): Promise<boolean> => {
      for (let frame = 0; frame < 120; frame += 1) {
        if (form.querySelectorAll("[aria-invalid]").length === count) return true;
        await new Promise(requestAnimationFrame);
      }
      return false;
    };
    const typed = (wanted: string): string => controls().find(({ name }) => name === wanted)?.value ?? "";
    const wrong: string[] = [];
    for (const { line, street, number, postalCode, city } of list) {
      fill({ street: "", streetNumber: "", postalCode: "", city: "" });
      if (!(await hasInvalid(4))) wrong.push(`before ${line}`);
      fill({ street: line, postalCode, city });
      if (!(await hasInvalid(0)) || typed("street") !== street || typed("streetNumber") !== number)
        wrong.push(`${line}: ${typed("street")} | ${typed("streetNumber")}`);
    }
    return wrong;
  }, given);

describe("autofill by script", () => {
  // What the rules make of all 200 is looked at in widgets/shared/forms/described-rules.test.ts.
  it("with an address in each of 20 German streets causes no error, and sends street and number apart", async () => {
    const scene = await open({ body: CATALOGUE });
    const { page } = scene;
    await page.getByLabel(/^Vorname/).waitFor();
    for (const [name, value] of [
      ["company", "Musterwerke"],
      ["firstname", "Jörg"],
      ["lastname", "Müller-Lüdenscheidt"],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(value);
    await page.getByLabel(/^Anrede/).selectOption("Herr");
    await send(page);
    // Every street once, and every number twice.
    const some = addresses.filter((_, index) => index % 10 === Math.floor(index / 10) % 10);
    expect(new Set(some.map(({ street }) => street)).size).toBe(20);
    expect(await autofillAll(page, some)).toEqual([]);
    expect(
      await autofillAll(page, [
        {
          line: "Straße des 17. Juni 135",
          street: "Straße des 17. Juni",
          number: "135",
          postalCode: "10 623",
          city: "Berlin",
        },
      ]),
    ).toEqual([]);
    await send(page);
    await thanks(page).waitFor();
    expect(posts(scene)).toMatchObject([
      { body: { street: "Straße des 17. Juni", streetNumber: "135", postalCode: "10623" } },
    ]);
  });
});
