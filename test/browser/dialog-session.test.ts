import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { configBlock } from "#mocks/pages.ts";
import { scenesOf } from "./scenes.ts";
import { SETTINGS } from "./settings.ts";
import { axeFindings, type SceneOptions } from "./support.ts";

const detail = (eventId: number): string =>
  `${configBlock()}<h1>Seite</h1><div id="portal-event-detail" data-event-id="${eventId}"></div>`;
const phone: Partial<SceneOptions> = { context: { viewport: { width: 390, height: 664 } } };
const open = scenesOf({ body: detail(5001), ...phone });

const dialogOf = (page: Page): Locator => page.getByRole("dialog").last();
const loginOf = (page: Page): Locator => dialogOf(page).getByRole("link", { name: /^Zur Anmeldung/ });

/** Whether all of it lies in the window and nothing lies over its middle. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluate((element: Element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return (
      top >= 0 && bottom <= innerHeight && element.contains(root.elementFromPoint(left + width / 2, (top + bottom) / 2))
    );
  });

/**
 * The login stands in the dialog in sight, takes the keyboard's focus there and leads to the login page in a new tab.
 */
async function expectLogin(page: Page): Promise<void> {
  const login = loginOf(page);
  await login.waitFor();
  expect(await isSeen(login)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  const isFocused = (): Promise<boolean> =>
    login.evaluate((link) => (link.getRootNode() as ShadowRoot).activeElement === link);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) await page.keyboard.press("Shift+Tab");
  expect(await isFocused()).toBe(true);
  const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Enter")]);
  expect(tab.url()).toContain("/kundenportal/login?returnTo=");
  await tab.close();
  await page.bringToFront();
}

describe("a session that is over while a dialog is open, on a phone", () => {
  it("offers the login in the cancel dialog, keeps the reason, and sends it after the return", async () => {
    const { page, portal } = await open();
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    await dialogOf(page).getByRole("radio", { name: "Anderer" }).click();
    await dialogOf(page).getByLabel("Ihr Grund").fill("Umzug der Abteilung");
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    await expectLogin(page);
    expect(await dialogOf(page).getByLabel("Ihr Grund").inputValue()).toBe("Umzug der Abteilung");
    portal.select({ scenario: "normal" });
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    await dialogOf(page).getByText("Buchung erfolgreich storniert.").waitFor();
    expect(portal.calls.filter(({ name }) => name === "cancelRecipient").at(-1)?.body).toEqual({
      reason: "Umzug der Abteilung",
    });
  });

  it("offers it in the booking dialog and keeps what was chosen", async () => {
    const { page, portal } = await open();
    await page.getByRole("button", { name: /^Buchen für Agnieszka/ }).click();
    await dialogOf(page).getByRole("radio", { name: "Nur Halbpension" }).click();
    await dialogOf(page).getByRole("checkbox").click();
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Verbindlich buchen" }).click();
    await expectLogin(page);
    expect(await dialogOf(page).getByRole("radio", { name: "Nur Halbpension" }).isChecked()).toBe(true);
    expect(await dialogOf(page).getByRole("checkbox").isChecked()).toBe(true);
  });

  it("offers it where another call of the page has noticed", async () => {
    const { page, portal } = await open({
      body: `${detail(5001)}<div id="portal-bookmarks"></div>`,
      portal: { scenario: "fail:bookmarks" },
    });
    await page.getByRole("button", { name: "Erneut versuchen" }).waitFor();
    await page.getByRole("button", { name: /^Buchen für Agnieszka/ }).click();
    await dialogOf(page).waitFor();
    portal.select({ scenario: "expired" });
    await page.locator("#portal-bookmarks").evaluate(({ shadowRoot }) => shadowRoot?.querySelector("button")?.click());
    await expectLogin(page);
  });

  it("offers it in the dialog for another login e-mail and keeps the address", async () => {
    const { page, portal } = await open({ body: SETTINGS });
    await page.getByRole("button", { name: "Login-E-Mail ändern" }).click();
    await dialogOf(page).getByLabel("Neue Login-E-Mail").fill("neu@betrieb.example");
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Änderung anfordern" }).click();
    await expectLogin(page);
    expect(await dialogOf(page).getByLabel("Neue Login-E-Mail").inputValue()).toBe("neu@betrieb.example");
  });

  it("offers it in the full-screen view of a photo, and repeats the download when asked", async () => {
    const { page, portal } = await open({ body: detail(5101), path: "/seite?setTab=bilder" });
    await page.getByRole("button", { name: "Bild 1 vergrößern" }).click();
    portal.select({ scenario: "expired" });
    await dialogOf(page).getByRole("button", { name: "Herunterladen" }).click();
    await expectLogin(page);
    portal.select({ scenario: "normal" });
    const download = page.waitForEvent("download");
    await dialogOf(page).getByRole("button", { name: "Erneut versuchen" }).click();
    expect((await download).suggestedFilename()).toContain("Bild1");
    await loginOf(page).waitFor({ state: "detached" });
  });
});

describe("a dialog on a phone", () => {
  it("brings a failure into view", async () => {
    const { page } = await open({ portal: { scenario: "fail:cancelRecipient" } });
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    await dialogOf(page).getByRole("radio", { name: "Erkrankung" }).click();
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    const failure = dialogOf(page).getByRole("alert");
    await failure.waitFor();
    expect(await isSeen(failure)).toBe(true);
  });

  it("brings the error of a long list into view", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    await dialogOf(page).getByRole("radio", { name: "Anderer" }).scrollIntoViewIfNeeded();
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    const error = dialogOf(page).getByText("Bitte wählen Sie einen Grund aus.");
    await error.waitFor();
    expect(await isSeen(error)).toBe(true);
    // The text field comes below the last reason, its error below the field.
    await dialogOf(page).getByRole("radio", { name: "Anderer" }).click();
    expect(await isSeen(dialogOf(page).getByLabel("Ihr Grund"))).toBe(true);
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    const second = dialogOf(page).getByText("Bitte geben Sie Ihren Grund an.");
    await second.waitFor();
    expect(await isSeen(second)).toBe(true);
  });
});

describe("a dialog in a page that is zoomed to 400 %", () => {
  const low: Partial<SceneOptions> = { context: { viewport: { width: 320, height: 256 } } };
  /** How a part of the dialog scrolls, and how much of it is seen at once, in pixels. */
  const scrolls = (part: Locator): Promise<{ more: boolean; seen: number }> =>
    part.evaluate((element) => ({
      more: getComputedStyle(element).overflowY === "auto" && element.scrollHeight > element.clientHeight,
      seen: element.clientHeight,
    }));

  it.each([
    ["Buchen für Agnieszka", "Verbindlich buchen"],
    ["Stornieren für Jörg", "Stornieren"],
  ])("scrolls as a whole: %s", async (opener, send) => {
    const { page } = await open(low);
    await page.getByRole("button", { name: opener }).click();
    expect(await scrolls(dialogOf(page))).toEqual({ more: true, seen: 222 });
    expect(await scrolls(dialogOf(page).locator(".dialog-body"))).toMatchObject({ more: false });
    const button = dialogOf(page).getByRole("button", { name: send });
    await button.focus();
    expect(await isSeen(button)).toBe(true);
  });

  it.each([
    ["fail:checkout", "Es ist ein Fehler aufgetreten!", "Verbindlich buchen"],
    ["status-403:checkout", "Das Seminar ist bereits gebucht", "Schließen"],
  ] as const)("has a failed booking in sight, and its buttons in reach: %s", async (scenario, failure, next) => {
    const { page } = await open({ ...low, portal: { scenario } });
    await page.getByRole("button", { name: "Buchen für Agnieszka" }).click();
    await dialogOf(page).getByRole("radio", { name: "Nur Halbpension" }).check();
    await dialogOf(page)
      .getByRole("checkbox", { name: /^Ich akzeptiere/ })
      .check();
    await dialogOf(page).getByRole("button", { name: "Verbindlich buchen" }).click();
    const said = dialogOf(page).getByText(failure).locator("..");
    await said.waitFor();
    expect(await isSeen(said)).toBe(true);
    expect(await scrolls(dialogOf(page))).toEqual({ more: true, seen: 222 });
    expect(await scrolls(dialogOf(page).locator(".dialog-body"))).toMatchObject({ more: false });
    for (const way of [
      dialogOf(page).getByRole("link", { name: /^Kundensupport/ }),
      dialogOf(page).getByRole("button", { name: next }).last(),
    ]) {
      await way.focus();
      expect(await isSeen(way)).toBe(true);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  it("brings the error into view", async () => {
    const { page } = await open(low);
    await page.getByRole("button", { name: "Stornieren für Jörg" }).click();
    await dialogOf(page).getByRole("button", { name: "Stornieren" }).click();
    const error = dialogOf(page).getByRole("alert");
    await error.waitFor();
    expect(await isSeen(error)).toBe(true);
  });
});
