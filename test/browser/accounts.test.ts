import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { checkoutTexts } from "#i18n/checkout.ts";
import { forms } from "#i18n/forms.ts";
import { localLoginTexts } from "#i18n/local-login.ts";
import { registration } from "#i18n/registration.ts";
import { axeFindings } from "./axe.ts";
import { focused, tabTo } from "./keyboard.ts";
import { posts, scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const guest = { customer: "guest" } as const;
const phone = { viewport: { width: 390, height: 844 } };
const open = scenesOf({ body: '<h1>Konto</h1><div id="portal-login"></div>', portal: guest });

const EMAIL = "sabine.brinkmann@musterwerke.example";
const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** As password managers do it that tell nobody: values only. */
const fillSilently = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.locator("form").evaluate((form, given) => {
    for (const [name, value] of Object.entries(given))
      Object.assign(form.querySelector(`[name="${name}"]`) ?? {}, { value });
  }, values);

describe("the login in a browser", () => {
  it("goes by keyboard alone, says what is wrong, and leads back to where one came from", async () => {
    const scene = await open({ context: phone, path: "/seite?returnTo=%2Fseite%3Fwieder%3D1%23da" });
    const { page } = scene;
    await field(page, "email").waitFor();
    await tabTo(page, "Anmelden");
    await page.keyboard.press("Enter");
    await page.getByText(localLoginTexts.passwordMissing).waitFor();
    expect(await focused(page)).toMatch(/^E-Mail-Adresse/);
    await page.keyboard.type(EMAIL);
    await page.keyboard.press("Tab");
    await page.keyboard.type("falsch");
    await page.keyboard.press("Enter");
    await page.getByText(localLoginTexts.wrong).waitFor();
    expect(await focused(page)).toMatch(/^Passwort/);
    expect(await page.getByRole("link", { name: localLoginTexts.forgotten }).getAttribute("href")).toContain(
      `email=${encodeURIComponent(EMAIL)}`,
    );
    await page.keyboard.press("Control+a");
    await page.keyboard.type("portal-demo");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/seite?wieder=1#da");
    // The browser tells of the 401 itself.
    expect(scene.complaints.filter((text) => !text.includes("401"))).toEqual([]);
  });

  it("sends what a password manager has filled in without telling anybody", async () => {
    const { page } = await open();
    await field(page, "password").waitFor();
    await fillSilently(page, { email: EMAIL, password: "portal-demo" });
    await field(page, "password").press("Enter");
    await page.waitForURL("**/kundenportal");
  });
});

const person = {
  firstname: "Jörg",
  lastname: "Müller-Lüdenscheidt",
  company: "Musterwerke GmbH",
  phone: "+49 (531) 55 50-100",
};
const address = { streetNumber: "", postalCode: "38 112", city: "Braunschweig" };
const account = { email: "joerg@neu.example", password: "Sieben Wale im Mai" };

/** As browsers fill a form: all values at once, each told by its events. */
const autofill = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.locator("form").evaluate((form, given) => {
    for (const [name, value] of Object.entries(given)) {
      const element = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (element === null) throw new Error(`There is no field ${name}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
      for (const type of ["input", "change", "blur"]) element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);

const create = (page: Page): Promise<void> => page.getByRole("button", { name: checkoutTexts.openAccount }).click();
const created = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: /^Ihr Konto wurde angelegt\./ }).waitFor();
const openRegistration = (more: Parameters<typeof open>[0] = {}): Promise<Scene> =>
  open({ body: '<h1>Registrierung</h1><div id="portal-user-registration"></div>', ...more });

describe("the registration in a browser", () => {
  it("takes what autofill brings, sends what is right and the password as it is", async () => {
    const scene = await openRegistration({ context: phone });
    const { page } = scene;
    await field(page, "password").waitFor();
    await create(page);
    await expect
      .poll(() =>
        page
          .getByRole("group", { name: forms.summary(11) })
          .getByRole("link")
          .count(),
      )
      .toBe(11);
    await autofill(page, { salutation: "Herr", ...person, ...address, street: "Straße des 17. Juni 135", ...account });
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(0);
    await create(page);
    await created(page);
    expect(posts(scene)).toMatchObject([
      {
        path: "/general-api/user-registration",
        body: {
          ...person,
          phone: "+495315550100",
          street: "Straße des 17. Juni",
          streetNumber: "135",
          postalCode: "38112",
          ...account,
        },
      },
    ]);
    expect(await focused(page)).toMatch(/^Ihr Konto wurde angelegt/);
  });

  it("goes through where what comes later cannot be had: the question for a free address, the rating of the password, the mail providers", async () => {
    const asked: string[] = [];
    const scene = await openRegistration({
      before: (page) =>
        page.route(/\/parts\/(ask-address|password-strength|mail-provider)/, (route) => {
          asked.push(new URL(route.request().url()).pathname.replace(/.*\//, ""));
          return route.abort();
        }),
    });
    const { page } = scene;
    await field(page, "password").waitFor();
    await field(page, "email").fill("eva@wbe.de");
    await field(page, "password").fill(account.password);
    await autofill(page, { salutation: "Herr", ...person, ...address, street: "Werkstraße 100", ...account });
    await expect
      .poll(() => [...new Set(asked)].sort())
      .toEqual(["ask-address.js", "mail-provider.js", "password-strength.js"]);
    expect(await field(page, "password").inputValue()).toBe(account.password);
    await create(page);
    await created(page);
    expect(posts(scene)).toHaveLength(1);
  });

  it("asks for an address that is taken, keeps the words of the server at their fields, and loses nothing over a failure and a reload but the password", async () => {
    const scene = await openRegistration();
    const { page, portal } = scene;
    page.setDefaultTimeout(10_000);
    await field(page, "password").waitFor();
    await autofill(page, {
      salutation: "Herr",
      ...person,
      ...address,
      street: "Werkstraße",
      streetNumber: "100",
      ...account,
      email: EMAIL,
    });
    await field(page, "email").focus();
    await field(page, "email").blur();
    await page.getByText(registration.taken).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await create(page);
    expect(posts(scene)).toEqual([]);
    portal.select({ scenario: "fail:userRegistration" });
    await field(page, "email").fill(account.email);
    await create(page);
    await page.getByRole("alert").filter({ hasText: "Wir wissen noch nicht" }).waitFor();
    expect(await field(page, "password").inputValue()).toBe(account.password);
    await page.reload();
    await page.getByText(forms.restored).waitFor();
    expect([
      await field(page, "firstname").inputValue(),
      await field(page, "email").inputValue(),
      await field(page, "password").inputValue(),
    ]).toEqual(["Jörg", account.email, ""]);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toContain("Wale");
    // The answer of the next try is lost, and the one after it makes no second account.
    portal.select({ scenario: "lost:userRegistration" });
    await field(page, "password").fill(account.password);
    await create(page);
    await page.getByRole("alert").filter({ hasText: "Wir wissen noch nicht" }).waitFor();
    portal.select({ scenario: "normal" });
    await create(page);
    await created(page);
    expect(portal.state().requests.filter((request) => JSON.stringify(request).includes(account.email))).toHaveLength(
      1,
    );
  });
});
