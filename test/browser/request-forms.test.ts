import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Scenario } from "#mocks/scenarios.ts";
import { addresses } from "#test/support/addresses.ts";
import { focused, tabTo } from "./keyboard.ts";
import { heldBack, posts, scenesOf } from "./scenes.ts";
import { axeFindings } from "./support.ts";

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
const thanks = (page: Page) => page.getByRole("heading", { name: "Vielen Dank! Ihre Anfrage wurde gesendet." });
const failed = (page: Page) => page.getByText("Es tut uns leid, Ihre Nachricht wurde nicht versandt.");

describe("a request form", () => {
  it("is filled and sent by keyboard alone", async () => {
    const scene = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = scene;
    await page.getByLabel(/^Vorname/).waitFor();
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
    await tabTo(page, "Nachricht senden");
    await page.keyboard.press("Enter");
    await thanks(page).waitFor();
    expect(await focused(page)).toBe("Vielen Dank! Ihre Anfrage wurde gesendet.");
    expect(await axeFindings(page)).toEqual([]);
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
    await page.getByRole("button", { name: "Nachricht senden" }).scrollIntoViewIfNeeded();
    const button = await page.getByRole("button", { name: "Nachricht senden" }).boundingBox();
    if (button === null) throw new Error("The button is not drawn");
    await page.mouse.move(button.x + 20, button.y + button.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
    await thanks(page).waitFor();
    expect(posts(scene)).toMatchObject([{ body: { email: "eva@gmial.com" } }]);
  });

  it("names what is wrong above and at the fields; a link of the summary puts the focus there and leaves the address alone", async () => {
    const { page } = await open();
    await page.getByLabel(/^Vorname/).waitFor();
    await send(page);
    const link = page.getByRole("link", { name: "Bitte füllen Sie das Feld Nachricht aus" });
    await link.waitFor();
    expect(await focused(page)).toMatch(/^Anrede/);
    expect(await axeFindings(page)).toEqual([]);
    const address = page.url();
    await link.click();
    expect(await focused(page)).toMatch(/^Nachricht/);
    expect(page.url()).toBe(address);
  });

  it.each(["fail", "malformed", "html", "refused", "status-409", "status-503"] as const)(
    "says that it failed (%s), keeps what was typed, and goes through the next time",
    async (fault) => {
      const { page, portal } = await open({ portal: { ...guest, scenario: `${fault}:contactRequest` as Scenario } });
      await fill(page);
      await send(page);
      await failed(page).waitFor();
      expect(await page.locator('[name="message"]').inputValue()).toBe("Eine Frage.");
      portal.select({ scenario: "normal" });
      await send(page);
      await thanks(page).waitFor();
      expect(portal.state().requests).toHaveLength(1);
    },
  );

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
    await page.getByText("Ihre noch nicht gespeicherten Eingaben sind wieder da.").waitFor();
    await send(page);
    await thanks(page).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe("");
    expect(portal.state().requests).toHaveLength(1);
  });

  it("waits for a slow backend with a word and sends once", async () => {
    const { portal, answer } = heldBack("slow:contactRequest");
    const scene = await open({ portal: { ...portal, ...guest } });
    const { page } = scene;
    await fill(page);
    await send(page);
    await page.getByText("Ihre Anfrage wird gesendet.").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Nachricht senden" }).click({ force: true });
    expect(await axeFindings(page)).toEqual([]);
    answer();
    await thanks(page).waitFor();
    expect(posts(scene)).toHaveLength(1);
  });

  it("puts the server's words at the field", async () => {
    const { page } = await open();
    await fill(page);
    await page.locator('[name="email"]').fill("eva@abgelehnt.example");
    await send(page);
    await page.getByRole("link", { name: "Diese E-Mail-Adresse nimmt keine Nachrichten an." }).waitFor();
    expect(await focused(page)).toMatch(/^E-Mail-Adresse/);
    expect(await axeFindings(page)).toEqual([]);
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

  it("serves guests without a word about a login", async () => {
    const scene = await open();
    await scene.page.getByLabel(/^Vorname/).waitFor();
    expect(await scene.page.getByRole("link", { name: /Anmeldung/ }).count()).toBe(0);
    expect(scene.portal.calls.map(({ name }) => name)).toEqual(["user"]);
    expect(await axeFindings(scene.page)).toEqual([]);
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
  it("with 200 German addresses causes no error, and sends street and number apart", async () => {
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
    expect(addresses).toHaveLength(200);
    expect(await autofillAll(page, addresses)).toEqual([]);
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
  }, 90_000);
});
